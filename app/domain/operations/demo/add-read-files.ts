import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { demoId } from "~/db/seed/demo";
import { heldFile, recognisedFile } from "~/db/seed/read-files";
import { beginReading, type Reading } from "~/domain/knowledge/file/begin-reading";
import { storeText } from "~/domain/knowledge/file/store-text";
import { quarantineFile } from "~/domain/knowledge/quarantine/quarantine-file";
import { PageCutter } from "~/domain/knowledge/reading/cut-page";

/** The bytes of a file in the storage. */
type Kept = { key: string; bytes: number; sha256: Buffer };

const untold = async () => undefined;

/** A scanned file and one in quarantine, with what reading them has found: recognising text would delay the start. */
export async function addReadFiles(tx: Db, scan: Kept, held: Kept): Promise<void> {
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
  await storeText(tx, reading, pages, { ...cutter.result, hiddenWords: 0, findings: [] }, untold);
  await endAttempts(tx, scan.key, 6);
  const found = {
    pages: heldFile.pages,
    passages: 0,
    language: "de" as const,
    hiddenWords: 0,
    findings: [...heldFile.findings],
  };
  await quarantineFile(tx, await addFile(tx, heldFile, held, 2), found, untold);
  await endAttempts(tx, held.key, 1);
}

/** The attempt began when the file was uploaded, and took as long as measured. */
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
  { company, division, name, uploadedBy }: typeof recognisedFile | typeof heldFile,
  { key, bytes, sha256 }: Kept,
  daysAgo: number,
): Promise<Reading> {
  const at = new Date(clock.now().getTime() - daysAgo * 86_400_000);
  await tx.run(sql`
    insert into files (id, company_id, division_id, kind, name, bytes, sha256, storage_key, status, uploaded_by, created_at)
    values (${key}, ${demoId(company)}, ${demoId(`${company} ${division}`)}, 'pdf', ${name}, ${bytes}, ${sha256},
            ${key}, 'queued', ${demoId(uploadedBy)}, ${at})`);
  return (await beginReading(tx, key))!;
}
