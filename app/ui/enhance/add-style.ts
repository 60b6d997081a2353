const added = new Set<string>();

/** Adds the CSS rules of elements that only scripts create, once, after the page's rules. */
export function addStyle(css: string): void {
  if (added.has(css)) return;
  added.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
