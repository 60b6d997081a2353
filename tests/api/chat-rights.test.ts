// Who reads what of a chat: every reader × visibility × share × division × what is taken away, through each way to read:
// the chat, its list, its thread, one answer, its stream while it grows and after, the export, the file's page, the log.
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type BuiltInRole, builtInRoles } from "~/contract/abilities";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import { type LiveAnswer, openLiveAnswer } from "~/domain/chats/answer/live-answers";
import { watchAnswer } from "~/domain/chats/answer/watch-answer";
import { searchScope } from "~/domain/chats/chat/search-scope";
import { watchChat } from "~/domain/chats/chat/watch-chat";
import type { Actor } from "~/domain/core/actor/actor";
import { type TestDatabase, testDatabase } from "../database";
import { asking } from "../factories/asking";
import { makeCompany, makePerson } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { settingsOf } from "../factories/settings";

const secret = "Das Grundgehalt beträgt 4200 Euro.";
const secretWords = /4200/;

const roles = Object.keys(builtInRoles) as BuiltInRole[];
const places = ["the owner", "the owner's company", "another company"] as const;
const visibilities = ["private", "public"] as const;
const shareKinds = ["none", "read", "ask"] as const;
const takings = ["nothing", "division", "share", "publicity"] as const;

type Cell = {
  visibility: (typeof visibilities)[number];
  share: (typeof shareKinds)[number];
  member: boolean;
  taken: (typeof takings)[number];
};

/** Only what was there can be taken away. */
const cells: Cell[] = visibilities.flatMap(visibility =>
  shareKinds.flatMap(share =>
    [true, false].flatMap(member =>
      takings
        .filter(
          taken =>
            (taken !== "division" || member) &&
            (taken !== "share" || share !== "none") &&
            (taken !== "publicity" || visibility === "public"),
        )
        .map(taken => ({ visibility, share, member, taken })),
    ),
  ),
);

/** Combinations of role and place that exist: only data managers and employees belong to a company. */
const readers = roles.flatMap(role =>
  places
    .filter(place => {
      const ofCompany = role === "data_manager" || role === "employee";
      return place === "the owner" ? role === "employee" : ofCompany || place === "another company";
    })
    .map(place => ({ role, place })),
);

/** What should be so, said apart from the product's own conditions. */
function expected({ role, place }: (typeof readers)[number], { visibility, share, member, taken }: Cell) {
  const mayChat = builtInRoles[role].access === "user" || builtInRoles[role].access === "employee";
  const owner = place === "the owner";
  const shared = place === "the owner's company" && share !== "none" && taken !== "share";
  // The owner's own division was taken away from them, so the chat searches nothing any more.
  const searches = !(owner && taken === "division") && !(owner && !member);
  const open = visibility === "public" && taken !== "publicity" && searches;
  const sees = mayChat && (owner || shared || open);
  // Data managers read every division of their company.
  const division =
    place !== "another company" && (role === "data_manager" || (member && taken !== "division"));
  const thread = mayChat && (owner || shared);
  const asks =
    mayChat && (owner ? searches : shared && share === "ask" ? division : shared && !open ? false : open);
  return { sees, thread, text: thread && division, asks, file: division };
}

let db: TestDatabase["db"];
let test: TestDatabase;
let settings: { remove(): void };
let company: Awaited<ReturnType<typeof makeCompany>>;
let stranger: Awaited<ReturnType<typeof makeCompany>>;
let owner: Actor;
let division: string;
let chat: string;
let answered: string;
let growing: string;
let pageId: string;
let live: LiveAnswer | undefined;

beforeAll(async () => {
  settings = settingsOf({ DIVISION_LIMIT: "9" });
  test = await testDatabase();
  db = test.db;
  company = await makeCompany(db, { plan: true });
  stranger = await makeCompany(db, { plan: true });
});
afterAll(async () => {
  live?.close();
  settings.remove();
  await test.drop();
});

const as = (actor: Actor) => asking(db, actor);
const refusals = ["not_found", "forbidden"];
/** What an endpoint returns; undefined where it says that there is nothing, or that the reader may not. */
async function unless404<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (refusals.includes((error as { code?: string }).code ?? "")) return undefined;
    throw error;
  }
}

/** Replaces the owner's private chat: one finished answer, and one still being generated. */
async function makeChat(): Promise<void> {
  live?.close();
  owner = company.employee;
  division = await makeDivision(db, company.id, { members: [owner.id] });
  const fileId = await makeFile(db, division, [secret]);
  ({ id: pageId } = await db.one<{ id: string }>(sql`select id from pages where file_id = ${fileId}`));
  chat = (await as(owner).chats.start({ name: "Gehalt", visibility: "private", divisionIds: [division] })).id;
  const conversation = newId();
  [answered, growing] = [newId(), newId()];
  await db.run(sql`
    insert into conversations (id, chat_id, asker_id, together, created_at)
    values (${conversation}, ${chat}, ${owner.id}, false, ${clock.now()})`);
  for (const [id, state, answer] of [
    [answered, "complete", `${secret} [1]`],
    [growing, "streaming", ""],
  ])
    await db.run(sql`
      insert into messages (id, conversation_id, question, answer, state, answerer, language, heartbeat_at, created_at, searched)
      values (${id}, ${conversation}, 'Wie hoch ist es?', ${answer}, ${state}, 'builtin', 'de', ${clock.now()}, ${clock.now()},
        (select division_id || ' ' || version from division_versions where division_id = ${division}))`);
  await db.run(sql`
    insert into citations (message_id, number, file_id, page_id, file_name, page_number, sentence, start_offset, end_offset)
    values (${answered}, 1, ${fileId}, ${pageId}, 'Gehalt.pdf', 1, ${secret}, 0, ${secret.length})`);
  live = openLiveAnswer(growing, 1);
  live.append(secret);
}

