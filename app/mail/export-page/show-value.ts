import { isLanguage, type Language } from "~/contract/language";
import { anyKey } from "~/i18n/any-key";
import { countryName, formatBytes, formatDate, formatTaxRate, formatTime } from "~/i18n/format";
import { languageNames } from "~/i18n/languages";
import { i18nFor } from "~/i18n/server";
import { escapeHtml } from "../escape-html";
import type { ExportWords } from "../export-page-texts/de";
import type { FieldKind } from "./shown-parts";

export type Row = Record<string, unknown>;
export type PageReader = { language: Language; timeZone: string; words: ExportWords };

/** A text of unknown direction, with its lines; a long one begins at its own language's side. */
function textOf(value: unknown): string {
  const text = String(value);
  const element = text.length > 120 || text.includes("\n") ? "div" : "span";
  return `<${element} class="text" dir="auto">${escapeHtml(text)}</${element}>`;
}
const listOf = (items: string[]) =>
  items.length ? `<ul>${items.map(item => `<li>${item}</li>`).join("")}</ul>` : "";
const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");

/** Writes the values of an export as HTML for their reader; empty for what is not stored. */
export function valueWriter(reader: PageReader) {
  const { language, words } = reader;
  const { t, exists } = i18nFor(language);
  const text = anyKey(t);
  const time = (value: unknown) => {
    const at = new Date(String(value));
    return `<time datetime="${at.toISOString()}">${escapeHtml(formatTime(at, reader))}</time>`;
  };
  const day = (value: unknown) => {
    const date = value instanceof Date ? value.toISOString().slice(0, 10) : String(value).slice(0, 10);
    return escapeHtml(formatDate(`${date}T12:00:00Z`, { language, timeZone: "UTC" }));
  };
  const choiceOf = (keyOf: (code: string) => string, value: unknown): string => {
    const code = value === true ? "yes" : value === false ? "no" : String(value);
    const own = words.choices[code as keyof typeof words.choices];
    const key = keyOf(code);
    return own ?? (exists(key) ? text(key) : code);
  };
  const placeOf = ({ file, page, heading }: Row) =>
    [file, heading, page === null ? null : filled(words.page, { page: String(page) })]
      .filter(Boolean)
      .map(textOf)
      .join(" · ");

  const sources = (value: Row[]) =>
    listOf(
      value.map(
        source =>
          `[${source.number}] ${placeOf(source)}<blockquote>${textOf(
            [source.before, source.sentence, source.after].filter(Boolean).join(" "),
          )}</blockquote>`,
      ),
    );
  const golden = ({ level, sentence, sourceName, page }: Row) =>
    [
      escapeHtml(choiceOf(code => `golden:level.${code}`, level)),
      sentence ? textOf(sentence) : "",
      placeOf({ file: sourceName ?? null, page: sourceName ? (page ?? null) : null, heading: null }),
    ]
      .filter(Boolean)
      .join("<br>");

  return (kind: FieldKind, value: unknown, row: Row): string => {
    if (value === null || value === undefined || value === "") return "";
    if (typeof kind === "object") {
      const name = (code: unknown) => escapeHtml(choiceOf(kind.choice, code));
      return Array.isArray(value) ? listOf(value.map(name)) : name(value);
    }
    switch (kind) {
      case "time":
        return time(value);
      case "times":
        return listOf((value as unknown[]).map(time));
      case "day":
        return day(value);
      case "yes":
        return value ? words.yes : words.no;
      case "bytes":
        return escapeHtml(formatBytes(Number(value), language));
      case "percent":
        return escapeHtml(formatTaxRate(Number(value), language));
      case "list":
        return listOf((value as unknown[]).map(textOf));
      case "country":
        return escapeHtml(countryName(String(value), language));
      case "language":
        return isLanguage(value) ? languageNames[value] : textOf(value);
      case "picture": {
        const { kind: type } = value as Row;
        return `<img src="picture.${type}" alt="" height="96">`;
      }
      case "identity":
      case "newEmail": {
        const { email, linked_at: linked, expires_at: expires } = value as Row;
        const at = formatTime(String(linked ?? expires), reader);
        return textOf(
          filled(kind === "identity" ? words.since : words.until, { email: String(email), time: at }),
        );
      }
      case "upload":
        return row.included ? `<a href="files/${row.id}.${row.kind}">${textOf(value)}</a>` : textOf(value);
      case "answerer":
        if (value === "builtin") return escapeHtml(words.quoted);
        return value === "person"
          ? escapeHtml(words.person)
          : textOf(filled(words.model, { model: String(value) }));
      case "result":
        return escapeHtml(Number(value) < 400 ? words.done : `${words.refused} (${value})`);
      case "sources":
        return sources(value as Row[]);
      case "golden":
        return golden(value as Row);
      default:
        return textOf(value);
    }
  };
}
