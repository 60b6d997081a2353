import enhanceUrl from "virtual:enhance-url";
import { useContext } from "react";
import { NonceContext } from "~/ui/answer-context";

/** Delay after the load of a page before it loads its script. */
const loadDelayMs = 2_000;

/** Maximum wait for idle time after that, because a busy machine may have none. */
const idleTimeoutMs = 2_000;

// Kept short, because every page of this kind contains it. A module that failed to load is requested at the next event.
const wait = (url: string) =>
  `(u=>{let d=["focusin","pointerdown","keydown"],g=()=>import(u).then(()=>d.map(e=>removeEventListener(e,g,!0)),()=>{});d.map(e=>addEventListener(e,g,!0));addEventListener("load",()=>setTimeout(()=>window.requestIdleCallback?requestIdleCallback(g,{timeout:${idleTimeoutMs}}):g(),${loadDelayMs}))})(${JSON.stringify(url)})`;

/**
 * Loads the script of a page without React (app/ui/enhance) a while after the page, or at the first user event.
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
