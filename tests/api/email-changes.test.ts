import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { setEmailTags } from "~/domain/mailbox/email/set-email-tags";
import { changeEmails } from "~/domain/mailbox/sync/change-emails";
import type { LeasedMailbox } from "~/domain/mailbox/sync/lease";
import { storeAllFlags } from "~/domain/mailbox/sync/store-mails";
import { syncFolders } from "~/domain/mailbox/sync/sync-folders";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makeCompany } from "../factories/company";
import { doneOrLocked } from "../factories/interleave";
import { ownCompany } from "../factories/own-company";
import { until } from "../factories/until";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8" });
let ids: string[] = [];
const api = () => asking(own.db, own.manager);
const read = (id: string) => api().emails.read({ id });

beforeEach(async () => {
  const { id: setting } = await api().smtpSettings.add({
    email: `${own.id}@kontor.example`,
    emailFrom: "",
    password: "richtig",
    allowedEmails: [],
    smtpHost: "127.0.0.1",
    smtpPort: 9,
    smtpSecurity: "none",
    imapHost: "127.0.0.1",
    imapPort: 9,
    imapSecurity: "none",
  });
  const folder = newId();
  await own.db.run(sql`
    insert into mail_folders (id, smtp_setting_id, company_id, path, role)
    values (${folder}, ${setting}, ${own.id}, 'INBOX', 'inbox')`);
  ids = [newId(), newId()];
  for (const [at, id] of ids.entries())
    await own.db.run(sql`
      insert into emails (id, company_id, smtp_setting_id, folder_id, folder, uid, thread_id, message_id, from_name,
        from_address, to_addresses, cc_addresses, subject, text, safe_html, read, starred, labels, sent_at)
      values (${id}, ${own.id}, ${setting}, ${folder}, 'inbox', ${at + 1}, ${newId()}, '', 'Jule', 'jule@cafe.example',
        '{}', '{}', ${`Mail ${at}`}, 'Text', '<p>Text <img data-src="x"><img data-src="y"></p>', ${at === 1}, false,
        '{}', now())`);
});

