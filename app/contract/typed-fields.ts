import { z } from "zod";

const arabic = /[٠-٩۰-۹]/g;

/**
 * The number that somebody typed, with a decimal comma or point, with or without signs between the thousands, and
 * with its unit behind it. A lone sign before exactly three figures parts thousands ('1.234' is 1234), unless a
 * lone 0 stands before it. Undefined for what is no number.
 */
export function readNumber(typed: string): number | undefined {
  const text = typed
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, "")
    .replace(arabic, digit => String(digit.charCodeAt(0) & 15))
    .replace("٫", ",")
    .replaceAll("٬", ".")
    .replaceAll("−", "-")
    .replace(/\s*(?:%|٪|€|EUR|MB|[A-Za-zÀ-ÿ؀-ۿ]{2,12})\s*$/u, "")
    .replace(/[\s'’]/g, "");
  if (!/^-?\d[\d.,]*$/.test(text)) return undefined;
  const last = Math.max(text.lastIndexOf(","), text.lastIndexOf("."));
  if (last < 0) return Number(text);
  const sign = text[last]!;
  const parts = text.split(sign);
  const whole = text.slice(0, last);
  const after = text.slice(last + 1);
  const thousands = (part: string) => /^-?\d{1,3}(?:[.,]\d{3})+$/.test(part);
  const mixed = whole.includes(sign === "," ? "." : ",");
  if (mixed) {
    if (parts.length > 2 || !thousands(whole) || after === "") return undefined;
    return Number(`${whole.replace(/[.,]/g, "")}.${after}`);
  }
  if (thousands(text) && !/^-?0/.test(text)) return Number(text.replace(/[.,]/g, ""));
  return parts.length === 2 && after !== "" ? Number(`${whole}.${after}`) : undefined;
}

type Bounds = {
  min?: number;
  max?: number;
  /** How many figures may stand behind the point; 2 unless said otherwise. */
  places?: number;
};

const fits = (value: number, { min = -Infinity, max = Infinity, places = 2 }: Bounds) =>
  value >= min && value <= max && Number(value.toFixed(places)) === value;

/** A number that was typed in the reader's way, as a number. `error` says in one sentence what is asked for. */
export const TypedNumber = (error: string, bounds: Bounds = {}) =>
  z
    .string({ error: "field.required" })
    .trim()
    .min(1, "field.required")
    .max(40, "field.tooLong")
    .transform((typed, told) => {
      const value = readNumber(typed);
      if (value !== undefined && fits(value, bounds)) return value;
      told.addIssue({ code: "custom", message: error });
      return z.NEVER;
    });

/** A calendar day as a date field sends it: "2026-11-20", between two others where they are given. */
export const Day = ({ min, max }: { min?: string; max?: string } = {}) =>
  z.iso
    .date("field.date")
    .refine(day => !min || day >= min, "field.dateRange")
    .refine(day => !max || day <= max, "field.dateRange");

/** For `superRefine`: an end before its start is an error of the end. */
export const inOrder =
  <From extends string, To extends string>(from: From, to: To) =>
  (fields: { [Name in From | To]?: string | undefined }, told: z.RefinementCtx) => {
    const [first, last] = [fields[from], fields[to]];
    if (first && last && last < first)
      told.addIssue({ code: "custom", path: [to], message: "field.dateOrder" });
  };

/** The colour of a colour field: "#675dd8". */
export const HexColour = z
  .string({ error: "field.required" })
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, "field.colour");

/** A one-time code of some digits, however it was grouped when it was pasted. */
export const OneTimeCode = (digits = 6) =>
  z
    .string({ error: "field.required" })
    .max(40, "field.code")
    .transform(typed =>
      typed.replace(/[\s-]/g, "").replace(arabic, digit => String(digit.charCodeAt(0) & 15)),
    )
    .refine(code => new RegExp(`^\\d{${digits}}$`).test(code), "field.code");

/** What a token list sends, as separate words: commas, semicolons and lines part them, each stands once. */
export function splitTokens(typed: (string | undefined | null)[]): string[] {
  const words = typed.flatMap(text => (text ?? "").split(/[,;\s]+/)).filter(Boolean);
  const seen = new Set<string>();
  return words.filter(word => {
    const fresh = !seen.has(word.toLowerCase());
    seen.add(word.toLowerCase());
    return fresh;
  });
}

/** The most addresses that may be told of something; the fixed sentence names the figure. */
export const mostAddresses = 2;

/** The addresses of a token list: one or two, each an email address. */
export const Addresses = z
  .preprocess(
    typed => splitTokens([typed].flat().filter(one => typeof one === "string")),
    z.array(z.string().max(254, "field.tooLong").pipe(z.email("field.email"))),
  )
  .refine(list => list.length > 0, "emails.min")
  .refine(list => list.length <= mostAddresses, "emails.max");
