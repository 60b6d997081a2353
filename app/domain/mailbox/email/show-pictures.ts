import { setMaxListeners } from "node:events";
import { clock } from "~/db/clock";
import { Semaphore } from "~/domain/core/limit/semaphore";
import { fetchPicture } from "./fetch-picture";

/** Chosen: newsletters have fewer; more take too long. */
const maxPictures = 60;
const maxCharacters = 12 * 1024 * 1024;
/** After this time a mail is shown with the pictures fetched so far. */
const timeoutMs = 8_000;

/** Chosen: pictures of a mail that is opened again are not requested again. */
const cacheMs = 5 * 60_000;
const maxCacheCharacters = 32 * 1024 * 1024;

const cache = new Map<string, { html: string; until: number }>();
/** Shared by all readers of this process, so that a mail with many pictures does not use up its connections. */
const concurrency = new Semaphore(12);

/** How the sanitiser writes a picture: quotes and brackets stand in no attribute. */
const picture = /(<img\b[^>]*?\s)data-src="([^"]*)"/g;

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"' };
const addressIn = (attribute: string) =>
  attribute.replace(/&(?:amp|lt|gt|quot);/g, entity => entities[entity] ?? entity);

/**
 * Returns the sanitised HTML of a mail with its pictures as data URLs: its sender sees only this server, and no proxy
 * address exists that could be shared or forged. Pictures that cannot be fetched keep their alternative text.
 */
export async function showPictures(id: string, safeHtml: string): Promise<string> {
  const cached = cache.get(id);
  if (cached && cached.until > clock.now().getTime()) return cached.html;
  const shown = [...safeHtml.matchAll(picture)].slice(0, maxPictures);
  const addresses = [...new Set(shown.map(([, , attribute = ""]) => addressIn(attribute)))];
  const signal = AbortSignal.timeout(timeoutMs);
  setMaxListeners(0, signal);
  const fetched = await Promise.all(
    addresses.map(address =>
      concurrency.run(async () => (signal.aborted ? undefined : fetchPicture(address, signal))),
    ),
  );
  const pictures = new Map(addresses.map((address, at) => [address, fetched[at]]));
  let characters = 0;
  const html = safeHtml.replace(picture, (whole, before: string, attribute: string) => {
    const data = pictures.get(addressIn(attribute));
    characters += data?.length ?? 0;
    return data && characters <= maxCharacters ? `${before}src="${data}"` : whole;
  });
  cacheHtml(id, html);
  return html;
}

function cacheHtml(id: string, html: string): void {
  const now = clock.now().getTime();
  cache.delete(id);
  cache.set(id, { html, until: now + cacheMs });
  let characters = [...cache.values()].reduce((sum, cached) => sum + cached.html.length, 0);
  for (const [cachedId, cached] of cache) {
    if (cached.until > now && characters <= maxCacheCharacters) continue;
    cache.delete(cachedId);
    characters -= cached.html.length;
  }
}