describe("the marks and places of mails", () => {
  it("are changed for many at once and pushed to the server, and one undo restores them", async () => {
    const { changed, undo } = await api().emailChanges.make({ ids, act: "read" });
    expect(changed).toBe(2);
    expect((await read(ids[0]!)).read).toBe(true);
    const { kinds } = await own.db.one<{ kinds: number }>(
      sql`select count(*) as kinds from mailbox_changes where company_id = ${own.id} and kind = 'read'`,
    );
    expect(kinds).toBe(2);
    expect(await api().emailChanges.undo({ id: undo! })).toEqual({ changed: 1 });
    expect([(await read(ids[0]!)).read, (await read(ids[1]!)).read]).toEqual([false, true]);
    expect(await codeOf(api().emailChanges.undo({ id: undo! }))).toBe("not_found");
  });

  it("are tags too, which the server gets as a keyword, and which an undo restores as far as they still exist", async () => {
    const [old, added] = [await api().tags.add({ name: "Alt" }), await api().tags.add({ name: "Neu" })];
    const tagsOf = async (id: string) => (await read(id)).tags.map(({ name }) => name);
    expect((await api().emails.setTags({ id: ids[0]!, tagIds: [old.id] })).tags).toHaveLength(1);
    const { changed, undo } = await api().emailChanges.make({ ids, act: "tag", tagId: added.id });
    expect([changed, await tagsOf(ids[0]!), await tagsOf(ids[1]!)]).toEqual([2, ["Alt", "Neu"], ["Neu"]]);
    expect((await api().emails.list({ tagId: added.id })).total).toBe(2);
    expect((await api().emails.list({ tagId: old.id, threads: "true" })).total).toBe(1);
    expect((await api().tags.read({ id: added.id })).emails).toBe(2);
    const untagged = await api().emailChanges.make({ ids: [ids[0]!], act: "untag", tagId: old.id });
    expect(await tagsOf(ids[0]!)).toEqual(["Neu"]);
    await api().tags.remove({ id: old.id });
    expect(await api().emailChanges.undo({ id: untagged.undo! })).toEqual({ changed: 0 });
    expect(await api().emailChanges.undo({ id: undo! })).toEqual({ changed: 2 });
    expect([await tagsOf(ids[0]!), await tagsOf(ids[1]!)]).toEqual([[], []]);
    const { queued } = await own.db.one<{ queued: string[] }>(sql`
      select array_agg(value order by id) as queued from mailbox_changes where email_id = ${ids[0]!} and kind = 'tag'`);
    expect(queued).toEqual(["+alt", "+neu", "-alt", "-neu"]);
    const { manager } = await makeCompany(own.db);
    const theirs = await asking(own.db, manager).tags.add({ name: "Ihr" });
    expect(await codeOf(api().emailChanges.make({ ids, act: "tag", tagId: theirs.id }))).toBe("not_found");
    expect(await codeOf(asking(own.db, manager).emails.setTags({ id: ids[0]!, tagIds: [] }))).toBe(
      "not_found",
    );
  });

  it("are stars, labels and folders too", async () => {
    await api().emailChanges.make({ ids, act: "star" });
    await api().emailChanges.make({ ids: [ids[0]!], act: "label", label: "important" });
    const { undo } = await api().emailChanges.make({ ids, act: "move", folder: "trash" });
    expect(await read(ids[0]!)).toMatchObject({ starred: true, labels: ["important"], folder: "trash" });
    expect((await api().emails.list({ folder: "inbox" })).total).toBe(0);
    await api().emailChanges.undo({ id: undo! });
    expect((await api().emails.list({ folder: "inbox" })).total).toBe(2);
    await api().emailChanges.make({ ids, act: "unlabel", label: "important" });
    expect((await read(ids[0]!)).labels).toEqual([]);
  });

  it("count for a whole thread where a row stands for one", async () => {
    await own.db.run(sql`update emails set thread_id = ${ids[0]} where id = any(${ids}::uuid[])`);
    await own.db.run(sql`update emails set sent_at = sent_at - interval '1 hour' where id = ${ids[0]}`);
    const threads = () => api().emails.list({ folder: "inbox", threads: "true" });
    expect(await threads()).toMatchObject({ total: 1, rows: [{ id: ids[1], mails: 2, read: false }] });
    expect((await api().emails.list({ folder: "inbox" })).total).toBe(2);
    const { changed, undo } = await api().emailChanges.make({ ids: [ids[1]!], whole: true, act: "read" });
    expect(changed).toBe(2);
    expect((await threads()).rows).toMatchObject([{ read: true }]);
    await api().emailChanges.undo({ id: undo! });
    expect((await threads()).rows).toMatchObject([{ read: false }]);
    await api().emailChanges.make({ ids: [ids[1]!], whole: true, act: "move", folder: "trash" });
    expect((await threads()).total).toBe(0);
    const stranger = asking(own.db, (await makeCompany(own.db)).manager);
    expect(await codeOf(stranger.emailChanges.make({ ids, whole: true, act: "star" }))).toBe("not_found");
    expect((await read(ids[0]!)).starred).toBe(false);
  });

  it("are read all at once in a folder, at the server too, but for what came later and for other folders", async () => {
    const [first, second] = ids as [string, string];
    await own.db.run(sql`update emails set read = false, arrived_at = '2026-01-02' where id = ${second}`);
    await own.db.run(sql`update emails set arrived_at = '2026-01-01' where id = ${first}`);
    const unread = async () => (await api().emails.list({ folder: "inbox", unread: "true" })).total;
    const all = { folder: "inbox" } as const;
    expect(await api().emailChanges.markFolderRead({ folder: "spam" })).toEqual({ changed: 0 });
    expect(await unread()).toBe(2);
    expect(
      await api().emailChanges.markFolderRead({ ...all, arrivedBefore: new Date("2026-01-01T12:00:00Z") }),
    ).toEqual({ changed: 1 });
    expect([(await read(first)).read, (await read(second)).read]).toEqual([true, false]);
    const { manager } = await makeCompany(own.db);
    expect(await asking(own.db, manager).emailChanges.markFolderRead(all)).toEqual({ changed: 0 });
    expect(await codeOf(asking(own.db, own.employee).emailChanges.markFolderRead(all))).toBe("forbidden");
    expect(await unread()).toBe(1);
    expect(await api().emailChanges.markFolderRead(all)).toEqual({ changed: 1 });
    expect(await api().emailChanges.markFolderRead(all)).toEqual({ changed: 0 });
    const { queued } = await own.db.one<{ queued: string[] }>(sql`
      select array_agg(email_id::text order by email_id) as queued from mailbox_changes
      where company_id = ${own.id} and kind = 'read' and value = 'true'`);
    expect(queued).toEqual([...ids].sort());
  });

  it("do not change the known senders: who wrote an archived mail is suggested still", async () => {
    const suggested = async () =>
      (await api().emailDrafts.correspondents()).map(({ address }) => address).includes("jule@cafe.example");
    expect(await suggested()).toBe(true);
    expect(await api().emailChanges.make({ ids, act: "move", folder: "archive" })).toMatchObject({
      changed: 2,
    });
    expect(await suggested()).toBe(true);
    await api().emailChanges.make({ ids, act: "move", folder: "spam" });
    expect(await suggested()).toBe(false);
  });

  it("name what is gone, on its way or nowhere at a server, and change the rest", async () => {
    const [first, second] = ids as [string, string];
    await own.db.run(sql`update emails set state = 'waiting' where id = ${first}`);
    const gone = newId();
    expect(
      await api().emailChanges.make({ ids: [first, second, gone], act: "move", folder: "archive" }),
    ).toMatchObject({
      changed: 1,
      left: [
        { id: gone, subject: "", reason: "gone" },
        { id: first, subject: "Mail 0", reason: "sending" },
      ],
    });
    await own.db.run(
      sql`update emails set state = 'draft', folder = 'draft', folder_id = null, uid = null where id = ${first}`,
    );
    expect(await api().emailChanges.make({ ids: [first], act: "move", folder: "archive" })).toEqual({
      changed: 0,
      undo: null,
      left: [{ id: first, subject: "Mail 0", reason: "notStored" }],
    });
    expect(await read(first)).toMatchObject({ folder: "draft" });
    expect(await codeOf(api().emailChanges.make({ ids: [gone], act: "read" }))).toBe("not_found");
  });

  it("end with deletion, out of trash and spam alone", async () => {
    expect(await api().emailChanges.remove({ ids })).toEqual({ deleted: 0 });
    await api().emailChanges.make({ ids: [ids[0]!], act: "move", folder: "trash" });
    expect(await api().emailChanges.remove({ ids })).toEqual({ deleted: 1 });
    expect(await codeOf(read(ids[0]!))).toBe("not_found");
  });

  it("are not a stranger's to change, undo or delete", async () => {
    const { undo } = await api().emailChanges.make({ ids, act: "move", folder: "trash" });
    const stranger = asking(own.db, (await makeCompany(own.db)).manager).emailChanges;
    expect(await codeOf(stranger.make({ ids, act: "star" }))).toBe("not_found");
    expect(await codeOf(stranger.remove({ ids }))).toBe("not_found");
    expect(await codeOf(stranger.undo({ id: undo! }))).toBe("not_found");
    expect(await codeOf(asking(own.db, own.employee).emailChanges.make({ ids, act: "star" }))).toBe(
      "forbidden",
    );
  });

  it("come with the safe HTML, and how many pictures stay away", async () => {
    expect(await read(ids[0]!)).toMatchObject({ html: true, pictures: 2 });
    expect((await api().emails.html({ id: ids[0]! })).html).toContain("<p>Text");
  });
});

