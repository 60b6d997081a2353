import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asking } from "../../../../tests/factories/asking";
import { addMailbox, letterTo } from "../../../../tests/factories/dovecot-mailbox";
import { mailProgram } from "../../../../tests/factories/imap-client";
import { ownCompany } from "../../../../tests/factories/own-company";
import { intervals } from "../../../../tests/factories/quick-intervals";
import { until } from "../../../../tests/factories/until";
import { type Dovecot, hasDovecot, startDovecot } from "../../../../tests/fakes/dovecot";
import { withoutKeywords } from "../../../../tests/fakes/keywordless-proxy";
import { refusingProxy } from "../../../../tests/fakes/refusing-proxy";
import { changeEmails } from "./change-emails";
import { superviseMailboxes } from "./supervise-mailboxes";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8", SMTP_LIMIT: "9" });

describe.skipIf(!hasDovecot)("a mailbox that the worker looks after", () => {
  let dovecot: Dovecot;
  let user = "";
  let stops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    dovecot = await startDovecot();
  });
  afterAll(() => dovecot.stop());
  beforeEach(() => {
    user = `${own.id}@kontor.example`;
  });
  afterEach(async () => {
    await Promise.all(stops.map(stop => stop()));
    stops = [];
    // Workers share all mailboxes.
    await own.db.run(sql`delete from smtp_settings`);
  });

  const add = (imapPort = dovecot.port) => addMailbox(own, user, imapPort);
  const work = async () => {
    const stop = await superviseMailboxes(own.db, { intervals });
    stops.push(stop);
    return stop;
  };
  const letter = (number: number | string, headers = "", text = "Guten Tag") =>
    letterTo(user, {
      subject: `Brief ${number}`,
      id: `<${number}.${user}>`,
      headers,
      text: `${text} ${number}`,
    });
  const deliver = (number: number | string, headers?: string, folder?: string) =>
    dovecot.deliver(user, letter(number, headers), folder);
  type Row = {
    id: string;
    subject: string;
    folder: string;
    uid: number | null;
    read: boolean;
    starred: boolean;
    labels: string[];
    state: string;
    threadId: string;
  };
  const mails = () =>
    own.db.many<Row>(sql`
      select id, subject, folder, uid, read, starred, labels, state, thread_id as "threadId" from emails
      where company_id = ${own.id} and not stale order by subject, id`);
  const subjects = async () => (await mails()).map(({ subject }) => subject);
  const sync = () =>
    own.db.one<{
      state: string;
      step: string | null;
      attempts: number;
      holder: string | null;
      later: boolean;
    }>(sql`
      select state, failed_step as step, attempts, holder, next_try_at > now() as later from mailbox_syncs
      where company_id = ${own.id}`);
  const watching = () => until(async () => (await sync().catch(() => undefined))?.state === "watching");

  it("is fetched without a click, new mails within moments, and each once", async () => {
    await deliver(1);
    await add();
    await work();
    await until(async () => (await mails()).length === 1);
    await watching();
    await deliver(2);
    await until(async () => (await mails()).length === 2);
    expect(await subjects()).toEqual(["Brief 1", "Brief 2"]);
  });

  it("keeps a mail whose recipient has a name that is cut in the middle of a character", async () => {
    const name = Buffer.from(`${"x".repeat(199)}😀 Weiß`).toString("base64");
    await deliver(1, `Cc: =?utf-8?B?${name}?= <ada@kontor.example>\r\n`);
    await deliver(2);
    await add();
    await work();
    await until(async () => (await subjects()).join() === "Brief 1,Brief 2");
  });

  it("is synced by one of two workers, and by the other once the first has ended", async () => {
    await add();
    const first = await work();
    await watching();
    const { holder } = await sync();
    await work();
    await deliver(1);
    await until(async () => (await mails()).length === 1);
    expect((await sync()).holder).toBe(holder);
    await first();
    await until(async () => ![null, holder].includes((await sync()).holder));
    await deliver(2);
    await until(async () => (await mails()).length === 2);
  });

  it("is fetched in batches, the newest mails first, and goes on where a killed worker was", async () => {
    for (let at = 1; at <= 130; at++) await deliver(at);
    await add();
    const stop = await work();
    await until(async () => (await mails()).length >= 25);
    const numbers = (await subjects()).map(subject => Number(subject.slice(6)));
    expect(Math.min(...numbers)).toBeGreaterThan(1);
    await stop();
    const before = await mails();
    await work();
    await until(async () => (await mails()).length === 130);
    const after = await mails();
    for (const { id } of before) expect(after.some(mail => mail.id === id)).toBe(true);
  });

  it("has the company's tags as keywords on the server, whichever program sets them", async () => {
    const { tags, emailChanges } = asking(own.db, own.manager);
    const [rush, old] = [await tags.add({ name: "Eilt sehr" }), await tags.add({ name: "Älter" })];
    for (const at of [1, 2]) await deliver(at);
    await add();
    await work();
    await until(async () => (await mails()).length === 2);
    await watching();
    const tagsOf = (subject: string) =>
      own.db
        .one<{ names: string[] }>(sql`
          select array(select t.name from email_tags l join tags t on t.id = l.tag_id join emails e on e.id = l.email_id
            where e.company_id = ${own.id} and e.subject = ${subject}) as names`)
        .then(({ names }) => names.sort().join());
    const [first] = await mails();
    await emailChanges.make({ ids: [first!.id], act: "tag", tagId: rush.id });
    await using other = await mailProgram(dovecot, user);
    const keywords = async () => {
      await other.mailboxOpen("INBOX");
      const { flags } = (await other.fetchOne("1", { flags: true })) || {};
      return [...(flags ?? [])].filter(flag => !flag.startsWith("\\")).join();
    };
    await until(async () => (await keywords()) === "eilt_sehr");
    // Neither a keyword without a tag nor that of a renamed one makes a tag.
    await tags.change({ id: rush.id, name: "Dringend", colour: "red" });
    await other.messageFlagsAdd("1:2", ["aelter", "$Forwarded", "unbekannt"]);
    await until(
      async () => (await tagsOf("Brief 1")) === "Dringend,Älter" && (await tagsOf("Brief 2")) === "Älter",
    );
    await other.messageFlagsRemove("1", ["eilt_sehr"]);
    await until(async () => (await tagsOf("Brief 1")) === "Älter");
    await tags.remove({ id: old.id });
    await until(async () => (await keywords()) === "$Forwarded,unbekannt");
    expect(await tagsOf("Brief 2")).toBe("");
  });

  it("keeps tags and labels here where its server takes no keywords", async () => {
    const { tags, emailChanges } = asking(own.db, own.manager);
    const rush = await tags.add({ name: "Eilt sehr" });
    await using proxy = await withoutKeywords(dovecot.port);
    await deliver(1);
    await add(proxy.port);
    await work();
    await until(async () => (await mails()).length === 1);
    const ids = (await mails()).map(({ id }) => id);
    await emailChanges.make({ ids, act: "tag", tagId: rush.id });
    await emailChanges.make({ ids, act: "label", label: "important" });
    const open = () =>
      own.db.one<{ open: number }>(sql`
      select count(*) as open from mailbox_changes where company_id = ${own.id}`);
    await until(async () => (await open()).open === 0);
    await using other = await mailProgram(dovecot, user);
    await other.mailboxOpen("INBOX");
    await other.messageFlagsAdd("1", ["\\Seen"]);
    await until(async () => (await mails())[0]?.read);
    expect((await mails())[0]?.labels).toEqual(["important"]);
    expect((await asking(own.db, own.manager).emails.read({ id: ids[0]! })).tags).toMatchObject([
      { id: rush.id },
    ]);
    const { flags } = (await other.fetchOne("1", { flags: true })) || {};
    expect([...(flags ?? [])]).toEqual(["\\Seen"]);
  });

  it("keeps one copy of each mail when the server has new UIDs for all", async () => {
    for (const at of [1, 2, 3]) await deliver(at);
    await add();
    const stop = await work();
    await until(async () => (await mails()).length === 3);
    const before = await mails();
    await stop();
    await own.db.run(
      sql`update mail_folders set uid_validity = uid_validity - 1 where company_id = ${own.id}`,
    );
    await work();
    await until(async () => (await mails()).length === 3 && (await mails()).every(({ uid }) => uid !== null));
    expect((await mails()).map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it("shows what another mail program does: read, starred, labelled, moved, deleted", async () => {
    for (const at of [1, 2, 3]) await deliver(at);
    await add();
    await work();
    await until(async () => (await mails()).length === 3);
    await watching();
    await using program = await mailProgram(dovecot, user);
    await program.mailboxOpen("INBOX");
    await program.messageFlagsAdd("1", ["\\Seen", "\\Flagged", "important"]);
    await until(async () => (await mails())[0]!.read);
    expect((await mails())[0]).toMatchObject({ starred: true, labels: ["important"] });
    await program.messageMove("2", "Trash");
    await until(async () =>
      (await mails()).some(({ folder, subject }) => folder === "trash" && subject === "Brief 2"),
    );
    await program.messageDelete("2");
    await until(async () => (await mails()).length === 2);
    expect(await subjects()).toEqual(["Brief 1", "Brief 2"]);
  });

  it("is synced while a user reads its mails, also where IDLE does not watch", async () => {
    await add();
    await work();
    await watching();
    const { emails } = asking(own.db, own.manager);
    await deliver("von unterwegs", "", "Sent");
    // Otherwise Sent is asked for a minute after the last time.
    await own.db.run(sql`
      update mailbox_syncs set looked_at = now() - interval '6 seconds' where company_id = ${own.id}`);
    await emails.state();
    await until(async () => (await subjects()).includes("Brief von unterwegs"));
  });

  it("carries to the server what is done here, also while it was away", async () => {
    for (const at of [1, 2, 3]) await deliver(at);
    await add();
    const stop = await work();
    await until(async () => (await mails()).length === 3);
    await stop();
    const [one, two, three] = (await mails()).map(({ id }) => id) as [string, string, string];
    await changeEmails(own.db, own.id, [one], { read: true });
    await changeEmails(own.db, own.id, [one], { starred: true });
    await changeEmails(own.db, own.id, [one], { label: "private", on: true });
    await changeEmails(own.db, own.id, [two], { folder: "trash" });
    await changeEmails(own.db, own.id, [two], { read: true });
    await changeEmails(own.db, own.id, [three], { deleted: true });
    await work();
    await until(async () => (await own.db.many(sql`select id from mailbox_changes`)).length === 0);
    await using program = await mailProgram(dovecot, user);
    await program.mailboxOpen("INBOX");
    const inbox = await program.fetchAll("1:*", { flags: true, envelope: true });
    expect(inbox.map(({ envelope }) => envelope?.subject)).toEqual(["Brief 1"]);
    expect([...inbox[0]!.flags!]).toEqual(expect.arrayContaining(["\\Seen", "\\Flagged", "private"]));
    await program.mailboxOpen("Trash");
    const trash = await program.fetchAll("1:*", { flags: true, envelope: true });
    expect(trash.map(({ envelope }) => envelope?.subject)).toEqual(["Brief 2"]);
    expect([...trash[0]!.flags!]).toContain("\\Seen");
    expect(await mails()).toMatchObject([
      { id: one, folder: "inbox", read: true },
      { id: two, folder: "trash", read: true },
    ]);
    expect((await mails())[1]!.uid).not.toBeNull();
  });

  it("is marked as read as a whole with one command, also where some mails were read before", async () => {
    for (let at = 1; at <= 12; at++) await deliver(String(at).padStart(2, "0"));
    await using proxy = await refusingProxy(dovecot.port);
    await add(proxy.port);
    const stop = await work();
    await until(async () => (await mails()).length === 12);
    await stop();
    await changeEmails(own.db, own.id, [(await mails())[3]!.id], { read: true });
    const { emailChanges } = asking(own.db, own.manager);
    expect(await emailChanges.markFolderRead({ folder: "inbox" })).toEqual({ changed: 11 });
    const [first, , third] = await mails();
    await emailChanges.make({ ids: [first!.id, third!.id], act: "star" });
    await work();
    await until(async () => (await own.db.many(sql`select id from mailbox_changes`)).length === 0);
    // The mail that was read first has the same command, and stars come after it.
    expect(proxy.stores).toEqual(["UID STORE 1:12 +FLAGS (\\Seen)", "UID STORE 1,3 +FLAGS (\\Flagged)"]);
    await using program = await mailProgram(dovecot, user);
    await program.mailboxOpen("INBOX");
    expect(await program.search({ seen: true })).toHaveLength(12);
  });

  it("has all mails marked but the one that its server refuses, which says so", async () => {
    for (const at of [1, 2, 3]) await deliver(at);
    await using proxy = await refusingProxy(dovecot.port, 2);
    await add(proxy.port);
    const stop = await work();
    await until(async () => (await mails()).length === 3);
    await stop();
    const { emailChanges, emails } = asking(own.db, own.manager);
    await emailChanges.markFolderRead({ folder: "inbox" });
    await work();
    const [, second] = await mails();
    await until(async () => {
      await emails.fetch().catch(() => undefined);
      return (await emails.read({ id: second!.id })).refusedChange === "read";
    });
    await until(async () => (await mails()).map(({ read }) => read).join() === "true,false,true");
    await using program = await mailProgram(dovecot, user);
    await program.mailboxOpen("INBOX");
    expect(await program.search({ seen: true }, { uid: true })).toEqual([1, 3]);
    expect(proxy.stores).toEqual([
      "UID STORE 1:3 +FLAGS (\\Seen)",
      "UID STORE 1 +FLAGS (\\Seen)",
      "UID STORE 2 +FLAGS (\\Seen)",
      "UID STORE 3 +FLAGS (\\Seen)",
      ...Array(4).fill("UID STORE 2 +FLAGS (\\Seen)"),
    ]);
  });

  it("keeps a mail that was moved to a folder before the first look at that", async () => {
    await deliver(1);
    await add();
    const stop = await work();
    await watching();
    await stop();
    const [{ id }] = (await mails()) as [Row];
    await changeEmails(own.db, own.id, [id], { folder: "trash" });
    // As if the first look had ended before this folder; its window does not reach back to the mail.
    await own.db.run(sql`
      update mail_folders set uid_validity = null, top_uid = null, low_uid = null, first_look_done = false,
        highest_modseq = null, since = now() + interval '2 days'
      where company_id = ${own.id} and role = 'trash'`);
    await work();
    await until(async () => (await own.db.many(sql`select id from mailbox_changes`)).length === 0);
    await watching();
    expect(await mails()).toMatchObject([{ id, folder: "trash", uid: 1 }]);
  });

  it("moves a mail away and back without a trace if that was undone before the server knew", async () => {
    await deliver(1);
    await add();
    const stop = await work();
    await until(async () => (await mails()).length === 1);
    await stop();
    const [before] = await mails();
    await changeEmails(own.db, own.id, [before!.id], { folder: "trash" });
    expect((await mails())[0]).toMatchObject({ folder: "trash", uid: null });
    await changeEmails(own.db, own.id, [before!.id], { folder: "inbox" });
    expect((await mails())[0]).toEqual(before);
    expect(await own.db.many(sql`select id from mailbox_changes`)).toEqual([]);
  });

  it("moves several mails at once, each from where the server has it", async () => {
    for (const at of [1, 2, 3]) await deliver(at);
    await add();
    const stop = await work();
    await until(async () => (await mails()).length === 3);
    await stop();
    const before = await mails();
    const [one, two, three] = before.map(({ id }) => id) as [string, string, string];
    await changeEmails(own.db, own.id, [one, two], { folder: "trash" });
    await changeEmails(own.db, own.id, [two, three], { folder: "spam" });
    await changeEmails(own.db, own.id, [one, two, three], { read: true });
    expect(await changeEmails(own.db, own.id, [one, three], { folder: "inbox" })).toBe(2);
    expect(await mails()).toMatchObject([
      { ...before[0], read: true },
      { id: two, folder: "spam", uid: null, read: true },
      { ...before[2], read: true },
    ]);
    expect(
      await own.db.many(sql`select email_id as id, uid, value from mailbox_changes where kind = 'move'`),
    ).toEqual([{ id: two, uid: before[1]!.uid, value: "spam" }]);
    await work();
    await until(async () => (await own.db.many(sql`select id from mailbox_changes`)).length === 0);
    await using program = await mailProgram(dovecot, user);
    for (const [folder, subjects] of [
      ["INBOX", ["Brief 1", "Brief 3"]],
      ["Junk", ["Brief 2"]],
    ] as const) {
      await program.mailboxOpen(folder);
      const stored = await program.fetchAll("1:*", { envelope: true });
      expect(stored.map(({ envelope }) => envelope?.subject)).toEqual(subjects);
    }
  });

  it("finds a move again that a crash interrupted after the server had done it", async () => {
    await deliver(1);
    await add();
    const stop = await work();
    await until(async () => (await mails()).length === 1);
    await stop();
    const [{ id }] = (await mails()) as [Row];
    await changeEmails(own.db, own.id, [id], { folder: "trash" });
    await using program = await mailProgram(dovecot, user);
    await program.mailboxOpen("INBOX");
    await program.messageMove("1", "Trash");
    await work();
    await until(async () => (await own.db.many(sql`select id from mailbox_changes`)).length === 0);
    await watching();
    expect(await mails()).toMatchObject([{ id, folder: "trash", uid: 1 }]);
  });

  it("joins threads by Message-IDs, in whichever order they come, and never by the subject", async () => {
    await deliver("a");
    await deliver("c", `In-Reply-To: <b.${user}>\r\nReferences: <a.${user}> <b.${user}>\r\n`);
    await deliver("b", `In-Reply-To: <a.${user}>\r\n`);
    await dovecot.deliver(user, letter("x").replace("Subject: Brief x", "Subject: Re: Brief a"));
    await add();
    await work();
    await until(async () => (await mails()).length === 4);
    const rows = await mails();
    expect(
      new Set(rows.filter(({ subject }) => subject.startsWith("Brief")).map(({ threadId }) => threadId)).size,
    ).toBe(1);
    expect(new Set(rows.map(({ threadId }) => threadId)).size).toBe(2);
  });

  it("waits longer and longer while its server is away, says so, and comes back by itself", async () => {
    await deliver(1);
    await add();
    await work();
    await until(async () => (await mails()).length === 1);
    await watching();
    await dovecot.kill();
    await until(async () => (await sync()).state === "failed");
    expect(await sync()).toMatchObject({ step: "port", later: true, holder: null });
    await dovecot.start();
    await own.db.run(sql`update mailbox_syncs set next_try_at = now()`);
    await deliver(2);
    await until(async () => (await mails()).length === 2);
    // A server that is there and fails again within a look waits longer too.
    await watching();
    expect(await sync()).toMatchObject({ step: null, attempts: 0 });
  });

  it("stops being synced when its setting is deleted", async () => {
    await deliver(1);
    const { id } = await add();
    await work();
    await until(async () => (await mails()).length === 1);
    await asking(own.db, own.manager).smtpSettings.remove({ id });
    expect(await mails()).toEqual([]);
    await deliver(2);
    expect(await own.db.many(sql`select 1 from mailbox_syncs where company_id = ${own.id}`)).toEqual([]);
    expect(await mails()).toEqual([]);
  });
});
