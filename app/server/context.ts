import type { ApiAccess, ApiClient } from "~/api/client";
import type { Language } from "~/contract/language";
import type { Verdict, Visitor } from "~/session/guard";
import type { Look } from "~/session/preferences-choices";
import type { Address } from "~/session/url-map";

declare module "@remix-run/node" {
  interface Future {
    v3_singleFetch: true;
  }

  /** Shared by all loaders and actions of one request; created before Remix handles it. */
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
    /** The visitor's preferences of appearance. */
    look: Look;
    /** A form of this request was refused, which the page's title shows. */
    refused?: boolean;
    /** What was out of reach while the page was loaded: the database, or the api in another process. */
    unavailable?: "unavailable" | "network" | undefined;
    /** The status of a refusal that no page expected, below 500: it is the sender's fault. */
    refusedStatus?: number;
    /** True with `Save-Data: on`: public pages are then sent without scripts. */
    saveData: boolean;
    build: {
      mode: string;
      title: string;
      origin: string;
      apiBaseUrl: string;
      production: boolean;
      /** Maximum size of an upload, in MB. */
      uploadLimitMb: number;
      /** Maximum number of divisions without a running plan. */
      divisionLimit: number;
      /** A country look-up is set up. */
      looksUpCountry: boolean;
      /** The contact for security reports, for security.txt. */
      security: { contact: string | undefined; policy: string | undefined };
      /** Sign-in with Google is set up. */
      google: boolean;
      colours: { primary: string; primaryDark: string; lightSurface: string; darkSurface: string };
    };
    /** Sets a cookie on every response to this request. */
    setCookie(header: string): void;
    cookies: ReadonlyMap<string, string>;
    /** The form that this request sends, read from a copy; undefined for uploads and other bodies. */
    form: (() => Promise<FormData>) | undefined;
    /** Sites that may frame this page: origins that its loader has read from the database. */
    framers?: string[];
    /** Whether a kept form is restored on its page: its action shows the values and changes nothing. */
    resumed?: boolean;
  }
}
