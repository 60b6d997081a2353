import { Form } from "@remix-run/react";
import { Globe, SunMoon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { languages } from "~/contract/language";
import { languageNames } from "~/i18n/languages";
import { paths } from "~/paths";
import { choiceOf, choices } from "~/session/preferences-choices";
import type { PageData } from "./frame-data";
import { Menu } from "./menu";
import { PreferenceForm } from "./preference-form";

/**
 * Language and appearance: two small forms that return to the same page. A change of language loads a new
 * document, so that direction and texts are consistent.
 */
export function PreferencesMenu({ data }: { data: Pick<PageData, "here" | "language" | "look"> }) {
  const { t } = useTranslation();
  const { here, language, look } = data;
  return (
    <>
      <Menu
        icon={<Globe size={20} aria-hidden />}
        label={`${t("label", { name: t("language") })} ${languageNames[language]}`}
        short={language.toUpperCase()}
      >
        <Form method="post" action={paths.preferences()} reloadDocument>
          <input type="hidden" name="to" value={here} />
          {languages.map(code => (
            <button
              type="submit"
              key={code}
              name="language"
              value={code}
              lang={code}
              aria-current={code === language || undefined}
            >
              {languageNames[code]}
            </button>
          ))}
        </Form>
      </Menu>
      <Menu icon={<SunMoon size={20} aria-hidden />} label={t("theme")}>
        <PreferenceForm here={here}>
          {choices.theme.map(choice => (
            <button
              type="submit"
              key={choice}
              name="theme"
              value={choice}
              aria-current={choice === choiceOf(look, "theme") || undefined}
            >
              {t(`theme.${choice}`)}
            </button>
          ))}
        </PreferenceForm>
      </Menu>
    </>
  );
}