async function setCell(reader: Actor, { visibility, share, member, taken }: Cell): Promise<void> {
  const give = async (kept: boolean) => {
    await db.run(
      sql`update chats set visibility = ${visibility === "public" && (kept || taken !== "publicity") ? "public" : "private"} where id = ${chat}`,
    );
    await db.run(sql`delete from chat_shares where chat_id = ${chat} and user_id = ${reader.id}`);
    // Shares are rows: one that names a stranger, which no form makes, must not count either.
    if (share !== "none" && (kept || taken !== "share"))
      await db.run(sql`
        insert into chat_shares (chat_id, user_id, mode, created_at) values (${chat}, ${reader.id}, ${share}, ${clock.now()})`);
    await db.run(
      sql`delete from division_members where division_id = ${division} and user_id = ${reader.id}`,
    );
    if (member && (kept || taken !== "division"))
      await db.run(
        sql`insert into division_members (division_id, user_id) values (${division}, ${reader.id})`,
      );
  };
  await give(true);
  if (taken !== "nothing") await give(false);
}

/** What a stream sends until it has checked twice whether it may continue: a growing answer sends all of its text in its first turn. */
async function streamed(reader: Actor, message: string): Promise<string | undefined> {
  let turns = 0;
  const options = {
    signal: new AbortController().signal,
    stillAllowed: async () => ++turns < 2,
    checkEveryMs: 5,
  };
  const steps = await unless404(watchAnswer(db, reader, message, options));
  if (!steps) return undefined;
  let said = "";
  for await (const step of steps) said += "text" in step ? step.text : step.message.answer;
  return said;
}

/** What the reader really gets, through every way. */
async function found(reader: Actor) {
  const mine = as(reader);
  const [read, lists, list, exported, one, log, page, watched, scope] = await Promise.all([
    unless404(mine.chats.read({ id: chat })),
    Promise.all((["mine", "public"] as const).map(which => unless404(mine.chats.list({ which, size: 100 })))),
    unless404(mine.answers.list({ id: chat })),
    unless404(mine.answers.export({ id: chat })),
    unless404(mine.answers.read({ id: answered })),
    unless404(mine.questions.export({})),
    unless404(mine.files.page({ id: pageId })),
    unless404(watchChat(db, reader, chat, { signal: AbortSignal.abort(), stillAllowed: async () => true })),
    searchScope(db, reader, chat).catch(() => undefined),
  ]);
  await watched?.return(undefined);
  const streams = [await streamed(reader, answered), await streamed(reader, growing)];
  return {
    read: read !== undefined,
    inList: lists.some(listed => listed?.rows.some(row => row.id === chat)) ?? false,
    changes: watched !== undefined,
    thread: list?.messages.length ?? 0,
    exported: exported?.messages.length ?? 0,
    one: one !== undefined,
    texts: [list?.messages, exported?.messages, one].map(text =>
      secretWords.test(JSON.stringify(text) ?? ""),
    ),
    streams: streams.map(text => (text === undefined ? "404" : secretWords.test(text))),
    log: (log?.rows ?? []).filter(row => row.chatId === chat && secretWords.test(row.answer)).length,
    file: page !== undefined,
    fileLinked: one?.citations.some(({ fileId }) => fileId !== null) ?? false,
    asks: scope !== undefined,
  };
}

describe("the matrix of rights", () => {
  it("has every role, in the owner's company and in another, and every cell", () => {
    expect(new Set(readers.map(({ role }) => role))).toEqual(new Set(roles));
    expect(cells).toHaveLength(32);
  });

  it.each(readers)("is kept for $role of $place", async who => {
    const { role, place } = who;
    const wrong: unknown[] = [];
    await makeChat();
    const within = place === "the owner's company" ? company.id : stranger.id;
    const ofCompany = role === "data_manager" || role === "employee";
    const reader = place === "the owner" ? owner : await makePerson(db, role, ofCompany ? within : null);
    for (const cell of cells) {
      await setCell(reader, cell);
      const want = expected(who, cell);
      const { sees, thread, text } = want;
      const right = {
        read: sees,
        inList: sees,
        changes: sees,
        thread: thread ? 2 : 0,
        exported: thread ? 2 : 0,
        one: thread,
        texts: [text, text, text],
        streams: thread ? [text, text] : ["404", "404"],
        log: place === "the owner" && text ? 1 : 0,
        file: want.file,
        fileLinked: text,
        asks: want.asks,
      };
      const got = await found(reader);
      if (JSON.stringify(got) !== JSON.stringify(right)) wrong.push(JSON.stringify({ cell, got, right }));
    }
    expect(wrong).toEqual([]);
  });
});
