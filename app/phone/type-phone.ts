import { AsYouType, type CountryCode, isSupportedCountry, type MetadataJson } from "libphonenumber-js/core";
import { longestText, type PhoneMode, type PhoneRules, takesCountry } from "./read-phone";

/** A field takes no longer text than this. */
export const longestNumber = 25;

// Anything but digits and the signs between them is left as it is: formatting would take it away.
const plain = /^[\p{Nd}\s()+./-]*$/u;

/** Modes whose numbers look the same while they grow; the others are written when the field is left. */
const growing: readonly PhoneMode[] = ["auto", "national", "international"];

/**
 * What a field shows after a key, and which country it stands at: a plus and a calling code choose another one.
 * @returns a function of the text so far and the chosen country
 */
export function phoneTyper(metadata: MetadataJson) {
  return function typePhone(text: string, rules: PhoneRules): { text: string; country: string } {
    const { country = "", mode = "auto" } = rules;
    if (text.length > longestText || !plain.test(text)) return { text, country };
    const chosen = isSupportedCountry(country as CountryCode, metadata)
      ? (country as CountryCode)
      : undefined;
    const typer = new AsYouType(chosen, metadata);
    const shown = typer.input(text);
    const calling = typer.isInternational() ? typer.getCallingCode() : undefined;
    const fits = growing.includes(mode) && shown.length <= longestNumber;
    return {
      text: fits ? shown : text,
      country: calling ? countryOf(calling, typer.getCountry()) : country,
    };

    function countryOf(code: string, said: string | undefined): string {
      const sharing = metadata.country_calling_codes[code] ?? [];
      // Where the number does not tell yet, the chosen country stays if it can, else the largest is meant.
      const candidates = [said, sharing.includes(chosen!) ? chosen : undefined, ...sharing];
      return candidates.find(one => one && takesCountry(one, rules)) ?? country;
    }
  };
}
