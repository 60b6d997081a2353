import type { Language } from "~/contract/language";
import { settings } from "~/env";
import { formatNumber, formatTime } from "~/i18n/format";
import { withFrenchSpaces } from "~/i18n/french-spaces";
import { directionOf } from "~/i18n/languages";
import { paths } from "~/paths";
import { escapeHtml } from "../escape-html";
import { texts } from "../templates";
import { pageStyle } from "./page-style";
import { type Row, valueWriter } from "./show-value";
import { shownParts } from "./shown-parts";

/** One file of an export: how many records it has, and these, piece by piece. */
export type ExportPart = { name: string; count: number; rows: () => AsyncIterable<Row> };

/**
 * An export as a page that a person reads without any program but a browser: in their language and direction, with
 * times in their zone. One file, so that it also opens from within the .zip; written piece by piece.
 */
export async function* writeExportPage(
  reader: { language: Language; timeZone: string },
  parts: ExportPart[],
  now: Date,
): AsyncGenerator<string> {
  const { language, timeZone } = reader;
  const { APP_TITLE: product, DOMAIN: origin } = settings();
  const words = texts[language].exportPage;
  const set = (text: string) => escapeHtml(language === "fr" ? withFrenchSpaces(text) : text);
  const toHtml = valueWriter({ language, timeZone, words });
  const title = set(words.title.replace("{product}", product));
  const [full, empty] = [parts.filter(({ count }) => count > 0), parts.filter(({ count }) => count === 0)];
  const titleOf = ({ name }: ExportPart) => set(words.parts[shownParts[name]!.title]);
  const anchorOf = ({ name }: ExportPart) => name.replace(".json", "");
  const lead = [
    words.about.replace("{time}", formatTime(now, reader)),
    words.zone.replace("{zone}", timeZone),
    words.unpack,
    words.programs,
    words.secrets,
  ];
  const law = `${origin}${paths.privacy()}`;
  yield `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src 'self' file:; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${pageStyle}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${lead.map(text => `<p>${set(text)}</p>`).join("\n")}
<p>${set(words.law)} <a href="${escapeHtml(law)}" dir="ltr">${escapeHtml(law)}</a></p>
<nav aria-label="${set(words.contents)}"><h2>${set(words.contents)}</h2>
<ul>${full.map(part => `<li><a href="#${anchorOf(part)}">${titleOf(part)}</a> (${formatNumber(part.count, language)})</li>`).join("")}</ul>
${empty.length ? `<p>${set(words.nothing)}</p><ul>${empty.map(part => `<li>${titleOf(part)}</li>`).join("")}</ul>` : ""}
</nav>
`;
  for (const part of full) {
    const { fields, table } = shownParts[part.name]!;
    const labelled = fields.map(([name, label, kind = "text"]) => ({
      name,
      label: set(words.fields[label]),
      write: (row: Row) => toHtml(kind, row[name], row),
    }));
    yield `<section id="${anchorOf(part)}"><h2>${titleOf(part)}</h2>\n`;
    if (table)
      yield `<div class="wide"><table><thead><tr>${labelled.map(({ label }) => `<th scope="col">${label}</th>`).join("")}</tr></thead><tbody>\n`;
    for await (const row of part.rows()) {
      if (table) {
        yield `<tr>${labelled.map(({ write }) => `<td>${write(row) || "–"}</td>`).join("")}</tr>\n`;
        continue;
      }
      const entries = labelled.map(field => [field.label, field.write(row)]).filter(([, value]) => value);
      yield `<dl>${entries.map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`).join("")}</dl>\n`;
    }
    yield `${table ? "</tbody></table></div>" : ""}</section>\n`;
  }
  yield "</main>\n</body>\n</html>\n";
}
