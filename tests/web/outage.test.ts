import sql, { raw } from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { connect } from "~/db/connection";
import { type Site, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let visitor: Visitor;
let bearer: Record<string, string>;

beforeAll(async () => {
  site = await startSite();
  visitor = await site.signedIn("manager@kontor.example");
  const answer = await site.visitor().ask("/api/v1/session", {
    body: new Blob([JSON.stringify({ email: "manager@kontor.example", password: "Lotsen-2026" })], {
      type: "application/json",
    }),
  });
  bearer = { authorization: `Bearer ${JSON.parse(answer.text).tokens.accessToken}` };
});
afterAll(() => site?.stop());

/** Runs `work` while PostgreSQL takes no connection for this database and has cut the others. */
async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  const { database, ...server } = site.db.pool.options;
  const elsewhere = connect({ ...server, database: "postgres" }, 1);
  const allow = (allowed: boolean) =>
    elsewhere.run(raw(`alter database "${database}" allow_connections ${allowed}`));
  try {
    await allow(false);
    await elsewhere.many(sql`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = ${database}`);
    await work();
  } finally {
    await allow(true);
    await elsewhere.close();
  }
}

const sentence = "Die Datenbank ist zurzeit nicht erreichbar.";
const asPage = { headers: { accept: "text/html" } };

describe("while PostgreSQL is gone", () => {
  test("the api says when to come again, and lives", async () => {
    await withoutDatabase(async () => {
      for (const path of [
        "/divisions",
        "/session",
        "/messages/01890000-0000-7000-8000-000000000000/stream",
      ]) {
        const answer = await site.visitor().get(`/api/v1${path}`, { headers: bearer });
        expect([path, answer.status, answer.headers.get("retry-after")]).toEqual([path, 503, "5"]);
        expect(JSON.parse(answer.text).code).toBe("unavailable");
      }
      const signIn = await site.visitor().ask("/api/v1/session", {
        body: new Blob([JSON.stringify({ email: "a@b.example", password: "x" })], {
          type: "application/json",
        }),
      });
      expect([signIn.status, signIn.headers.get("retry-after")]).toEqual([503, "5"]);
      expect((await site.visitor().get("/api/v1/health/live", { headers: bearer })).status).toBe(200);
    });
    expect((await site.visitor().get("/api/v1/divisions", { headers: bearer })).status).toBe(200);
  });

  test("pages say it in a sentence, and no user is signed out", async () => {
    await withoutDatabase(async () => {
      for (const [who, path] of [
        [visitor, "/chat"],
        [visitor, "/account-settings/company"],
        [site.visitor(), "/imprint"],
      ] as const) {
        const answer = await who.get(path, asPage);
        expect([path, answer.status, answer.headers.get("retry-after")]).toEqual([path, 503, "5"]);
        expect(wordsOf(answer)).toContain(sentence);
      }
    });
    expect((await visitor.get("/chat", asPage)).status).toBe(200);
  });

  test("in the middle of a request, a user whose session is renewed by it stays signed in", async () => {
    const renewed = await site.signedIn("employee@kontor.example");
    await site.db.run(sql`update sessions set access_until = now() - interval '1 second'`);
    await site.db.run(
      raw(`
      alter table chats rename to chats_away;
      create function away() returns boolean language plpgsql as $$
        begin raise exception 'away' using errcode = '57P03'; end $$;
      create view chats as select * from chats_away where (select away())`),
    );
    const answer = await renewed.get("/employee/chat", asPage);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    await site.db.run(raw("drop view chats; drop function away; alter table chats_away rename to chats"));
    // The outage takes longer than the grace period of the former tokens.
    await site.db.run(sql`
      update sessions set retired_at = retired_at - interval '2 minutes' where retired_at is not null`);
    expect((await renewed.get("/employee/chat", asPage)).status).toBe(200);
  });

  test("a form comes back with its values and the sentence", async () => {
    await withoutDatabase(async () => {
      const answer = await site.visitor().post("/login", { email: "a@b.example", password: "x" }, asPage);
      expect(answer.status).toBe(503);
      expect(wordsOf(answer)).toContain(sentence);
    });
  });
});
