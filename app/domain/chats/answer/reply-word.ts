import { type Evidence, wordShare } from "./evidence";
import { areOpposite } from "./opposites";
import { contradictsByNegation } from "./support";

/** A reply at the start of a sentence, which the rest of it or the next sentence explains: "Nein.", "Ja, …". */
export const replyWord =
  /^(?:(ja|yes|oui|نعم)|(nein|doch|no|non|si|لا|كلا|بلى))\s*(?:[,،.!:;–—]\s*(?!\d)|$)/iu;

/** Minimum share of a question's words in a sentence that replies to it. */
const minShareOfQuestion = 0.5;
/** Minimum share of either one's words in the other from which on a sentence says just what was asked. */
const sameStatement = 0.75;

/**
 * Whether a reply does not fit the sentence that explains it: "Ja" before one that negates what was asked, or "Nein"
 * before one that states just that.
 */
export function isWrongReply(text: string, claim: Evidence, question: Evidence): boolean {
  const [, yes, no] = replyWord.exec(text) ?? [];
  const share = wordShare(question, claim);
  const isContrary =
    contradictsByNegation(question, claim) || areOpposite(question.opposites, claim.opposites);
  const negatesOnly =
    question.negated.size === 0 &&
    claim.negated.size > 0 &&
    !claim.limits.has("except") &&
    !claim.limits.has("only");
  if (yes) return share >= minShareOfQuestion && (negatesOnly || contradictsByNegation(question, claim));
  if (!no || isContrary || share < sameStatement || wordShare(claim, question) < sameStatement) return false;
  const hasOwnLimit = [...claim.limits].some(limit => !question.limits.has(limit));
  return (
    !hasOwnLimit && question.negated.size === 0 && claim.negated.size === 0 && claim.amounts.length === 0
  );
}