describe("mails that are changed at the same time", () => {
  it("are marked by a person while their mailbox is fetched, although the server has them in another order", async () => {
    const { folder } = await own.db.one<{ folder: string }>(
      sql`select folder_id as folder from emails where id = ${ids[0]!}`,
    );
    const third = newId();
    await own.db.run(sql`
      insert into emails (id, company_id, smtp_setting_id, folder_id, folder, uid, thread_id, message_id, from_name,
        from_address, to_addresses, cc_addresses, subject, text, read, starred, labels, sent_at)
      select ${third}, company_id, smtp_setting_id, folder_id, folder, 0, ${newId()}, '', from_name, from_address, '{}',
        '{}', subject, text, false, false, '{}', now() from emails where id = ${ids[0]!}`);
    const all = [...ids, third];
    for (const [at, id] of all.entries())
      await own.db.run(sql`update emails set uid = ${30 - at} where id = ${id}`);
    const waiting = (count: number) =>
      until(
        async () =>
          (await own.db.maybe(sql`
            select 1 as waiting from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock' having count(*) = ${count}`)) !==
          undefined,
      );
    let work: Promise<unknown>[] = [];
    // Another transaction is at the second mail until both have come to it.
    await own.db.transaction(async tx => {
      await tx.one(sql`select id from emails where id = ${ids[1]!} for update`);
      work = [changeEmails(own.db, own.id, all, { starred: true })];
      await waiting(1);
      const seen = [28, 29, 30].map(uid => ({ uid, flags: ["\\Seen"] }));
      work.push(own.db.transaction(sync => storeAllFlags(sync, { id: folder, keywords: true }, seen)));
      await waiting(2);
    });
    await Promise.all(work);
    const mails = await own.db.many(sql`select starred from emails where id = any(${all}::uuid[])`);
    expect(mails).toEqual(all.map(() => ({ starred: true })));
  });

  it("are marked by a person while their folder is found deleted at the server", async () => {
    const holder = newId();
    const { setting, folder } = await own.db.one<{ setting: string; folder: string }>(sql`
      update mail_folders set role = 'other', uid_validity = 1 where company_id = ${own.id}
      returning id as folder, smtp_setting_id as setting`);
    await own.db.run(sql`
      insert into mailbox_syncs (smtp_setting_id, company_id, holder) values (${setting}, ${own.id}, ${holder})
      on conflict (smtp_setting_id) do update set holder = excluded.holder`);
    const mailbox = { id: setting, companyId: own.id, holder } as LeasedMailbox;
    let syncing: Promise<unknown> = Promise.resolve();
    const beforeQueue = async () => {
      syncing = syncFolders(own.db, mailbox, []);
      await doneOrLocked(own.db, syncing);
    };
    const database = beforeStatement(/insert into mailbox_changes/, beforeQueue);
    expect(await changeEmails(database, own.id, ids, { starred: true })).toBe(2);
    await syncing;
    expect(await own.db.many(sql`select id from mail_folders where id = ${folder}`)).toEqual([]);
  });

  it("get a tag while another of theirs is merged into it", async () => {
    const [old, added] = [await api().tags.add({ name: "Alt" }), await api().tags.add({ name: "Neu" })];
    await api().emails.setTags({ id: ids[0]!, tagIds: [old.id] });
    let merging: Promise<unknown> = Promise.resolve();
    const beforeTags = async () => {
      merging = api().tags.merge({ id: old.id, intoId: added.id });
      await doneOrLocked(own.db, merging);
    };
    await setEmailTags(beforeStatement(/from tags where/, beforeTags), own.manager, {
      id: ids[0]!,
      tagIds: [old.id, added.id],
    });
    await merging;
    expect((await read(ids[0]!)).tags.map(({ name }) => name)).toEqual(["Neu"]);
  });
});

/** The database, which does this within a transaction before its first statement that matches. */
function beforeStatement(pattern: RegExp, meanwhile: () => Promise<void>): Db {
  let isDue = true;
  const before = async ({ sql: text }: { sql: string }) => {
    if (!isDue || !pattern.test(text)) return;
    isDue = false;
    await meanwhile();
  };
  const watched = (tx: Db): Db => ({
    ...tx,
    many: async statement => {
      await before(statement);
      return tx.many(statement);
    },
    run: async statement => {
      await before(statement);
      return tx.run(statement);
    },
  });
  return { ...own.db, transaction: work => own.db.transaction(tx => work(watched(tx))) };
}
