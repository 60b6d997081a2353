import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { quarantinedFile, recognisedFile } from "~/db/seed/read-files";
import { beginReading, type Reading } from "~/domain/knowledge/file/begin-reading";
import { storeText } from "~/domain/knowledge/file/store-text";
import { quarantineFile } from "~/domain/knowledge/quarantine/quarantine-file";
import { PageCutter } from "~/domain/knowledge/reading/cut-page";
import { daysAgo } from "./days-ago";
import type { StoredBytes } from "./stored-bytes";

const unnotified = { notify: async () => undefined };

/** Adds a scanned and a quarantined file with the stored result of their reading: recognising text would delay the start. */
export async function addReadFiles(tx: Db, scan: StoredBytes, quarantined: StoredBytes): Promise<void> {
  const cutter = new PageCutter();
  const pages = recognisedFile.pages.map(({ confidence, paragraphs }, index) =>
    cutter.cut({
      number: index + 1,
      heading: null,
      confidence,
      blocks: paragraphs.map(text => ({ kind: "paragraph", text })),
    }),
  );
  const reading = await addFile(tx, recognisedFile, scan, 20);
  const read = { pages, result: { ...cutter.result, hiddenWords: 0, findings: [] } };
  await storeText(tx, reading, read, unnotified);
  await endAttempts(tx, scan.key, 6);
  const result = {
    pages: quarantinedFile.pages,
    passages: 0,
    language: "de" as const,
    hiddenWords: 0,
    findings: [...quarantinedFile.findings],
  };
  await quarantineFile(tx, await addFile(tx, quarantinedFile, quarantined, 2), result, unnotified);
  await endAttempts(tx, quarantined.key, 1);
}

/** Sets the times of the attempts: begun at the upload, with the measured duration. */
async function endAttempts(tx: Db, fileId: string, seconds: number): Promise<void> {
  await tx.run(sql`
    update reading_attempts a set stage = case outcome when 'quarantined' then 'reading' else 'indexing' end, started_at = f.created_at,
      ended_at = f.created_at + make_interval(secs => ${seconds})
    from files f where f.id = a.file_id and f.id = ${fileId}`);
  await tx.run(sql`
    update files set ready_at = created_at + make_interval(secs => ${seconds}) where id = ${fileId} and ready_at is not null`);
}

async function addFile(
  tx: Db,
  { company, division, name, uploadedBy }: typeof recognisedFile | typeof quarantinedFile,
  { key, bytes, sha256 }: StoredBytes,
  ago: number,
): Promise<Reading> {
  const at = daysAgo(ago);
  await tx.run(sql`
    insert into files (id, company_id, division_id, kind, name, bytes, sha256, storage_key, status, uploaded_by, created_at)
    values (${key}, ${demoId(company)}, ${demoId(`${company} ${division}`)}, 'pdf', ${name}, ${bytes}, ${sha256},
            ${key}, 'queued', ${demoId(uploadedBy)}, ${at})`);
  return (await beginReading(tx, key))!;
}
