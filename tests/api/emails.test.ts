import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { superviseMailboxes } from "~/domain/mailbox/sync/supervise-mailboxes";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makeCompany } from "../factories/company";
import { addMailbox, letterTo, withFiles } from "../factories/dovecot-mailbox";
import { ownCompany } from "../factories/own-company";
import { intervals } from "../factories/quick-intervals";
import { until } from "../factories/until";
import { type Dovecot, hasDovecot, startDovecot } from "../fakes/dovecot";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8" });
let user = "";
const mail = (subject: string, text: string) =>
  `From: Jule <jule@cafe.example>\r\nTo: ${user}\r\nSubject: ${subject}\r\n\r\n${text}\r\n`;

describe.skipIf(!hasDovecot)("the mails of a company's mailbox", () => {
  let dovecot: Dovecot;
  let stop = async () => {};
  beforeAll(async () => {
    dovecot = await startDovecot();
  });
  afterAll(() => dovecot.stop());
  beforeEach(async () => {
    user = `${own.id}@kontor.example`;
    await addMailbox(own, user, dovecot.port);
    await dovecot.deliver(user, mail("Rabatt", "Gibt es Rabatt auf Kaffee?"));
    await dovecot.deliver(user, mail("Avis", "Ankunft um sechs."));
    stop = await superviseMailboxes(own.db, { intervals });
  });
  afterEach(() => stop());

  it("are fetched once however often one asks, found by their words, and read", async () => {
    const api = asking(own.db, own.manager);
    expect(await api.emails.fetch()).toMatchObject({ finished: true, failed: null });
    expect(await api.emails.fetch()).toEqual({ added: 0, finished: true, failed: null });
    const { rows } = await api.emails.list({ folder: "inbox", search: "kaffee", unread: "true" });
    expect(rows).toMatchObject([{ subject: "Rabatt", read: false, fromName: "Jule" }]);
    expect(await api.emails.read({ id: rows[0]!.id })).toMatchObject({ folder: "inbox", readable: true });
    expect(await api.emails.state()).toMatchObject({
      mailboxes: [user],
      unread: { inbox: 2 },
      syncs: [{ email: user, state: "watching", failedStep: null, progress: null }],
    });
    for (const other of [{ folder: "starred" }, { label: "important" }] as const)
      expect((await api.emails.list(other)).total).toBe(0);
  });

  it("say of themselves when they are too long to be here in full, and attachments do not count", async () => {
    const api = asking(own.db, own.manager);
    const { headers, text } = withFiles("Kurz.", [
      { name: "Plan.bin", type: "application/octet-stream", bytes: Buffer.alloc(400_000, 7) },
    ]);
    await dovecot.deliver(
      user,
      letterTo(user, { subject: "Lang", text: "Zeile eines Protokolls.\r\n".repeat(16_000) }),
    );
    await dovecot.deliver(user, letterTo(user, { subject: "Anlage", headers, text }));
    const rows = await until(async () => {
      const list = await api.emails.list({ folder: "inbox" });
      return list.total === 4 && list.rows;
    });
    const partial = await Promise.all(
      rows.map(async ({ id, subject }) => [subject, (await api.emails.read({ id })).partial]),
    );
    expect(Object.fromEntries(partial)).toEqual({ Lang: true, Anlage: false, Rabatt: false, Avis: false });
  });

  it("do not exist for the manager of another company", async () => {
    const api = asking(own.db, own.manager);
    await api.emails.fetch();
    const { rows } = await api.emails.list({});
    const stranger = asking(own.db, (await makeCompany(own.db)).manager);
    expect((await stranger.emails.list({})).total).toBe(0);
    expect(await codeOf(stranger.emails.read({ id: rows[0]!.id }))).toBe("not_found");
  });

  it("stay when the server cannot be reached, which is said with the step that failed and the next try", async () => {
    const api = asking(own.db, own.manager);
    await until(async () => (await api.emails.list({})).total === 2);
    await dovecot.kill();
    expect(await api.emails.fetch()).toEqual({
      added: 0,
      finished: true,
      failed: { email: user, step: "port" },
    });
    expect((await api.emails.list({})).total).toBe(2);
    const { syncs } = await api.emails.state();
    expect(syncs).toMatchObject([{ state: "failed", failedStep: "port" }]);
    expect(syncs[0]!.nextTryAt!.getTime()).toBeGreaterThan(0);
  });
});
