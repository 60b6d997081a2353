import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { foldText, stripAccents } from "~/domain/retrieval/words/normalise";

/** A row of the table of a document's versions, as rows are quoted: "Fassung: 2.0; Gültig ab: …; Änderung: …". */
const historyRow =
  /(?:^|; )(?:datum|date|fassung|version|versionsnummer|revision|rev\.?|ausgabe|stand|release|edition|indice|الإصدار|النسخة|التاريخ)(?: \p{L}+\.?)? ?: [^;]+(?:; .*)?; (?:\p{L}+ )*(?:anderung(?:en)?|geandert|anlass|changes?|changed|modifications?|modifie|التغيير|التغييرات|التعديل)[^:;]{0,20}: /u;
/** The heading of such a table, with its number. */
const historyHeading =
  /^(?:[\d.]+ )?(?:(?:anderungs|versions|dokument(?:en)?|revisions)(?:historie|verzeichnis|verlauf|ubersicht|stand)|anderungsnachweis|revision history|document history|change ?log|historique(?: des (?:versions|modifications|revisions))?|سجل (?:التغييرات|الإصدارات))$/u;
const asksForHistory =
  /anderung|(?:ge|ver)?andert(?!\p{L})|(?<!\p{L})(?:fassung|version|ausgabe(?!n)|stand|neue?[mnrs]?|new|nouve\p{L}+)(?:en|s)?(?!\p{L})|revision|change|modif|الإصدار|النسخة|تغيير|تعديل|جديد/u;

const fold = (text: string) => stripAccents(foldText(text));

/** Whether a question asks what versions of a document changed. */
export const asksForRevisions = (question: string): boolean => asksForHistory.test(fold(question));

/**
 * Whether a sentence says what a version of its document changed. The rule itself stands elsewhere, and may have changed
 * since.
 */
export const isRevision = (sentence: string): boolean => historyRow.test(fold(sentence));

/** Whether most of a passage is the history of its document, or its heading says so. */
export function isRevisionHistory({ heading, text }: Pick<FoundPassage, "heading" | "text">): boolean {
  if (historyHeading.test(fold(heading?.split(" › ").at(-1) ?? "").trim())) return true;
  const revisions = text.split("\n").filter(isRevision);
  return revisions.join("").length * 2 >= text.length;
}
