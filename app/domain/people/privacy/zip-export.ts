import { once } from "node:events";
import { Readable } from "node:stream";
import sql from "sql-template-tag";
import { ZipFile } from "yazl";
import { clock } from "~/db/clock";
import type { Db, Row } from "~/db/connection";
import { storage } from "~/integrations/storage/storage";
import { jsonOf, partsOf, rowsOf } from "./export-parts";

/** The texts of an export: a README, and the data as a page to read. */
export type ExportTexts = {
  readme: string;
  page: (
    parts: { name: string; count: number; rows: () => AsyncIterable<Row> }[],
    now: Date,
  ) => AsyncIterable<string>;
};

/** Streams all data of a user as a .zip: as JSON and as a page to read. */
export function zipExport(
  db: Db,
  userId: string,
  texts: ExportTexts,
  signal: AbortSignal,
): AsyncIterable<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on("error", (error: Error) => output.destroy(error));
  const stop = () => output.destroy(signal.reason as Error);
  signal.addEventListener("abort", stop, { once: true });
  output.once("close", () => signal.removeEventListener("abort", stop));
  writeParts(zip, { db, userId, texts, signal }).catch(error => output.destroy(error as Error));
  return output;
}

/** Rows of files read at once. */
const pageSize = 100;

type Source = { db: Db; userId: string; texts: ExportTexts; signal: AbortSignal };

async function writeParts(zip: ZipFile, { db, userId, texts, signal }: Source): Promise<void> {
  zip.addBuffer(Buffer.from(texts.readme), "README.txt");
  const parts = partsOf(userId).map(part => ({ ...part, count: 0, rows: () => rowsOf(db, part, signal) }));
  for (const part of parts) {
    const json = jsonOf(part.rows(), () => {
      part.count++;
    });
    await add(zip, `json/${part.name}`, Readable.from(json));
  }
  await add(zip, "index.html", Readable.from(texts.page(parts, clock.now())));
  const picture = await db.maybe<Stored>(
    sql`select kind, storage_key from avatars where user_id = ${userId}`,
  );
  if (picture) await addStored(zip, `picture.${picture.kind}`, picture);
  let after: string | null = null;
  for (;;) {
    signal.throwIfAborted();
    const files: (Stored & { id: string })[] = await db.many(sql`
      select id, kind, storage_key from files
      where uploaded_by = ${userId} and status <> 'deleting' and (${after}::uuid is null or id > ${after}::uuid)
      order by id limit ${pageSize}`);
    // User-supplied names are no paths: files are named by id, and files.json lists their names.
    for (const file of files) await addStored(zip, `files/${file.id}.${file.kind}`, file);
    after = files.at(-1)?.id ?? null;
    if (files.length < pageSize) break;
  }
  zip.end();
}

type Stored = { kind: string; storage_key: string };

/** Skips an object deleted meanwhile. */
async function addStored(zip: ZipFile, name: string, file: Stored): Promise<void> {
  if (!(await storage().has(file.storage_key))) return;
  await add(zip, name, await storage().read(file.storage_key), { compress: false });
}

/** Adds one stream and waits for its end, so that only one is open at a time. */
async function add(zip: ZipFile, name: string, stream: Readable, { compress = true } = {}): Promise<void> {
  const ended = once(stream, "close");
  zip.addReadStream(stream, name, { compress });
  await ended;
  if (stream.errored) throw stream.errored;
}
