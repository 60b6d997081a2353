// Chats of a long-time user: a thread of 2,000 questions, a list of 5,000 chats, a log of a million questions,
// each page's CPU and the slowest of twenty pages, beside the same pages of a colleague with few.
import sql, { raw } from "sql-template-tag";
import { connect, type Database } from "~/db/connection";
import { startEmbedded } from "~/db/embedded";
import { say } from "./product/figure";
import { measurePage } from "./product/measure-page";
import { type Person, signIn, untilRead } from "./product/person";
import { postgresOf } from "./product/processes";
import { type Product, withProduct } from "./product/product";

const chats = 5_000;
const questions = 1_000_000;
const long = 2_000;
/** Questions whose place in the search is timed. */
const measured = 5_000;
const sampling = { rounds: 3, requests: 10, timed: 60 };
const [many, few] = ["manager@kontor.example", "employee@kontor.example"];

await withProduct(async product => {
  // The product's own server, which stays while one of its users is there.
  const server = await startEmbedded({ dataDir: product.dataDir });
  const db = connect(server.config, 1);
  try {
    const person = await signIn(product.origin, many);
    await untilRead(person);
    await fill(db);
    const postgres = await postgresOf(product.dataDir);
    const other = await signIn(product.origin, few);
    await measure(
      product,
      postgres,
      "few",
      other,
      pathsOf("/employee/chat", "/employee/chat/ChatLogs", undefined),
    );
    const thread = await db.one<{ id: string; middle: string }>(sql`
      select c.id, (select m.id from messages m join conversations v on v.id = m.conversation_id
                    where v.chat_id = c.id order by m.id offset ${long / 2} limit 1) as middle
      from chats c where c.name = 'Langer Verlauf'`);
    await measure(product, postgres, "many", person, pathsOf("/chat", "/mistralai/ChatLog", thread));
  } finally {
    await db.close();
    await server.stop();
  }
});

type Page = { name: string; path: string };

function pathsOf(list: string, log: string, thread: { id: string; middle: string } | undefined): Page[] {
  return [
    { name: "list of chats", path: list },
    { name: "list of chats, search", path: `${list}?search=Verlauf` },
    { name: "log", path: log },
    { name: "log, only unanswered", path: `${log}?outcome=declined` },
    { name: "log, search of a rare word", path: `${log}?search=Seltenheit` },
    { name: "log, search of an absent word", path: `${log}?search=Urlaubsrest` },
    { name: "log, search of a word in 5,000 old ones", path: `${log}?search=mitnehmen%3F+77` },
    ...(["declined", "unfinished"] as const).map(outcome => ({
      name: `log, search of that word among the ${outcome}`,
      path: `${log}?search=mitnehmen%3F+77&outcome=${outcome}`,
    })),
    { name: "log, search of two letters that no question has", path: `${log}?search=zq` },
    { name: "log, search of one letter that no question has", path: `${log}?search=x` },
    { name: "log, search of a frequent word", path: `${log}?search=Resturlaub` },
    { name: "log, search of a chat's name", path: `${log}?search=Chat+77` },
    // A page behind the last one leads to the last one, so the colleague with few chats has none of these.
    ...(thread
      ? [
          { name: "list of chats, last page", path: `${list}?page=${Math.ceil(chats / 25)}` },
          { name: "thread, newest", path: `${list}/${thread.id}` },
          { name: "thread, middle", path: `${list}/${thread.id}?before=${thread.middle}` },
        ]
      : []),
  ];
}

async function measure(product: Product, postgres: number, who: string, { cookie }: Person, pages: Page[]) {
  for (const { name, path } of pages) {
    const headers = { ...cookie, "accept-encoding": "identity" };
    const page = product.origin + path;
    const { cpu, p95 } = await measurePage(product, postgres, page, headers, sampling);
    say(`${name}, ${who}: CPU of server and PostgreSQL`, cpu, "ms");
    say(`${name}, ${who}: p95 of ${sampling.timed} pages`, p95, "ms", { atMost: 100 });
  }
}

