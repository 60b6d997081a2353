/** Returns the text of a key with its namespace, such as "humanCheck:done"; '' without one. */
export type Say = (key: string) => string;

const textsByNamespace = new Map<string, Promise<Say>>();

/**
 * Loads the texts of one namespace in the language of the page, once. Rejects if they cannot be loaded; the next call
 * tries again.
 */
export function loadTexts(namespace: string): Promise<Say> {
  const address = `/locales/${document.documentElement.lang}/${namespace}`;
  const coming = textsByNamespace.get(address) ?? fetchTexts(address);
  textsByNamespace.set(address, coming);
  coming.catch(() => textsByNamespace.delete(address));
  return coming;
}

async function fetchTexts(address: string): Promise<Say> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  const texts: Record<string, string> = await answer.json();
  return key => texts[key.slice(key.indexOf(":") + 1)] ?? "";
}
