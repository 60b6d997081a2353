import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Language } from "~/contract/language";
import { formatNumber } from "~/i18n/format";
import { type ColourName, colourNames, type Look, swatches } from "~/session/preferences-choices";
import { Button } from "~/ui/primitives/button";
import { checkColour } from "~/ui/theme/own-colours";
import type { Colours } from "~/ui/theme/tokens";
import { PreferenceForm } from "./preference-form";

/** Colours whose text is on a surface, with the theme of that surface. */
const carriesText: Partial<Record<ColourName, "light" | "dark">> = {
  "primary-darken-light": "light",
  "primary-dark": "dark",
};

/** Colour presets, and custom colours with their contrast. */
export function ColourChoice({
  here,
  look,
  colours,
  language,
}: {
  here: string;
  look: Look;
  colours: Colours;
  language: Language;
}) {
  const { t } = useTranslation("customizer");
  const standard = [colours.primary, colours.primaryDark, colours.primary, colours.primaryDark] as const;
  const current = colourNames.map((name, at) => look[name] ?? standard[at]!.toLowerCase());
  const shown = current.join();
  const [tried, setTried] = useState<{ shown: string; colours: Record<string, string> }>({
    shown,
    colours: {},
  });
  // Other colours reset the fields.
  if (tried.shown !== shown) setTried({ shown, colours: {} });
  const sets = Object.entries({ standard, ...swatches });
  const pick = (event: FormEvent<HTMLInputElement>) => {
    const { name, value } = event.currentTarget;
    setTried(known => ({ shown, colours: { ...known.colours, [name]: value } }));
  };
  const contrastOf = (name: ColourName, colour: string) => {
    const theme = carriesText[name];
    if (!theme) return null;
    const { ratio, used } = checkColour(colour, theme, colours);
    // Rounded down: 4.46 must not look like 4.5.
    const shown = formatNumber(Math.floor(ratio * 10) / 10, language);
    return ratio >= 4.5 ? t("contrast.good", { ratio: shown }) : t("contrast.poor", { ratio: shown, used });
  };
  return (
    <>
      <PreferenceForm here={here}>
        <fieldset>
          <legend>{t("colours")}</legend>
          <div className="options">
            {sets.map(([name, set]) => (
              <button
                type="submit"
                key={name}
                name="colours"
                value={name}
                aria-pressed={set.every((colour, at) => colour.toLowerCase() === current[at])}
              >
                <span className="dot" style={{ background: set[1] }} aria-hidden />
                {t(`colours.${name}` as "colours.standard")}
              </button>
            ))}
          </div>
        </fieldset>
      </PreferenceForm>
      <PreferenceForm here={here}>
        <fieldset className="own" key={shown}>
          <legend>{t("own")}</legend>
          {colourNames.map((name, at) => (
            <div key={name}>
              <input
                id={name}
                type="color"
                name={name}
                defaultValue={current[at]}
                onInput={pick}
                aria-describedby={carriesText[name] ? `${name}-contrast` : undefined}
              />
              <label htmlFor={name}>{t(`own.${name}`)}</label>
              {carriesText[name] ? (
                <p id={`${name}-contrast`} role="status">
                  {contrastOf(name, tried.colours[name] ?? current[at]!)}
                </p>
              ) : null}
            </div>
          ))}
          <div>
            <Button>{t("apply")}</Button>
          </div>
        </fieldset>
      </PreferenceForm>
    </>
  );
}
