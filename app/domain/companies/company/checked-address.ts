import { AppError } from "~/contract/errors";
import {
  addressText,
  isAddress,
  type PostalAddress,
  splitAddress,
} from "~/domain/billing/invoice/postal-address";

/** The fields of an address, and its text. */
type Address = PostalAddress & { address: string };

/**
 * The address to be stored. Fields that were filled in are the address, and its text follows them. Without any, a text
 * replaces them; without both, an address in fields is deleted, and an earlier text is kept.
 * @throws AppError form_invalid if street, postcode or town is missing beside the others
 */
export function checkedAddress(typed: Address, stored: Address, country: string): Address {
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

/** The address for a form: its fields, or unconfirmed ones that are guessed from an earlier text. */
export function shownAddress<Row extends Address>(row: Row): Row & { addressConfirmed: boolean } {
  if (isAddress(row) || !row.address) return { ...row, addressConfirmed: true };
  return { ...row, ...splitAddress(row.address), addressConfirmed: false };
}
