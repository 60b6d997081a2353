import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { languages } from "~/contract/language";
import { languageNames } from "~/i18n/languages";
import { paths } from "~/paths";
import { type ChoiceName, choiceOf, choices } from "~/session/preferences-choices";
import { Button } from "~/ui/primitives/button";
import type { Colours } from "~/ui/theme/tokens";
import { ColourChoice } from "./colour-choice";
import type { PageData } from "./frame-data";
import { PreferenceForm } from "./preference-form";

const Root = styled.div`
  display: grid; gap: var(--s6);
  > section { display: grid; gap: var(--s4); padding-block-end: var(--s6); border-block-end: 1px solid var(--line); }
  form { display: grid; gap: var(--s4); }
  legend, label { font: 500 var(--t15) var(--font); }
  fieldset p { color: var(--muted); font: 400 var(--t13) var(--font); margin-block-start: var(--s1); }
  .options { display: flex; flex-wrap: wrap; gap: var(--s2); margin-block-start: var(--s2); }
  .options button { display: inline-flex; align-items: center; gap: var(--s2); min-block-size: 2.5rem; padding: 0.25rem var(--s3); border: 1px solid var(--control); border-radius: var(--r-control); background: var(--surface); color: var(--ink); font: 500 var(--t15) var(--font); cursor: pointer; }
  .options button:hover { background: var(--sunken); }
  .options button[aria-pressed="true"] { border-color: var(--accent); background: var(--tint); color: var(--accent-deep); box-shadow: inset 0 0 0 1px var(--accent); }
  .dot { inline-size: 1rem; block-size: 1rem; border-radius: 50%; border: 1px solid var(--control); }
  .own { display: grid; gap: var(--s3); }
  .own legend { margin-block-end: var(--s2); }
  .own > div:not(:last-child) { display: grid; grid-template-columns: 3rem minmax(0, 1fr); gap: 0 var(--s3); align-items: center; }
  .own input { grid-row: span 2; inline-size: 3rem; block-size: 2.5rem; padding: 2px; border: 1px solid var(--control); border-radius: var(--r-control); background: var(--surface); cursor: pointer; }
  .own p { margin: 0; }
  @media (max-width: 639px) { .options button { min-block-size: 2.75rem; } }
  @media (forced-colors: active) { .options button[aria-pressed="true"] { background: Highlight; color: HighlightText; forced-color-adjust: none; } .dot { forced-color-adjust: none; } }
`;

const shared = ["on", "off", "sticky", "static", "hidden"];

/** All options of appearance; each is a button of a form that returns to the current page. */
export function Customizer({ data, colours }: { data: PageData; colours: Colours }) {
  const { t } = useTranslation(["customizer", "shell"]);
  const { here, look, language } = data;
  const word = (name: ChoiceName, value: string) => {
    if (name === "theme") return t(`shell:theme.${value}` as "shell:theme.system");
    const own = shared.includes(value) && name !== "nav-collapsed";
    return own ? t(`kind.${value}` as "kind.on") : t(`choice.${name}.${value}` as "choice.skin.bordered");
  };
  const choice = (name: ChoiceName, hint?: string) => (
    <fieldset>
      <legend>{name === "theme" ? t("shell:theme") : t(name as "skin")}</legend>
      {hint ? <p>{hint}</p> : null}
      <div className="options">
        {choices[name].map(value => (
          <button
            type="submit"
            key={value}
            name={name}
            value={value}
            aria-pressed={choiceOf(look, name) === value}
          >
            {word(name, value)}
          </button>
        ))}
      </div>
    </fieldset>
  );
  return (
    <Root>
      <section>
        <h2>{t("look")}</h2>
        <PreferenceForm here={here}>
          {choice("theme")}
          {choice("skin")}
        </PreferenceForm>
        <ColourChoice here={here} look={look} colours={colours} language={language} />
      </section>
      <section>
        <h2>{t("navigation")}</h2>
        <PreferenceForm here={here}>
          {choice("orientation", t("orientation.hint"))}
          {choice("nav-collapsed")}
          {choice("semi-dark")}
          {choice("horizontal-nav")}
        </PreferenceForm>
      </section>
      <section>
        <h2>{t("bars")}</h2>
        <PreferenceForm here={here}>
          {choice("navbar")}
          {choice("navbar-blur")}
          {choice("footer")}
        </PreferenceForm>
      </section>
      <section>
        <h2>{t("content")}</h2>
        <PreferenceForm here={here}>{choice("content-width")}</PreferenceForm>
      </section>
      <section>
        <h2>{t("words")}</h2>
        <Form method="post" action={paths.preferences()} reloadDocument>
          <input type="hidden" name="to" value={here} />
          <fieldset>
            <legend>{t("shell:language")}</legend>
            <div className="options">
              {languages.map(code => (
                <button
                  type="submit"
                  key={code}
                  name="language"
                  value={code}
                  lang={code}
                  aria-pressed={code === language}
                >
                  {languageNames[code]}
                </button>
              ))}
            </div>
          </fieldset>
        </Form>
        <PreferenceForm here={here}>{choice("direction")}</PreferenceForm>
      </section>
      <section>
        <h2>{t("keyboard")}</h2>
        <PreferenceForm here={here}>{choice("shortcuts")}</PreferenceForm>
      </section>
      <PreferenceForm here={here}>
        <div>
          <Button name="reset" value="all">
            {t("reset")}
          </Button>
        </div>
      </PreferenceForm>
    </Root>
  );
}
