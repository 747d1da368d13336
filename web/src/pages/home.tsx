import { post } from "../kit/ask";
import { go } from "../kit/route";
import { t } from "../kit/texts";

async function play(): Promise<void> {
  const bots = [1, 2, 3].map(() => ({ kind: "bot", level: "captain" }));
  const { table } = await post<{ table: string }>("/api/tables", { game: "port-royal", seats: [{ kind: "person" }, ...bots], start: true });
  go(`/t/${table}`);
}

export function Page() {
  return (
    <main class="home">
      <h1>Flibuste</h1>
      <button type="button" class="button primary" onClick={() => void play()}>
        <span class="label">{t("page-play-bots")}</span>
      </button>
    </main>
  );
}
