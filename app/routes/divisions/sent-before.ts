/** Staged uploads by field. */
type Ids = { docx?: string | undefined; pdf?: string | undefined };

const most = 500;
const sent = new Map<string, Ids>();

/**
 * The same form sent twice stages its files twice, under two ids each. This answers with the ids of
 * the first time, so that api/v1 sees one request and answers it once; the others are swept.
 * @param key the same for forms with the same request id, fields and file contents
 */
export function firstIds(userId: string, key: string | undefined, ids: Ids): Ids {
  if (!key) return ids;
  const first = sent.get(`${userId} ${key}`);
  if (first) return first;
  sent.set(`${userId} ${key}`, ids);
  // The oldest goes first: a Map keeps the order of its keys.
  if (sent.size > most) sent.delete(sent.keys().next().value!);
  return ids;
}
