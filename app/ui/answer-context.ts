import { createContext } from "react";
import type { CountryChoice } from "~/phone/choose-country";

// Known only while the server renders a response. The browser keeps the document's values: it hides nonces, and the
// rules are already in the document.

/** The nonce of this response. */
export const NonceContext = createContext<string | undefined>(undefined);

/** Tokens and base rules for the head. */
export const PageCssContext = createContext("");

/**
 * In the browser: the values of the document, read before hydration. Pages rendered in the browser alone, such as
 * an error without network, take their rules from here.
 */
export const documentValues =
  typeof document === "undefined"
    ? undefined
    : {
        css: document.querySelector("style[data-page]")?.textContent ?? "",
        nonce: document.querySelector<HTMLElement>("style[data-page]")?.nonce,
      };

/** Long lists as ready HTML. They are in the document once: neither in loader data nor in scripts. */
export type LongLists = {
  countryOptions(selected: string): string;
  callingOptions(selected: string, choice: CountryChoice): string;
  timeZoneOptions(selected: string): string;
};
export const LongListsContext = createContext<LongLists | undefined>(undefined);
