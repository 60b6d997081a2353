import { electronicFormatIBAN, isValidBIC, isValidIBAN } from "ibantools";

const packed = (typed: string) => typed.replace(/[\s.\-–]/g, "").toUpperCase();

/**
 * A VAT id in its written form ('DE136695976'); undefined when invalid. German ids are checked by check digit
 * (ISO 7064, MOD 11,10), others by format only.
 */
export function vatId(typed: string): string | undefined {
  const id = packed(typed);
  if (/^DE/.test(id)) return /^DE[1-9]\d{8}$/.test(id) && checksOut(id.slice(2)) ? id : undefined;
  return /^[A-Z]{2}[0-9A-Z]{2,13}$/.test(id) && /\d{2}/.test(id) ? id : undefined;
}

function checksOut(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1)) {
    const sum = (Number(digit) + product) % 10;
    product = ((sum === 0 ? 10 : sum) * 2) % 11;
  }
  return (11 - product) % 10 === Number(digits.at(-1));
}

/** A German tax number: 10 or 11 digits as the tax office writes it, or the 13 digits of the ELSTER form. */
export function taxNumber(typed: string): string | undefined {
  const digits = typed.replace(/[\s/.\-–]/g, "");
  return /^\d{10,11}$|^\d{13}$/.test(digits) ? typed.replace(/\s+/g, " ") : undefined;
}

/** A number of the German registers: 'HRB 12345', with the suffix letters of some courts. */
export function registerNumber(typed: string): string | undefined {
  const match = /^(HRA|HRB|GNR|GSR|PR|VR)\s*(\d{1,6})\s*([A-Z]{0,3})$/i.exec(typed);
  return match
    ? [match[1]?.toUpperCase(), match[2], match[3]?.toUpperCase()].filter(Boolean).join(" ")
    : undefined;
}

/** An IBAN without spaces; undefined when its country, length or check digits (mod 97) are wrong. */
export function iban(typed: string): string | undefined {
  const number = electronicFormatIBAN(typed) ?? "";
  return isValidIBAN(number) ? number : undefined;
}

/** A BIC of 8 or 11 characters (ISO 9362). */
export function bic(typed: string): string | undefined {
  const code = packed(typed);
  return isValidBIC(code) ? code : undefined;
}