/** One person's chats and questions, a long thread among them, and few of a colleague. */
async function fill(db: Database): Promise<void> {
  const start = performance.now();
  await db.run(sql`
    insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
    select uuidv7(-n * interval '1 hour'), u.company_id, u.id, case when n = 1 then 'Langer Verlauf' else 'Chat ' || n end, 'private',
           now() - n * interval '1 hour', now() - n * interval '1 hour'
    from users u, generate_series(1, ${chats}::int) n where u.email_key = ${many}`);
  await db.run(sql`
    insert into chat_divisions (chat_id, division_id)
    select c.id, d.id from chats c join divisions d on d.company_id = c.company_id and d.name = 'Personal'
    where c.name = 'Langer Verlauf' or c.name like 'Chat %'`);
  await db.run(sql`
    insert into conversations (id, chat_id, asker_id, created_at)
    select gen_random_uuid(), id, owner_id, created_at from chats where name = 'Langer Verlauf' or name like 'Chat %'`);
  const each = Math.round((questions - long) / (chats - 1));
  await db.run(sql`alter table messages disable trigger user`);
  await db.run(sql`
    insert into messages (id, conversation_id, question, answer, state, answerer, language, created_at, finished_at, first_word_ms)
    select uuidv7(-(n * ${chats}::int + c.rank) * interval '20 seconds'), v.id,
           'Wie viele Tage Resturlaub kann ich ins nächste Jahr mitnehmen? ' || n || case when c.rank = 77 and n = 5 then ' Seltenheit' else '' end,
           'Bis zu fünf Tage Resturlaub können auf Antrag in das folgende Kalenderjahr übertragen werden. [1]',
           (array['complete', 'complete', 'complete', 'declined'])[1 + n % 4], 'builtin', 'de',
           now() - (n * ${chats}::int + c.rank) * interval '20 seconds', now() - (n * ${chats}::int + c.rank) * interval '20 seconds', 300
    from (select id, name, row_number() over (order by id) as rank from chats where name = 'Langer Verlauf' or name like 'Chat %') c
    join conversations v on v.chat_id = c.id,
    lateral generate_series(1, case when c.name = 'Langer Verlauf' then ${long}::int else ${each}::int end) n`);
  await db.run(sql`alter table messages enable trigger user`);
  await fillSearch(db);
  await db.run(sql`
    insert into citations (message_id, number, file_id, page_id, file_name, page_number, sentence, start_offset, end_offset)
    select m.id, 1, p.file_id, p.id, f.name, p.number, left(p.text, 80), 0, 80
    from messages m join conversations v on v.id = m.conversation_id join chats c on c.id = v.chat_id and c.name = 'Langer Verlauf',
    lateral (select p.* from pages p join files f on f.id = p.file_id and f.name = 'Mitarbeiterhandbuch 2026.pdf' where p.number = 10) p
    join files f on f.id = p.file_id
    where m.state = 'complete'`);
  await db.run(sql`analyze`);
  const { count } = await db.one<{ count: number }>(sql`select count(*) as count from messages`);
  if (count < questions * 0.99) throw new Error(`only ${count} questions`);
  say("a million questions stored without their counts", (performance.now() - start) / 1000, "s");
}

/** The questions as they are searched. The index is built once they are there; the last of them find it there. */
async function fillSearch(db: Database): Promise<void> {
  const name = "searched_questions_question_parts_idx";
  const { index } = await db.one<{ index: string }>(sql`select pg_get_indexdef(${name}::regclass) as index`);
  const rows = sql`
    insert into searched_questions (message_id, asker_id, words)
    select m.id, v.asker_id, lower(m.question) from messages m join conversations v on v.id = m.conversation_id`;
  const last = sql`(select id from messages order by id limit ${measured})`;
  await db.run(raw(`drop index ${name}`));
  await db.run(sql`${rows} where m.id not in ${last} on conflict do nothing`);
  await db.run(raw(index));
  const start = performance.now();
  await db.run(sql`${rows} where m.id in ${last} on conflict do nothing`);
  say(
    "a question's place in the search, with its index",
    ((performance.now() - start) * 1000) / measured,
    "µs",
  );
}
