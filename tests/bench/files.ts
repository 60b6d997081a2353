// 10,000 files of a company, 5,000 of them waiting, and a division of 100,000 passages: the list of files, its search, the
// search over what one may read, and the processing table, each page's CPU and the slowest of its pages.
import sql from "sql-template-tag";
import { connect, type Database } from "~/db/connection";
import { startEmbedded } from "~/db/embedded";
import { packTerms } from "~/domain/retrieval/words/terms";
import { prose } from "../factories/documents";
import { say } from "./product/figure";
import { measurePage } from "./product/measure-page";
import { signIn, untilRead } from "./product/person";
import { postgresOf } from "./product/processes";
import { withProduct } from "./product/product";

const files = 10_000;
const passages = 100_000;
const sampling = { rounds: 2, requests: 10, timed: 60 };

await withProduct(async product => {
  // The product's own server, which stays while one of its users is there.
  const server = await startEmbedded({ dataDir: product.dataDir });
  const db = connect(server.config, 1);
  try {
    const manager = await signIn(product.origin, "manager@kontor.example");
    await untilRead(manager);
    const administrator = await signIn(product.origin, "administrator@lotse.example");
    const postgres = await postgresOf(product.dataDir);
    const division = await fill(db);
    const table = "/admin/milvus-processing-table";
    const pages = [
      [manager, "list of files", `/mistralai/chatDivisions?division=${division}`],
      [manager, "list of files, last page", `/mistralai/chatDivisions?division=${division}&page=200`],
      [manager, "list of files, search", `/mistralai/chatDivisions?division=${division}&search=Akte+77`],
      [manager, "list of all divisions", "/mistralai/chatDivisions"],
      [manager, "search over what one may read", "/search?words=Dienstreisen"],
      [manager, "search over what one may read, passages", "/search?words=Dienstreisen&kind=passage"],
      [administrator, "processing table", table],
      [administrator, "processing table, alone", `${table}/MilvusProcessingTable`],
      [administrator, "processing table, waiting", `${table}?status=queued`],
      [administrator, "processing table, search", `${table}?search=Akte+77`],
      [administrator, "processing table, by memory", `${table}?sort=-memory`],
      [administrator, "processing table, by speed", `${table}?sort=-speed`],
    ] as const;
    for (const [{ cookie }, name, path] of pages) {
      const headers = { ...cookie, "accept-encoding": "identity" };
      const { cpu, p95 } = await measurePage(product, postgres, product.origin + path, headers, sampling);
      say(`${name}: CPU of server and PostgreSQL`, cpu, "ms");
      say(`${name}: p95 of ${sampling.timed} pages`, p95, "ms", { atMost: 100 });
    }
  } finally {
    await db.close();
    await server.stop();
  }
});

async function fill(db: Database): Promise<string> {
  const { id } = await db.one<{ id: string }>(sql`
    insert into divisions (id, company_id, name, created_at)
    select uuidv7(), company_id, 'Archiv', now() from users where email_key = 'manager@kontor.example' returning id`);
  await db.run(sql`
    insert into files (id, company_id, division_id, kind, name, bytes, sha256, storage_key, status, pages_total, pages_read,
                       passages, attempts, language, created_at)
    select made.id, d.company_id, d.id, case when n % 3 = 0 then 'docx' else 'pdf' end, 'Akte ' || n || '.pdf', n * 100,
           sha256(n::text::bytea), made.id, case when n % 2 = 0 then 'ready' else 'queued' end, 20, 20,
           case when n % 2 = 0 then ${(passages / files) * 2}::int else 0 end, case when n % 2 = 0 then 1 else 0 end, 'de',
           now() - n * interval '1 minute'
    from divisions d, (select n, uuidv7() as id from generate_series(1, ${files}::int) n) made where d.id = ${id}`);
  await db.run(sql`
    insert into reading_attempts (file_id, attempt, stage, outcome, pages, max_memory, started_at, ended_at)
    select id, 1, 'indexing', 'ready', 20, 100000000 + bytes, created_at, created_at + interval '3 seconds'
    from files where division_id = ${id} and status = 'ready'`);
  await db.run(sql`
    insert into pages (id, file_id, ordinal, number, text)
    select uuidv7(), f.id, n - 1, n, ${prose(1)} from files f, generate_series(1, 2) n
    where f.division_id = ${id} and f.status = 'ready'`);
  for (let kind = 0; kind < 10; kind++) {
    const text = prose(kind, 6);
    await db.run(sql`
      insert into passages (id, company_id, division_id, file_id, page_id, ordinal, language, start_offset, end_offset, text, terms)
      select uuidv7(), f.company_id, f.division_id, f.id, p.id, p.ordinal * 10 + ${kind}::int, 'de', 0, ${text.length}::int, ${text},
             ${packTerms(text, "de")}
      from files f join pages p on p.file_id = f.id where f.division_id = ${id}`);
  }
  await db.run(sql`analyze`);
  return id;
}
