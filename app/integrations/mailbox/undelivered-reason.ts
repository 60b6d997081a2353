import type { UndeliveredReason } from "~/contract/undelivered-reasons";
import { oneLine } from "./mail-text";

/** Chosen: the words of most servers; the report itself has the rest. */
const maxWords = 300;

/** Kinds by the code of RFC 3463; the first that matches. A domain that does not exist is a wrong address too. */
const kinds: [RegExp, UndeliveredReason][] = [
  [/^\d\.(1\.([0-6]|10)|2\.1|4\.4)$/, "address"],
  [/^\d\.2\.2$/, "full"],
  [/^\d\.4\.\d+$/, "unreachable"],
  [/^\d\.[3567]\.\d+$/, "refused"],
];

/**
 * Why a mail could not be delivered, by the status and the diagnostic code of a report: a keyword, then the server's
 * words, if any.
 */
export function undeliveredReason(status: string, diagnostic: string): string {
  const words = oneLine(diagnostic.replace(/^[^;]*;\s*/, ""), maxWords);
  const reported = /^\d\.\d{1,3}\.\d{1,3}/.exec(status)?.[0] ?? "";
  // Many servers report a general code and put the real one into their words.
  const code = /^(\d\.0\.0)?$/.test(reported)
    ? (/\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(words)?.[0] ?? reported)
    : reported;
  const kind: UndeliveredReason = kinds.find(([pattern]) => pattern.test(code))?.[1] ?? "unknown";
  return words ? `${kind}: ${words}` : kind;
}
