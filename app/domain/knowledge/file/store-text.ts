import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { ReadPage, ReadResult } from "~/domain/knowledge/reading/messages";
import { retrieval } from "~/domain/retrieval/retrieval";
import { isCurrentReading, type Reading } from "./begin-reading";
import { deleteText } from "./delete-text";
import type { Ending } from "./fail-reading";
import { linkQuotes } from "./link-quotes";
import { notifyFilesChanged } from "./notify-files-changed";
import { endAttempt } from "./reading-attempt";
import { lockReplaced, replaceVersion } from "./replace-version";

/** Pages per statement: a compromise between speed and blocking the event loop. */
const batchSize = 20;

type Owner = { company_id: string; division_id: string };

/**
 * Replaces the text of a file and sets it ready, in one transaction with `notify`; a new version then replaces its file.
 * Does nothing when the file belongs to another reading.
 */
export async function storeText(
  db: Db,
  reading: Reading,
  { pages, result }: { pages: ReadPage[]; result: ReadResult },
  { notify, figures }: Ending,
): Promise<void> {
  await db.transaction(async tx => {
    await lockReplaced(tx, reading.id);
    // The text of a new version belongs to the division of the file whose place it takes, from which it may have been moved.
    const owner = await tx.maybe<Owner>(sql`
      select company_id, coalesce((select o.division_id from files o where o.id = files.replaces), division_id) as division_id
      from files where ${isCurrentReading(reading)} for update`);
    if (!owner) return;
    await deleteText(tx, [reading.id]);
    const identified = pages.map(page => ({ ...page, id: newId() }));
    for (let at = 0; at < pages.length; at += batchSize)
      await insertPages(tx, reading.id, owner, identified.slice(at, at + batchSize));
    await linkQuotes(tx, reading.id, identified);
    await tx.run(sql`
      update files set status = 'ready', pages_total = ${result.pages}, pages_read = ${result.pages},
        passages = ${result.passages}, hidden_words = ${result.hiddenWords}, language = ${result.language}, ready_at = ${clock.now()}
      where id = ${reading.id}`);
    await endAttempt(tx, reading, { outcome: "ready", ...figures, pages: result.pages });
    const stored = await replaceVersion(tx, reading);
    await retrieval.upsert(tx, owner.division_id, [stored.id]);
    await notifyFilesChanged(tx);
    await notify(tx, { fileId: stored.id, attempt: stored.attempt, state: "ready" });
  });
}

async function insertPages(
  tx: Db,
  fileId: string,
  owner: Owner,
  pages: (ReadPage & { id: string })[],
): Promise<void> {
  await tx.run(sql`
    insert into pages (id, file_id, ordinal, number, heading, text, confidence)
    select id, ${fileId}, ordinal, number, heading, text, confidence from unnest(
      ${pages.map(page => page.id)}::uuid[], ${pages.map(page => page.ordinal)}::int[], ${pages.map(page => page.number)}::int[],
      ${pages.map(page => page.heading)}::text[], ${pages.map(page => page.text)}::text[],
      ${pages.map(page => page.confidence)}::smallint[]
    ) as page (id, ordinal, number, heading, text, confidence)`);
  const passages = pages.flatMap(page => page.passages.map(passage => ({ pageId: page.id, ...passage })));
  await tx.run(sql`
    insert into passages (id, company_id, division_id, file_id, page_id, ordinal, language, start_offset, end_offset,
                          heading, text, terms)
    select id, ${owner.company_id}, ${owner.division_id}, ${fileId}, page_id, ordinal, language, start, stop,
           heading, text, terms
    from unnest(
      ${passages.map(() => newId())}::uuid[], ${passages.map(passage => passage.pageId)}::uuid[],
      ${passages.map(passage => passage.ordinal)}::int[], ${passages.map(passage => passage.language)}::text[],
      ${passages.map(passage => passage.start)}::int[], ${passages.map(passage => passage.end)}::int[],
      ${passages.map(passage => passage.heading)}::text[], ${passages.map(passage => passage.text)}::text[],
      ${passages.map(passage => passage.terms)}::bytea[]
    ) as passage (id, page_id, ordinal, language, start, stop, heading, text, terms)`);
}
