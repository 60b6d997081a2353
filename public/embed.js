// Replaces links with data-lotse by the chat that they lead to. Sets no cookie, reads nothing of the page.
(() => {
  const { origin } = new URL(document.currentScript.src);
  for (const link of document.querySelectorAll("a[data-lotse]")) {
    if (link.origin !== origin) continue;
    const frame = document.createElement("iframe");
    frame.src = `${link.href}/frame`;
    frame.title = link.textContent;
    frame.loading = "lazy";
    frame.style.cssText = "inline-size:100%;block-size:36rem;border:0";
    link.replaceWith(frame);
  }
})();
