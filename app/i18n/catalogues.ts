import { isLanguage, type Language, languages } from "~/contract/language";
import { withFrenchSpaces } from "./french-spaces";

type Catalogue = Record<string, string>;

// Every file of locales/<language>/<namespace>.ts exports one object under the namespace's own name.
const files = import.meta.glob<Record<string, Catalogue>>("./locales/*/*.ts", { eager: true });

/** All texts by language, namespace and key. Server only. */
export const catalogues = Object.fromEntries(languages.map(language => [language, {}])) as Record<
  Language,
  Record<string, Catalogue>
>;
for (const [path, module] of Object.entries(files)) {
  const [language, namespace] = path.replace("./locales/", "").replace(".ts", "").split("/");
  const catalogue = namespace ? module[namespace] : undefined;
  if (!isLanguage(language) || !namespace || !catalogue) continue;
  catalogues[language][namespace] = language === "fr" ? spaced(catalogue) : catalogue;
}

function spaced(catalogue: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, withFrenchSpaces(text)]));
}
