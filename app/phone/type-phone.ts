import { AsYouType, type CountryCode, isSupportedCountry, type MetadataJson } from "libphonenumber-js/core";
import { maxTextLength, type PhoneMode, type PhoneRules, takesCountry } from "./read-phone";

/** Maximum length of a field's text. */
export const maxNumberLength = 25;

// Formatting would remove other characters, so such text is left unchanged.
const plain = /^[\p{Nd}\s()+./-]*$/u;

/** Modes with as-you-type formatting; the others format on blur. */
const growing: readonly PhoneMode[] = ["auto", "national", "international"];

/**
 * Computes a field's text and country after a keystroke: a plus with a calling code changes the country.
 * @returns a function of the text so far and the chosen country
 */
export function phoneTyper(metadata: MetadataJson) {
  return function typePhone(text: string, rules: PhoneRules): { text: string; country: string } {
    const { country = "", mode = "auto" } = rules;
    if (text.length > maxTextLength || !plain.test(text)) return { text, country };
    const chosen = isSupportedCountry(country as CountryCode, metadata)
      ? (country as CountryCode)
      : undefined;
    const typer = new AsYouType(chosen, metadata);
    const shown = typer.input(text);
    const calling = typer.isInternational() ? typer.getCallingCode() : undefined;
    const fits = growing.includes(mode) && shown.length <= maxNumberLength;
    return {
      text: fits ? shown : text,
      country: calling ? countryOf(calling, typer.getCountry()) : country,
    };

    function countryOf(code: string, said: string | undefined): string {
      const sharing = metadata.country_calling_codes[code] ?? [];
      // While the number is ambiguous, the chosen country stays if possible, else the largest is assumed.
      const candidates = [said, sharing.includes(chosen!) ? chosen : undefined, ...sharing];
      return candidates.find(one => one && takesCountry(one, rules)) ?? country;
    }
  };
}
