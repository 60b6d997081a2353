import { z } from "zod";

// PostgreSQL stores no NUL, and a lone surrogate has no encoding in UTF-8: `u` lets \p{Cs} match lone ones only.
const unstorable = /[\0\p{Cs}]/u;
const controls = /(?!\0)[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/*
 * Characters without a visible form: zero-width spaces, soft hyphens, fillers, the blank of Braille, tags, and what turns
 * the direction of other text around.
 */
const hidden =
  /\u034f|\u17b4|\u17b5|[\u180b-\u180f]|[\u00ad\u115f\u1160\u200b\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

// Some scripts and emoji need joiners between their letters; none needs them at the edge of a word.
const looseJoiners = /(^|\s)[\u200c\u200d]+|[\u200c\u200d]+(?=\s|$)/gu;

/** Whether a text has a letter, a digit, a sign or a picture: marks alone are nothing to read. */
const hasInk = (text: string): boolean => /[^\s\p{Cf}\p{M}]/u.test(text);

/** The text without invisible characters; empty if nothing visible is left. */
function visible(text: string): string {
  const shown = text.replace(hidden, "").replace(looseJoiners, "$1");
  return hasInk(shown) ? shown : "";
}

/** Whether a text can be stored and sent: it has neither NUL nor a lone surrogate. */
export const isStorable = (text: string): boolean => !unstorable.test(text);

/**
 * The rule for all text that comes in: the paths ("rows.0.reason") of the texts within an input that cannot be
 * stored, names of properties included. Files and dates are not looked into.
 */
export function unstorableTexts(input: unknown, path = ""): string[] {
  if (typeof input === "string") return isStorable(input) ? [] : [path];
  if (typeof input !== "object" || input === null) return [];
  const isPlain = Array.isArray(input) || [Object.prototype, null].includes(Object.getPrototypeOf(input));
  if (!isPlain) return [];
  return Object.entries(input).flatMap(([name, value]) => {
    const inner = path ? `${path}.${name}` : name;
    return isStorable(name) ? unstorableTexts(value, inner) : [path];
  });
}

/**
 * The first step of a field of one line: control characters and line breaks become a space, invisible ones are dropped, and a
 * text of nothing else is empty. NUL is left for the rule above.
 */
export const oneLine = (params?: Parameters<typeof z.string>[0]) =>
  z
    .string(params)
    .overwrite(text => visible(text.replace(controls, " ")))
    .trim();
