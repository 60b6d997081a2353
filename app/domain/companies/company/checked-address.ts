import { AppError } from "~/contract/errors";
import {
  addressText,
  isAddress,
  type PostalAddress,
  splitAddress,
} from "~/domain/billing/invoice/postal-address";

type Typed = PostalAddress & { address: string };
type Stored = PostalAddress & { address: string };

/**
 * The address to be stored. Fields that were filled in are the address, and its text follows them. Without any, a text
 * takes their place; without both, an address whose fields were confirmed is taken away, and a text of before stays.
 * @throws AppError form_invalid if street, postcode or town is missing beside the others
 */
export function checkedAddress(typed: Typed, stored: Stored, country: string): Stored {
  const { street, house_number, postcode, city } = typed;
  const fields = { street, house_number, postcode, city };
  if (!isAddress(fields)) {
    const none = { street: "", house_number: "", postcode: "", city: "" };
    return { ...none, address: typed.address || (isAddress(stored) ? "" : stored.address) };
  }
  // Other countries have places without postcodes.
  const required = ["street", ...(country === "DE" ? ["postcode" as const] : []), "city"] as const;
  const missing = required.filter(name => !fields[name]);
  if (missing.length > 0)
    throw new AppError("form_invalid", {
      fields: Object.fromEntries(missing.map(name => [name, ["field.required"]])),
    });
  return { ...fields, address: addressText(fields) };
}

/** The address for a form: confirmed fields, or a guess from the text of before. */
export function shownAddress<Row extends Stored>(row: Row): Row & { addressConfirmed: boolean } {
  if (isAddress(row) || !row.address) return { ...row, addressConfirmed: true };
  return { ...row, ...splitAddress(row.address), addressConfirmed: false };
}
