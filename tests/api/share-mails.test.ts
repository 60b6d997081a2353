import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { mailReader } from "~/domain/chats/share/mail-reader";
import type { Actor } from "~/domain/core/actor/actor";
import { chatShared } from "~/mail/chat-shared";
import { asking } from "../factories/asking";
import { makePerson } from "../factories/company";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ownCompany } from "../factories/own-company";

const own = ownCompany({ DIVISION_LIMIT: "9" }, { plan: true });
const as = (actor: Actor) => asking(own.db, actor);
let owner: Actor;
let reader: Actor;
let chatId: string;

beforeEach(async () => {
  owner = await makePerson(own.db, "employee", own.id);
  reader = await makePerson(own.db, "employee", own.id);
  const division = await makeDivision(own.db, own.id, { members: [owner.id, reader.id] });
  await makeFile(own.db, division, ["Der Jahresurlaub beträgt 30 Tage."]);
  const form = { name: "Urlaub <b>und</b> Reise", visibility: "private" } as const;
  chatId = (await as(owner).chats.start({ ...form, divisionIds: [division] })).id;
  await own.db.run(sql`delete from graphile_worker._private_jobs`);
});

const share = (mode: "read" | "ask" = "read") =>
  as(owner).shares.share({ id: chatId, userId: reader.id, mode });
const queued = async () =>
  (
    await own.db.many<{ payload: unknown }>(sql`
      select j.payload from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'chat_shared'`)
  ).map(row => row.payload);
const told = () => mailReader(own.db, { chatId, userId: reader.id }, chatShared);
const mails = () =>
  own.db.many<{ to_address: string; subject: string; text: string; html: string }>(
    sql`select to_address, subject, text, html from mails where purpose = 'chat_shared' and to_address = ${reader.email}`,
  );

describe("a person with whom a chat is shared", () => {
  it("is informed by mail who shared which chat, with a link and nothing that was asked", async () => {
    await share();
    expect(await queued()).toEqual([{ chatId, userId: reader.id }]);
    await told();
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail!.subject).toBe("Ein Chat wurde mit Ihnen geteilt");
    expect(mail!.text).toContain("Urlaub <b>und</b> Reise");
    expect(mail!.text).toContain(`/employee/chat/${chatId}`);
    expect(mail!.html).not.toContain("<b>und</b>");
  });

  it("gets no further mail when the purpose is changed, nor two a day", async () => {
    await share();
    await share("ask");
    expect(await queued()).toHaveLength(1);
    await told();
    await told();
    expect(await mails()).toHaveLength(1);
    const today = clock.now;
    clock.now = () => new Date(today().getTime() + 86_400_000);
    try {
      await told();
    } finally {
      clock.now = today;
    }
    expect(await mails()).toHaveLength(2);
  });

  it("gets no mail about a share that was ended meanwhile, nor with these mails turned off", async () => {
    await told();
    expect(await mails()).toEqual([]);
    await share();
    await as(reader).mailChoices.change({ wanted: ["question_answered", "news"] });
    await told();
    expect(await mails()).toEqual([]);
  });

  it("gets no mail from a person who has been suspended since", async () => {
    await share();
    await own.db.run(sql`update users set status = 'suspended' where id = ${owner.id}`);
    await told();
    expect(await mails()).toEqual([]);
  });
});
