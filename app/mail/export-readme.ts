import { settings } from "~/env";
import type { Language } from "~/i18n/languages";
import { exportWords } from "./letter";

/** What the .zip with somebody's data says about itself, in their language. */
export function exportReadme(to: { language: Language }): string {
  const { APP_TITLE: product } = settings();
  return `${exportWords(to.language).join("\n").replaceAll("{product}", product)}\n`;
}
