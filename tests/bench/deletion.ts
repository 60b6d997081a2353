// A division of 10,000 files is deleted: how long until its readers find nothing, and until its receipt says that nothing
// is left, with files on the disk and in a bucket. The bucket is a stand-in in this process.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sql from "sql-template-tag";
import { connect, type Database } from "~/db/connection";
import { startEmbedded } from "~/db/embedded";
import { packTerms } from "~/domain/retrieval/words/terms";
import { fakeS3 } from "~/integrations/storage/fake-s3";
import { say } from "./product/figure";
import { type Person, signIn, untilRead } from "./product/person";
import { type Product, withProduct } from "./product/product";

const files = 10_000;
const passages = 5;
const text = "Das Grubenpferd heißt Adalbert; es wohnt in Stollen sieben und frisst am liebsten Mohrrüben.";

for (const store of ["disk", "bucket"] as const) {
  const fake = await fakeS3();
  await withProduct(
    async product => {
      // The product's own server, which stays while one of its users is there.
      const server = await startEmbedded({ dataDir: product.dataDir });
      const db = connect(server.config, 1);
      try {
        const person = await signIn(product.origin, "manager@kontor.example");
        await untilRead(person);
        const division = await fill(db);
        for (const { key } of await db.many<{ key: string }>(
          sql`select storage_key as key from files where division_id = ${division}`,
        ))
          if (store === "disk") write(product, key);
          else fake.objects.set(key, { body: Buffer.from("x"), sha256: undefined, at: new Date() });
        await measure(db, person, division, store);
      } finally {
        await db.close();
        await server.stop();
      }
    },
    store === "bucket" ? fake.env : {},
  );
  await fake.close();
}

function write({ dataDir }: Product, key: string): void {
  const folder = join(dataDir, "files");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, key), "x");
}

async function measure(db: Database, { api }: Person, division: string, store: string): Promise<void> {
  const seen = async () => {
    const [found, list] = await Promise.all([
      api.search.find({ words: "Grubenpferd" }),
      api.files.list({ search: "Grubenakte", status: "ready" }),
    ]);
    return found.length + list.total;
  };
  if ((await seen()) < files) throw new Error("the files are not found before they are deleted");
  const began = performance.now();
  await api.divisions.remove({ id: division });
  say(`deleting ${files} files, ${store}: answered after`, performance.now() - began, "ms");
  if ((await seen()) > 0) throw new Error("readers still find what was deleted");
  say(`deleting ${files} files, ${store}: readers find nothing after`, performance.now() - began, "ms", {
    atMost: 1_000,
  });
  const receipt = () =>
    db.one<{ checked: Date | null; remains: number }>(
      sql`select checked_at as checked, remains from deletion_receipts where subject_id = ${division}`,
    );
  let proof = await receipt();
  for (; !proof.checked; proof = await receipt()) await wait(100);
  if (proof.remains > 0) throw new Error(`${proof.remains} are left`);
  say(`deleting ${files} files, ${store}: proven after`, (performance.now() - began) / 1_000, "s", {
    atMost: 60,
  });
}

async function fill(db: Database): Promise<string> {
  const { id } = await db.one<{ id: string }>(sql`
    insert into divisions (id, company_id, name, created_at)
    select uuidv7(), company_id, 'Grubenarchiv', now() from users where email_key = 'manager@kontor.example' returning id`);
  await db.run(sql`
    insert into files (id, company_id, division_id, kind, name, bytes, sha256, storage_key, status, pages_total, pages_read,
                       passages, language, created_at)
    select made.id, d.company_id, d.id, 'pdf', 'Grubenakte ' || n || '.pdf', 1, sha256(n::text::bytea), made.id, 'ready', 1, 1,
           ${passages}::int, 'de', now()
    from divisions d, (select n, uuidv7() as id from generate_series(1, ${files}::int) n) made where d.id = ${id}`);
  await db.run(sql`
    insert into pages (id, file_id, ordinal, number, text)
    select uuidv7(), id, 0, 1, ${text} from files where division_id = ${id}`);
  await db.run(sql`
    insert into passages (id, company_id, division_id, file_id, page_id, ordinal, language, start_offset, end_offset, text, terms)
    select uuidv7(), f.company_id, f.division_id, f.id, p.id, n, 'de', 0, ${text.length}::int, p.text, ${packTerms(text, "de")}
    from files f join pages p on p.file_id = f.id, generate_series(1, ${passages}::int) n where f.division_id = ${id}`);
  await db.run(sql`analyze`);
  return id;
}
