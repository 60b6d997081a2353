import { z } from "zod";
import { maxAddresses, splitTokens } from "./token-list";
import { tooLong } from "./too-long";

/** Arabic and Persian digits as Latin ones. */
export const latinDigits = (typed: string): string =>
  typed.replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) & 15));

/**
 * Parses a typed number with decimal comma or point, optional thousands separators, and an optional unit. A
 * single separator before exactly three digits is a thousands separator ('1.234' is 1234) unless the number
 * begins with a lone 0. Undefined for anything else.
 */
export function readNumber(typed: string): number | undefined {
  const text = latinDigits(typed)
    .replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, "")
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
  /** Maximum number of decimals, 2 by default. */
  places?: number;
};

const isWithin = (value: number, { min = -Infinity, max = Infinity, places = 2 }: Bounds) =>
  value >= min && value <= max && Number(value.toFixed(places)) === value;

/** A number typed in the reader's format. `error` is the fixed sentence for invalid input. */
export const TypedNumber = (error: string, bounds: Bounds = {}) =>
  z
    .string({ error: "field.required" })
    .trim()
    .min(1, "field.required")
    .max(40, tooLong)
    .transform((typed, told) => {
      const value = readNumber(typed);
      if (value !== undefined && isWithin(value, bounds)) return value;
      told.addIssue({ code: "custom", message: error });
      return z.NEVER;
    });

/** A calendar day as a date field sends it, "2026-11-20", optionally within bounds. */
export const Day = ({ min, max }: { min?: string; max?: string } = {}) =>
  z.iso
    .date("field.date")
    .refine(day => !min || day >= min, "field.dateRange")
    .refine(day => !max || day <= max, "field.dateRange");

/** For `superRefine`: reports an end before its start at the end field. */
export const endAfterStart =
  <From extends string, To extends string>(from: From, to: To) =>
  (fields: { [Name in From | To]?: string | undefined }, told: z.RefinementCtx) => {
    const [first, last] = [fields[from], fields[to]];
    if (first && last && last < first)
      told.addIssue({ code: "custom", path: [to], message: "field.dateOrder" });
  };

/** A hex colour: "#675dd8". */
export const HexColour = z
  .string({ error: "field.required" })
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, "field.colour");

/** A one-time code with a fixed number of digits; separators of a pasted code are ignored. */
export const OneTimeCode = (digits = 6) =>
  z
    .string({ error: "field.required" })
    .max(40, "field.code")
    .transform(typed => latinDigits(typed).replace(/[\s-]/g, ""))
    .refine(code => new RegExp(`^\\d{${digits}}$`).test(code), "field.code");

/** One or two email addresses of a token list. */
export const Addresses = z
  .preprocess(
    typed => splitTokens([typed].flat().filter(one => typeof one === "string")),
    z.array(z.string().max(254, tooLong).pipe(z.email("field.email"))),
  )
  .refine(list => list.length > 0, "emails.min")
  .refine(list => list.length <= maxAddresses, "emails.max");
