import type { Language } from "~/contract/language";
import { settings } from "~/env";
import { exportWords } from "./compose-mail";

/** The README of an export's .zip, in the user's language. */
export function exportReadme(to: { language: Language }): string {
  const { APP_TITLE: product } = settings();
  return `${exportWords(to.language).join("\n").replaceAll("{product}", product)}\n`;
}
