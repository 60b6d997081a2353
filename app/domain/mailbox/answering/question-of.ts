import { quoteHeads } from "~/contract/quote-heads";

/** Chosen: longer questions do not improve the search, and a whole letter adds noise. */
const maxCharacters = 1000;

/** The line with which a letter ends; what follows is a name. */
const closing =
  /^(mit (freundlichen|besten|herzlichen) grüßen|(freundliche|viele|beste|liebe|herzliche) grüße|mfg|lg|(best|kind|warm) regards|kind regards|regards|sincerely|yours sincerely|thanks|cordialement|bien cordialement|salutations|مع التحية|تحياتي)[\s,.!]*$/iu;

const signature = /^-- ?$/;

/** The line with which a letter begins. */
const greeting =
  /^(guten (tag|morgen|abend)|hallo|moin|sehr geehrte.{0,80}|liebe[rs]? .{0,60}|hello|hi|dear .{0,60}|good (morning|afternoon|evening)|bonjour|madame,? monsieur|مرحب\S*|السلام عليكم)[^?]{0,60}[,!.:]?\s*$/iu;

/** Returns the text of a mail without quotes, greeting and signature; the subject if nothing is left. */
export function questionOf({ subject, text }: { subject: string; text: string }): string {
  const lines: string[] = [];
  for (const line of text.replace(/\r/g, "").split("\n")) {
    const words = line.trim();
    if (signature.test(line) || closing.test(words) || quoteHeads.some(head => head.test(words))) break;
    if (words.startsWith(">")) continue;
    if (greeting.test(words) && lines.every(line => line === "")) continue;
    lines.push(words);
  }
  const question = lines
    .join("\n")
    .replace(/\n{2,}/g, "\n")
    .trim()
    .slice(0, maxCharacters);
  return (
    question ||
    subject
      .replace(/^((re|aw|fwd?|wg|tr|رد)\s*:\s*)+/iu, "")
      .trim()
      .slice(0, maxCharacters)
  );
}
