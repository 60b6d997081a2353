// The dashboards and the feedback report of a year over a million counted questions and 100,000 feedbacks in 200 companies, beside the same pages before them: CPU of
// server and PostgreSQL a page, how long nineteen of twenty pages take at most, and what is sent. Counting is measured too: what a question
// costs the database with its count, beside one without.
import { Buffer } from "node:buffer";
import { brotliCompressSync } from "node:zlib";
import sql from "sql-template-tag";
import { connect, type Database } from "~/db/connection";
import { startEmbedded } from "~/db/embedded";
import { storeAnalysisWeeks } from "~/domain/operations/dashboard/analysis-atoms";
import { ask } from "./product/ask";
import { say } from "./product/figure";
import { measurePage } from "./product/measure-page";
import { signIn, untilRead } from "./product/person";
import { postgresOf } from "./product/processes";
import { type Product, withProduct } from "./product/product";

const companies = 200;
const questionsEach = 5_000;
const feedbackEach = 500;
const sampling = { rounds: 5, requests: 20, timed: 100 };

const doors = [
  { path: "/dashboard?days=365", email: "manager@kontor.example" },
  { path: "/feedback-report?period=12m", email: "manager@kontor.example" },
  { path: "/admin/dashboard?days=365", email: "administrator@lotse.example" },
  { path: "/analysis/dashboard?days=365", email: "analyst@lotse.example" },
];

await withProduct(async product => {
  // The product's own server, which stays while one of its users is there.
  const server = await startEmbedded({ dataDir: product.dataDir });
  const db = connect(server.config, 1);
  try {
    await untilRead(await signIn(product.origin, "manager@kontor.example"));
    const postgres = await postgresOf(product.dataDir);
    const few = await measure(product, postgres);
    await fill(db);
    const many = await measure(product, postgres);
    for (const [at, { path }] of doors.entries()) {
      const [before, after] = [few[at], many[at]];
      if (!before || !after) continue;
      say(`${path}: CPU over a million questions, times that over a thousand`, after.cpu / before.cpu, "×", {
        atMost: 3,
      });
      say(`${path}: CPU of a page`, after.cpu, "ms");
      say(`${path}: p95 of ${sampling.timed} pages, one after the other`, after.p95, "ms", { atMost: 100 });
      say(`${path}: HTML and CSS, brotli`, after.bytes / 1000, "KB", { atMost: 40 });
    }
  } finally {
    await db.close();
    await server.stop();
  }
});

async function measure(product: Product, postgres: number) {
  const measured: { cpu: number; p95: number; bytes: number }[] = [];
  for (const { path, email } of doors) {
    const { cookie } = await signIn(product.origin, email);
    const headers = { ...cookie, "accept-encoding": "identity" };
    const page = product.origin + path;
    const { cpu, p95 } = await measurePage(product, postgres, page, headers, sampling);
    const { body } = await ask(page, { headers });
    measured.push({
      cpu,
      p95,
      bytes: brotliCompressSync(Buffer.from(body.toString("utf8").replace(/<script.*?<\/script>/gs, "")))
        .length,
    });
  }
  return measured;
}

/** A million questions through the triggers, spread over a year; the company whose pages are measured has its share. */
async function fill(db: Database): Promise<void> {
  await db.run(sql`
    insert into companies (id, name, public_code, created_at)
    select gen_random_uuid(), 'Firma ' || n, 'bench' || n, now() - interval '400 days' from generate_series(1, ${companies - 1}) n`);
  await db.run(sql`
    insert into users (id, company_id, role_id, email, email_key, first_name, last_name, status, created_at)
    select gen_random_uuid(), c.id, r.id, 'p' || n || '@' || c.public_code || '.example', 'p' || n || '@' || c.public_code || '.example',
           'Änne', 'Person ' || n, 'active', now() - interval '400 days'
    from companies c, generate_series(1, 8) n, roles r where (c.public_code like 'bench%' or c.name = 'Kontor Nord GmbH') and r.key = 'employee'`);
  await db.run(sql`
    insert into chats (id, company_id, owner_id, name, visibility, created_at, updated_at)
    select gen_random_uuid(), company_id, id, 'Viele', 'private', now() - interval '390 days', now() from users
    where email_key ~ '^p[0-9]+@'`);
  await db.run(sql`
    insert into conversations (id, chat_id, asker_id, created_at)
    select gen_random_uuid(), id, owner_id, created_at from chats where name = 'Viele'`);
  const each = questionsEach / 8;
  const start = performance.now();
  for (let part = 0; part < 5; part++)
    await db.run(sql`
      insert into messages (id, conversation_id, question, answer, state, answerer, language, created_at, first_word_ms)
      select gen_random_uuid(), v.id, 'Wie viele Tage?', 'Fünf Tage [1].', (array['complete', 'complete', 'complete', 'declined', 'stopped'])[1 + n % 5],
             'builtin', 'de', now() - interval '365 days' * random(), 300
      from conversations v join chats c on c.id = v.chat_id and c.name = 'Viele', generate_series(1, ${each / 5}) n`);
  const { questions } = await db.one<{ questions: number }>(
    sql`select sum(questions)::bigint as questions from day_counts`,
  );
  if (questions < companies * questionsEach) throw new Error(`only ${questions} questions were counted`);
  say(
    "a million questions stored and counted: time of one",
    ((performance.now() - start) * 1000) / (companies * questionsEach),
    "µs",
  );
  const { feedback } = await db.one<{ feedback: number }>(sql`
    with given as (
      insert into feedback (id, company_id, source, user_id, message_id, mood, liked, rating, created_at, updated_at)
      select gen_random_uuid(), m.company_id, 'answer', m.asker_id, m.id, (array['happy', 'neutral', 'negative'])[1 + m.n % 3],
             m.n % 4 > 0, 1 + m.n % 5, m.created_at, m.created_at
      from (select m.id, m.created_at, v.asker_id, c.company_id,
                   row_number() over (partition by c.company_id order by m.id) as n
            from messages m join conversations v on v.id = m.conversation_id
            join chats c on c.id = v.chat_id and c.name = 'Viele') m
      where m.n <= ${feedbackEach} returning 1)
    select count(*) as feedback from given`);
  say("feedbacks given", feedback, "");
  await db.run(sql`
    insert into tags (id, company_id, name, key, keyword, colour, created_at)
    select gen_random_uuid(), c.id, 'Thema ' || n, 'thema ' || n, 'thema' || n, 'blue', now() - interval '390 days'
    from companies c, generate_series(1, 12) n where c.public_code like 'bench%'`);
  await db.run(sql`
    insert into feedback_tags (feedback_id, tag_id)
    select g.id, t.id from (
      select id, company_id, 1 + row_number() over (partition by company_id order by id) % 12 as n from feedback) g
    join tags t on t.company_id = g.company_id and t.key = 'thema ' || g.n`);
  const storing = performance.now();
  // As the sweep does, which comes every ten minutes.
  for (let sweep = 0; sweep < 2; sweep++) await storeAnalysisWeeks(db);
  const { weeks } = await db.one<{ weeks: number }>(sql`select count(*) as weeks from analysis_weeks`);
  say("a week stored for analysts", (performance.now() - storing) / weeks, "ms");
  await db.run(sql`analyze`);
}
