// Puts the chat that a link with data-lotse leads to below it. The link goes once the chat says how high it is: where it may
// not be framed, the link stays. Sets no cookie, reads nothing of the page.
(() => {
  const { origin } = new URL(document.currentScript.src);
  for (const link of document.querySelectorAll("a[data-lotse]")) {
    if (link.origin !== origin) continue;
    const frame = document.createElement("iframe");
    frame.src = `${link.href}/frame`;
    frame.title = link.textContent;
    frame.loading = "lazy";
    frame.style.cssText = "inline-size:100%;block-size:1px;border:0";
    addEventListener("message", ({ source, origin: from, data }) => {
      if (source !== frame.contentWindow || from !== origin || !(data?.lotse > 0)) return;
      frame.style.blockSize = `${data.lotse}px`;
      link.remove();
    });
    link.after(frame);
  }
})();
