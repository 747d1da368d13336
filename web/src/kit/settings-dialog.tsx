// What a person sets for this device.

import { Dialog } from "./dialog";
import { changeSettings, settings, type Settings } from "./settings";
import { LANGUAGES, t } from "./texts";
import "./settings-dialog.css";

interface ChooseProps<K extends keyof Settings> {
  name: K;
  values: readonly Settings[K][];
  say(value: Settings[K]): string;
}

export function Choose<K extends keyof Settings>({ name, values, say }: ChooseProps<K>) {
  return (
    <fieldset class="setting">
      <legend>{t(`page-set-${name}`)}</legend>
      <div class="segments">
        {values.map((value) => (
          <label key={String(value)} class={settings[name] === value ? "on" : ""}>
            <input type="radio" name={name} checked={settings[name] === value} onChange={() => changeSettings({ [name]: value } as Partial<Settings>)} />
            {say(value)}
          </label>
        ))}
      </div>
      <p class="note">{t(`page-set-${name}.help`)}</p>
    </fieldset>
  );
}

export function SettingsChoices() {
  return (
    <>
      <Choose name="language" values={LANGUAGES} say={(language) => t(`page-language-${language}`)} />
      <Choose name="theme" values={["system", "light", "dark"]} say={(theme) => t(`page-theme-${theme}`)} />
      <Choose name="motion" values={["system", "on", "off"]} say={(motion) => t(`page-motion-${motion}`)} />
      <Choose name="confirm" values={[false, true]} say={(confirm) => t(confirm ? "page-confirm-yes" : "page-confirm-no")} />
    </>
  );
}

export function SettingsDialog() {
  return (
    <Dialog title={t("page-settings")}>
      <SettingsChoices />
    </Dialog>
  );
}

export function LanguageSwitch() {
  return (
    <div class="languages" role="group" aria-label={t("page-set-language")}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={settings.language === language}
          aria-label={t(`page-language-${language}`)}
          onClick={() => changeSettings({ language })}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
