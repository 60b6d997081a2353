import { isLanguage, type Language, languages } from "~/contract/language";

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
  catalogues[language][namespace] = language === "fr" ? withFrenchSpaces(catalogue) : catalogue;
}

/** French puts a space before high punctuation, inside quotes and between thousands; makes it non-breaking. */
function withFrenchSpaces(catalogue: Catalogue): Catalogue {
  const spaced = (text: string) =>
    text
      .replace(/ (?=[:;?!%»])/g, "\u00a0")
      .replace(/(?<=«) /g, "\u00a0")
      .replace(/(?<=\d) (?=\d{3}(?!\d))/g, "\u202f");
  return Object.fromEntries(Object.entries(catalogue).map(([key, text]) => [key, spaced(text)]));
}
