import type { ApiAccess, ApiClient } from "~/api/client";
import type { Address } from "~/areas";
import type { Language } from "~/i18n/languages";
import type { Verdict, Visitor } from "~/session/guard";
import type { Look } from "~/session/preferences-choices";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }

  /** What every loader and action of one request shares, made before Remix sees it. */
  interface AppLoadContext {
    nonce: string;
    requestId: string;
    address: string;
    url: URL;
    page: Address;
    verdict: Verdict;
    visitor: Visitor;
    api: ApiClient;
    raw: ApiAccess["raw"];
    language: Language;
    /** What the visitor chose about the look of pages. */
    look: Look;
    /** A form of this request was refused: the page says so in its title. */
    refused?: boolean;
    /** True with `Save-Data: on`: public pages then go out without script. */
    saveData: boolean;
    build: {
      mode: string;
      title: string;
      origin: string;
      apiBaseUrl: string;
      production: boolean;
      /** The largest file that may be uploaded, in MB. */
      uploadLimitMb: number;
      /** How many divisions a company without a running plan may have. */
      divisionLimit: number;
      /** There is a service that tells the country of an address. */
      looksUpCountry: boolean;
      /** Sign-in with Google is set up. */
      google: boolean;
      colours: { primary: string; primaryDark: string; lightSurface: string; darkSurface: string };
    };
    /** Sets a cookie on the answer, whatever it will be. */
    setCookie(header: string): void;
    cookies: ReadonlyMap<string, string>;
  }
}
