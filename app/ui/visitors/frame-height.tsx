import { useContext } from "react";
import { NonceContext } from "~/ui/answer-context";

// The element's own height: the document's follows the frame's and would grow with it.
const tell =
  '(()=>{let e=document.querySelector("[data-framed]");new ResizeObserver(()=>parent.postMessage({lotse:Math.ceil(e.getBoundingClientRect().bottom+scrollY)+24},"*")).observe(e)})()';

/** Tells the page that frames this one how high it is, now and whenever that changes (public/embed.js). Nothing else is told. */
export function FrameHeight() {
  const nonce = useContext(NonceContext);
  return (
    <script
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
      dangerouslySetInnerHTML={{ __html: tell }}
    />
  );
}
