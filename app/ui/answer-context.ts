import { createContext } from "react";
import type { CountryChoice } from "~/phone/choose-country";

// These are known only while an answer is rendered on the server. A browser keeps what came with the
// page: it hides nonces, and the rules are in the document already.

/** The nonce of this answer. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Tokens and base rules, to stand in the head. */
export const PageCssContext = createContext("");

/**
 * In a browser: what the document brought, read before anything changes it. A page that the browser makes
 * anew, such as an error without a network, takes its rules from here.
 */
export const brought =
  typeof document === "undefined"
    ? undefined
    : {
        css: document.querySelector("style[data-page]")?.textContent ?? "",
        nonce: document.querySelector<HTMLElement>("style[data-page]")?.nonce,
      };

/** Long lists as ready HTML. They stand in the document once and nowhere else: not in loader data, not in script. */
export type LongLists = {
  countryOptions(selected: string): string;
  callingOptions(selected: string, choice: CountryChoice): string;
  timeZoneOptions(selected: string): string;
};
export const LongListsContext = createContext<LongLists | undefined>(undefined);
