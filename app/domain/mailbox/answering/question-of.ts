import { quoteHeads } from "~/contract/quote-heads";

/** Chosen: a longer question finds nothing better, and a whole letter would be its own noise. */
const maxLetters = 1000;

/** The line with which a letter ends; what follows is a name. */
const closings =
  /^(mit (freundlichen|besten|herzlichen) grüßen|(freundliche|viele|beste|liebe|herzliche) grüße|mfg|lg|(best|kind|warm) regards|kind regards|regards|sincerely|yours sincerely|thanks|cordialement|bien cordialement|salutations|مع التحية|تحياتي)[\s,.!]*$/iu;

const signature = /^-- ?$/;

/** The greeting of a letter is no part of its question. */
const greeting =
  /^(guten (tag|morgen|abend)|hallo|moin|sehr geehrte.{0,80}|liebe[rs]? .{0,60}|hello|hi|dear .{0,60}|good (morning|afternoon|evening)|bonjour|madame,? monsieur|مرحب\S*|السلام عليكم)[^?]{0,60}[,!.:]?\s*$/iu;

/** What a mail asks, without what it quotes, its greeting and its signature; the subject where nothing is left. */
export function questionOf({ subject, text }: { subject: string; text: string }): string {
  const kept: string[] = [];
  for (const line of text.replace(/\r/g, "").split("\n")) {
    const words = line.trim();
    if (signature.test(line) || closings.test(words) || quoteHeads.some(head => head.test(words))) break;
    if (words.startsWith(">")) continue;
    if (greeting.test(words) && kept.every(one => one === "")) continue;
    kept.push(words);
  }
  const question = kept
    .join("\n")
    .replace(/\n{2,}/g, "\n")
    .trim()
    .slice(0, maxLetters);
  return (
    question ||
    subject
      .replace(/^((re|aw|fwd?|wg|tr|رد)\s*:\s*)+/iu, "")
      .trim()
      .slice(0, maxLetters)
  );
}
