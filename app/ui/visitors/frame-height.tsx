import { useContext } from "react";
import { NonceContext } from "~/ui/answer-context";

// The element's own height: the document's follows the frame's and would grow with it.
const postHeight =
  '(()=>{let e=document.querySelector("[data-framed]");new ResizeObserver(()=>parent.postMessage({lotse:Math.ceil(e.getBoundingClientRect().bottom+scrollY)+24},"*")).observe(e)})()';

/** Posts the height of this page to the embedding page (public/embed.js), initially and after changes. */
export function FrameHeight() {
  const nonce = useContext(NonceContext);
  return (
    <script
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
      dangerouslySetInnerHTML={{ __html: postHeight }}
    />
  );
}
