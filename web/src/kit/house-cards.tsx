// Said wherever a game is not the printed one.

import { t } from "./texts";

export function HouseCards() {
  return (
    <span class="house-cards" title={t("page-house-cards.help")}>
      {t("page-house-cards")}
    </span>
  );
}
