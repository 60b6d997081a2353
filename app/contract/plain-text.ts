import { z } from "zod";

// PostgreSQL stores no NUL, and a lone surrogate has no encoding in UTF-8: `u` lets \p{Cs} match lone ones only.
const unstorable = /[\0\p{Cs}]/u;
const controls = /(?!\0)[\p{Cc}\p{Zl}\p{Zp}]+/gu;

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

/** The first step of a field of one line: control characters and line breaks become a space. NUL is left for the rule above. */
export const oneLine = (params?: Parameters<typeof z.string>[0]) =>
  z
    .string(params)
    .overwrite(text => text.replace(controls, " "))
    .trim();
