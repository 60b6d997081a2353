const added = new Set<string>();

/** Adds the rules of elements that only script makes, once. They come last, after those of the page. */
export function addStyle(css: string): void {
  if (added.has(css)) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
