// A link to hand to others: shown, copied, shared.

import { toast } from "../kit/toast";
import { t } from "../kit/texts";
import share from "icon:share";
import { Picture } from "../kit/drawing";
import "./invite.css";

/** The clipboard is only there on secure addresses; elsewhere the marked text is copied as if by hand. */
export async function copy(text: string): Promise<void> {
  if (navigator.clipboard) await navigator.clipboard.writeText(text);
  else {
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }
  toast("page-copied");
}

export function LinkToCopy({ link, label }: { link: string; label: string }) {
  return (
    <div class="link-to-copy">
      <input class="field" type="text" readOnly value={link} aria-label={label} onFocus={(event) => event.currentTarget.select()} />
      <button type="button" class="button plain" onClick={() => void copy(link)}>
        {t("page-copy")}
      </button>
    </div>
  );
}

export function canShare(): boolean {
  return typeof navigator.share === "function";
}

/** Hands something to another program of the device; whoever changes their mind there has done nothing wrong. */
export function ShareButton({ title, url, text = "", class: name = "quiet" }: { title: string; url: string; text?: string; class?: string }) {
  const give = async () => {
    try {
      await navigator.share({ title, url, ...(text ? { text } : {}) });
    } catch (problem) {
      if (!(problem instanceof DOMException)) throw problem;
    }
  };
  return (
    <button type="button" class={`button ${name}`} onClick={() => void (canShare() ? give() : copy(text ? `${text} ${url}` : url))}>
      <Picture of={share} />
      <span class="label">{t("page-share")}</span>
    </button>
  );
}
