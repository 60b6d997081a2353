import enhanceUrl from "virtual:enhance-url";
import { useContext } from "react";
import { NonceContext } from "~/ui/answer-context";

/** How long a page rests after it has loaded before it asks for script by itself, in milliseconds. */
const rest = 2_000;

/** The longest wait for an idle moment after that, in milliseconds: without a limit a busy machine may never have one. */
const idleLimit = 2_000;

// As short as it can be: it stands in every page of this kind. A module that did not come is asked for at the next touch.
const wait = (url: string) =>
  `(u=>{let d=["focusin","pointerdown","keydown"],g=()=>import(u).then(()=>d.map(e=>removeEventListener(e,g,!0)),()=>{});d.map(e=>addEventListener(e,g,!0));addEventListener("load",()=>setTimeout(()=>window.requestIdleCallback?requestIdleCallback(g,{timeout:${idleLimit}}):g(),${rest}))})(${JSON.stringify(url)})`;

/**
 * The script of a page without React: nothing is asked for until the page has been there for a while, or is touched.
 * What it does then is in app/ui/enhance.
 */
export function Enhancements() {
  const nonce = useContext(NonceContext);
  return (
    <script
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script around an address that the build makes
      dangerouslySetInnerHTML={{ __html: wait(enhanceUrl) }}
    />
  );
}
