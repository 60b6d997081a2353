import type { Language } from "~/contract/language";

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Letters of other scripts, and figures that a hyphen, a plus, a slash or a space joins: 2026-0013, +49 431 1234. */
const leftToRight = /(?!\p{Script=Arabic})(?!\p{Script=Hebrew})\p{L}|\d[-+/ ]\d|[+#]\d/u;

/**
 * Isolates a value whose direction may differ from that of the sentence around it; otherwise an invoice's number in an
 * Arabic sentence turns round (0013-2026), and marks beside a name move to its other side. A value that is isolated
 * already, and one that reads the same either way, stays as it is.
 */
export function isolateValue(value: string, language: Language): string {
  const mixed = language === "ar" ? leftToRight.test(value) : rightToLeft.test(value);
  return mixed && !value.startsWith("\u2068") ? `\u2068${value}\u2069` : value;
}

/** The text without the isolates: for what is stored or typed on. */
export const withoutIsolates = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");

/** Isolates the direction of a name within a sentence, like <bdi> in markup. */
export const isolate = (name: string): string => `\u2068${name}\u2069`;
