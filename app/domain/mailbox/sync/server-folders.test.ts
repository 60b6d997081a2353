import sql from "sql-template-tag";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asking } from "../../../../tests/factories/asking";
import { codeOf } from "../../../../tests/factories/code-of";
import { makeCompany } from "../../../../tests/factories/company";
import { addMailbox, letterTo } from "../../../../tests/factories/dovecot-mailbox";
import { mailProgram } from "../../../../tests/factories/imap-client";
import { ownCompany } from "../../../../tests/factories/own-company";
import { intervals } from "../../../../tests/factories/quick-intervals";
import { until } from "../../../../tests/factories/until";
import { type Dovecot, hasDovecot, startDovecot } from "../../../../tests/fakes/dovecot";
import { refusingProxy } from "../../../../tests/fakes/refusing-proxy";
import { superviseMailboxes } from "./supervise-mailboxes";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8", SMTP_LIMIT: "9" });

describe.skipIf(!hasDovecot)("the own folders of a mail server", () => {
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
    await own.db.run(sql`delete from smtp_settings`);
  });

  const api = () => asking(own.db, own.manager);
  const add = (imapPort = dovecot.port) => addMailbox(own, user, imapPort);
  const work = async () => {
    const stop = await superviseMailboxes(own.db, { intervals });
    stops.push(stop);
    return stop;
  };
  const letter = (number: number | string) =>
    letterTo(user, { subject: `Brief ${number}`, id: `<${number}.${user}>` });
  const names = async () =>
    (await api().emails.folders()).folders.map(({ parents, name, id }) =>
      [...parents, id ? name : `(${name})`].join(" > "),
    );
  const idOf = async (name: string) =>
    (await api().emails.folders()).folders.find(folder => folder.name === name)?.id ?? "";
  const subjectsIn = async (name: string) => {
    const folderId = await idOf(name);
    if (!folderId) return [];
    return (await api().emails.list({ folderId })).rows.map(({ subject }) => subject).sort();
  };
  const pushed = () =>
    until(async () => (await own.db.many(sql`select id from mailbox_changes`)).length === 0);
  const idsIn = async (folder: "inbox" | "trash") =>
    (await api().emails.list({ folder })).rows
      .sort((one, other) => (one.subject < other.subject ? -1 : 1))
      .map(({ id }) => id);

  it("are listed below each other by their names, once, with their mails, which are found and not in the inbox", async () => {
    await using program = await mailProgram(dovecot, user);
    for (const path of ["Projekte", "Projekte.Müller & Söhne", "Kunden.العملاء", "Archive"])
      await program.mailboxCreate(path);
    await program.append("Projekte.Müller & Söhne", letter(1), []);
    await program.append("Kunden.العملاء", letter(2), ["\\Seen"]);
    await program.append("Archive", letter(3), []);
    await add();
    await work();
    await until(async () => (await api().emails.list({})).total === 3);
    expect(await names()).toEqual(["(Kunden)", "Kunden > العملاء", "Projekte", "Projekte > Müller & Söhne"]);
    expect(await subjectsIn("Müller & Söhne")).toEqual(["Brief 1"]);
    expect((await api().emails.folders()).folders.map(({ unread }) => unread)).toEqual([0, 0, 0, 1]);
    expect((await api().emails.list({ folder: "archive" })).rows).toMatchObject([{ subject: "Brief 3" }]);
    expect((await api().emails.list({ folder: "inbox" })).total).toBe(0);
    const [found] = (await api().emails.list({ search: "Brief 2" })).rows;
    expect(found).toMatchObject({ folder: "other", serverFolder: { name: "العملاء" } });
    expect((await api().emails.state()).unread).toEqual({ archive: 1 });
    expect(await api().emailChanges.markFolderRead({ folderId: await idOf("Müller & Söhne") })).toEqual({
      changed: 1,
    });
    await pushed();
    expect((await program.status("Projekte.Müller & Söhne", { unseen: true })) || {}).toMatchObject({
      unseen: 0,
    });
  });

  it("take a hundred mails by one command, and give them back by one", async () => {
    await using program = await mailProgram(dovecot, user);
    await program.mailboxCreate("Projekte");
    for (let at = 100; at < 200; at++) await dovecot.deliver(user, letter(at));
    await using proxy = await refusingProxy(dovecot.port);
    await add(proxy.port);
    await work();
    await until(async () => (await api().emails.list({ folder: "inbox", size: 100 })).total === 100);
    await until(async () => (await idOf("Projekte")) !== "");
    const ids = (await api().emails.list({ folder: "inbox", size: 100 })).rows.map(({ id }) => id);
    const folderId = await idOf("Projekte");
    const { changed, undo, left } = await api().emailChanges.make({ ids, act: "moveTo", folderId });
    expect([changed, left]).toEqual([100, []]);
    await pushed();
    expect(proxy.stores).toEqual(["UID MOVE 1:100 Projekte"]);
    expect((await api().emails.list({ folderId })).total).toBe(100);
    const status = await program.status("Projekte", { messages: true });
    expect(status).toMatchObject({ messages: 100 });
    await api().emailChanges.undo({ id: undo! });
    await pushed();
    expect(proxy.stores).toEqual(["UID MOVE 1:100 Projekte", "UID MOVE 1:100 INBOX"]);
    expect((await api().emails.list({ folder: "inbox" })).total).toBe(100);
  });

  it("take all mails but the one that the server refuses, which is where it was and says so", async () => {
    await using program = await mailProgram(dovecot, user);
    await program.mailboxCreate("Projekte");
    for (const at of [1, 2, 3]) await dovecot.deliver(user, letter(at));
    await using proxy = await refusingProxy(dovecot.port, 2);
    await add(proxy.port);
    await work();
    await until(async () => (await idsIn("inbox")).length === 3 && (await idOf("Projekte")) !== "");
    const ids = await idsIn("inbox");
    await api().emailChanges.make({ ids, act: "moveTo", folderId: await idOf("Projekte") });
    await until(async () => {
      await api()
        .emails.fetch()
        .catch(() => undefined);
      return (await api().emails.read({ id: ids[1]! })).refusedChange === "move";
    });
    expect(await subjectsIn("Projekte")).toEqual(["Brief 1", "Brief 3"]);
    expect(await idsIn("inbox")).toEqual([ids[1]]);
    expect(proxy.stores.slice(0, 2)).toEqual(["UID MOVE 1:3 Projekte", "UID MOVE 1 Projekte"]);
  });

  it("keep their mails when another program renames one, and go with one that is deleted there", async () => {
    await using program = await mailProgram(dovecot, user);
    for (const path of ["Alt", "Weg"]) await program.mailboxCreate(path);
    await program.append("Alt", letter(1), []);
    await program.append("Weg", letter(2), []);
    await add();
    const stop = await work();
    await until(async () => (await subjectsIn("Alt")).length + (await subjectsIn("Weg")).length === 2);
    const folderId = await idOf("Alt");
    const [before] = (await api().emails.list({ folderId })).rows;
    await stop();
    await program.mailboxRename("Alt", "Neu");
    await program.mailboxDelete("Weg");
    await work();
    await until(async () => (await names()).join() === "Neu");
    expect(await idOf("Neu")).toBe(folderId);
    expect((await api().emails.list({ folderId })).rows).toMatchObject([{ id: before!.id }]);
    expect((await api().emails.list({})).total).toBe(1);
  });

  it("leave a mail in the inbox that was on its way into one that was deleted", async () => {
    await using program = await mailProgram(dovecot, user);
    await program.mailboxCreate("Weg");
    await dovecot.deliver(user, letter(1));
    await add();
    const stop = await work();
    await until(async () => (await idsIn("inbox")).length === 1 && (await idOf("Weg")) !== "");
    await stop();
    const [id] = await idsIn("inbox");
    await api().emailChanges.make({ ids: [id!], act: "moveTo", folderId: await idOf("Weg") });
    await program.mailboxDelete("Weg");
    await work();
    await until(async () => (await names()).length === 0);
    await pushed();
    expect(await api().emails.read({ id: id! })).toMatchObject({ folder: "inbox", refusedChange: "move" });
  });

  it("appear within a mailbox that stays connected once a user has the mails fetched", async () => {
    await add();
    await work();
    await until(async () => (await api().emails.state()).syncs[0]?.state === "watching");
    await using program = await mailProgram(dovecot, user);
    await program.mailboxCreate("Später");
    await program.append("Später", letter(1), []);
    await api().emails.fetch();
    expect(await subjectsIn("Später")).toEqual(["Brief 1"]);
  });

  it("take no mail of another mailbox, which is named, and none of another company", async () => {
    await using program = await mailProgram(dovecot, user);
    await program.mailboxCreate("Projekte");
    await dovecot.deliver(user, letter(1));
    await add();
    const other = `zweites-${user}`;
    await dovecot.deliver(other, letterTo(other, { subject: "Fremder Brief" }));
    await addMailbox(own, other, dovecot.port);
    await work();
    await until(async () => (await idsIn("inbox")).length === 2 && (await idOf("Projekte")) !== "");
    const folderId = await idOf("Projekte");
    const [mine, theirs] = (await idsIn("inbox")) as [string, string];
    const ids = [mine, theirs];
    const moved = await api().emailChanges.make({ ids, act: "moveTo", folderId });
    expect(moved).toMatchObject({
      changed: 1,
      left: [{ id: theirs, subject: "Fremder Brief", reason: "otherMailbox" }],
    });
    expect(await subjectsIn("Projekte")).toEqual(["Brief 1"]);
    const stranger = asking(own.db, (await makeCompany(own.db)).manager);
    expect(await stranger.emails.folders()).toEqual({ folders: [], partial: false });
    for (const ask of [
      () => stranger.emails.list({ folderId }),
      () => stranger.emailChanges.markFolderRead({ folderId }),
      () => stranger.emailChanges.make({ ids, act: "moveTo", folderId }),
      () => stranger.emailChanges.make({ ids, act: "move", folder: "archive" }),
    ])
      expect(await codeOf(ask())).toBe("not_found");
  });
});
