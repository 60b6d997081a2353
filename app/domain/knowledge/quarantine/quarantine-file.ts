import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { isCurrentReading, type Reading } from "~/domain/knowledge/file/begin-reading";
import { deleteText } from "~/domain/knowledge/file/delete-text";
import type { Ending } from "~/domain/knowledge/file/fail-reading";
import { notifyFilesChanged } from "~/domain/knowledge/file/notify-files-changed";
import { endAttempt } from "~/domain/knowledge/file/reading-attempt";
import type { ReadResult } from "~/domain/knowledge/reading/messages";
import { retrieval } from "~/domain/retrieval/retrieval";

/**
 * Ends a reading in quarantine: stores the findings but not the text, so that the file cannot be found, and calls
 * `notify`, in one transaction. Does nothing if the file belongs to another reading.
 */
export async function quarantineFile(
  db: Db,
  reading: Reading,
  result: ReadResult,
  { notify, figures }: Ending,
): Promise<void> {
  const { id, attempt } = reading;
  await db.transaction(async tx => {
    const file = await tx.maybe<{ division_id: string }>(sql`
      update files set status = 'quarantined', reason = null, pages_total = ${result.pages},
        pages_read = ${result.pages}, passages = 0, hidden_words = ${result.hiddenWords}, language = ${result.language}
      where ${isCurrentReading(reading)} returning division_id`);
    if (!file) return;
    await deleteText(tx, [id]);
    await tx.run(sql`delete from file_findings where file_id = ${id}`);
    await tx.run(sql`
      insert into file_findings (file_id, ordinal, kind, page_ordinal, page_number, excerpt)
      select ${id}, at - 1, kind, page, number, excerpt from unnest(
        ${result.findings.map(one => one.kind)}::text[], ${result.findings.map(one => one.ordinal)}::int[],
        ${result.findings.map(one => one.number)}::int[], ${result.findings.map(one => clean(one.excerpt))}::text[]
      ) with ordinality as finding (kind, page, number, excerpt, at)`);
    await endAttempt(tx, reading, { outcome: "quarantined", ...figures, pages: result.pages });
    await retrieval.remove(tx, file.division_id, [id]);
    await notifyFilesChanged(tx);
    await notify(tx, { fileId: id, attempt, state: "quarantined" });
  });
}

/** Removes characters that the database rejects (NUL, lone surrogates) and invisible ones. */
function clean(excerpt: string): string {
  return excerpt
    .replace(/[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]|[\u{e0000}-\u{e01ef}]/gu, "")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .replace(/\p{Cs}/gu, "\ufffd");
}
