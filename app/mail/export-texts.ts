import type { Language } from "~/contract/language";
import { settings } from "~/env";
import { exportWords } from "./compose-mail";
import { type ExportPart, writeExportPage } from "./export-page/write-export-page";

/** The words of an export's .zip, in the user's language: its README, and its page to read. */
export function exportTexts(reader: { language: Language; timeZone: string }) {
  const { APP_TITLE: product } = settings();
  return {
    readme: `${exportWords(reader.language).join("\n").replaceAll("{product}", product)}\n`,
    page: (parts: ExportPart[], now: Date) => writeExportPage(reader, parts, now),
  };
}
