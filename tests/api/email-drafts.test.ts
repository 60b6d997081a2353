import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import { abilityOf, builtInPermissions, rulesOf } from "~/contract/abilities";
import { newId } from "~/db/id";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makeCompany } from "../factories/company";
import { addMailbox } from "../factories/dovecot-mailbox";
import { headerOf, ownMailbox } from "../factories/own-mailbox";

const { own, box, smtpPort, api, fields, drafted, sent, work, received } = ownMailbox();

describe("a mail that a person writes", () => {
  it("is one draft however often it is saved, and is sent once with its copies", async () => {
    const id = await drafted({ subject: "Erster" });
    const again = await api().emailDrafts.save({
      id,
      ...fields({ copies: ["kim@cafe.example"], blindCopies: ["geheim@kontor.example"] }),
    });
    expect(again).toMatchObject({ subject: "Ihre Frage", version: 2 });
    expect((await api().emails.list({ folder: "draft" })).rows).toMatchObject([{ id, draft: true }]);
    await api().emailDrafts.send({ id });
    expect(await api().emails.read({ id })).toMatchObject({ state: "waiting", folder: "sent" });
    await work(id);
    await work(id);
    expect(box.smtp.mails).toHaveLength(1);
    const [mail] = box.smtp.mails;
    expect(mail).toMatchObject({
      from: box.user,
      to: ["jule@cafe.example", "kim@cafe.example", "geheim@kontor.example"],
    });
    expect(mail!.raw).not.toContain("geheim@kontor.example");
    expect(headerOf(mail!.raw, "Subject")).toEqual(["Ihre Frage"]);
    expect(headerOf(mail!.raw, "Message-ID")).toHaveLength(1);
    expect(mail!.raw).toContain("Guten Tag,\r\nja.");
    expect(await api().emails.read({ id })).toMatchObject({ state: "sent", folder: "sent", reason: "" });
  });

  it("answers in the thread of the mail before, with its Message-ID and references", async () => {
    const question = await received({ messageId: "<b@cafe.example>", references: ["<a@cafe.example>"] });
    const id = await sent({ answersId: question });
    await work(id);
    expect(headerOf(box.smtp.mails[0]!.raw, "In-Reply-To")).toEqual(["<b@cafe.example>"]);
    expect(headerOf(box.smtp.mails[0]!.raw, "References")).toEqual(["<a@cafe.example> <b@cafe.example>"]);
    const threads = await own.db.many<{ thread_id: string }>(
      sql`select distinct thread_id from emails where id in (${question}, ${id})`,
    );
    expect(threads).toHaveLength(1);
  });

  it("keeps the names of its recipients, in the draft, the sent mail, its list and the suggestions", async () => {
    const recipients = ["Jule Weiß <jule@cafe.example>", '"Hansen, Kai" <KAI@cafe.example>'];
    const written = { recipients, copies: ["rosa@cafe.example"] };
    const id = await drafted(written);
    expect(await api().emailDrafts.read({ id })).toMatchObject(written);
    await api().emailDrafts.send({ id });
    await work(id);
    const { raw, to } = box.smtp.mails[0]!;
    expect(to).toEqual(["jule@cafe.example", "KAI@cafe.example", "rosa@cafe.example"]);
    expect(headerOf(raw, "To")[0]).toMatch(
      /=\?UTF-8\?.*<jule@cafe\.example>,\s+"Hansen, Kai" <KAI@cafe\.example>/is,
    );
    const recipientNames = { "jule@cafe.example": "Jule Weiß", "kai@cafe.example": "Hansen, Kai" };
    expect(await api().emails.read({ id })).toMatchObject({ to: to.slice(0, 2), recipientNames });
    expect((await api().emails.list({ folder: "sent" })).rows).toMatchObject([{ recipientNames }]);
    expect(await api().emailDrafts.correspondents()).toContainEqual({
      name: "Hansen, Kai",
      address: "KAI@cafe.example",
    });
  });

  it("gets no header and no recipient from what is typed", async () => {
    const id = await sent({ subject: "Betreff\r\nBcc: boese@evil.example\u2028X: y" });
    await work(id);
    const { raw, to } = box.smtp.mails[0]!;
    expect(to).toEqual(["jule@cafe.example"]);
    for (const name of ["Bcc", "X"]) expect(headerOf(raw, name)).toEqual([]);
    for (const wrong of [
      "a@b.example\r\nBcc: boese@evil.example",
      '"x y"@z.example',
      "nur-name",
      "a@b@c.example",
    ])
      expect(await codeOf(api().emailDrafts.save({ id: newId(), ...fields({ recipients: [wrong] }) }))).toBe(
        "bad_request",
      );
  });

  it("gets the signature of another sender when it is saved as theirs", async () => {
    const added = await addMailbox(own, `zwei.${box.user}`, box.imapPort, {
      signature: "Die Post",
      smtpPort: smtpPort(),
    });
    await own.db.run(sql`update smtp_settings set signature = 'Der Vertrieb' where id = ${box.setting}`);
    const body = "Ja.\n\n-- \nDer Vertrieb\n\nJule schrieb:\n> Frage";
    const id = await drafted({ smtpSettingId: added.id, signedFor: box.setting, body });
    const swapped = "Ja.\n\n-- \nDie Post\n\nJule schrieb:\n> Frage";
    expect((await api().emailDrafts.read({ id })).body).toBe(swapped);
    // Of another company's mailbox nothing is known.
    const stranger = await makeCompany(own.db);
    const other = asking(own.db, stranger.manager).emailDrafts.save({
      ...fields({ smtpSettingId: box.setting, signedFor: added.id, body: swapped }),
      id: newId(),
    });
    expect(await codeOf(other)).toBe("form_invalid");
  });

  it("has one recipient at least and fifty at most, copies included", async () => {
    const many = Array.from({ length: 50 }, (_, at) => `person${at}@cafe.example`);
    const none = await drafted({ recipients: [] });
    const full = await drafted({ recipients: many, copies: ["noch@cafe.example"] });
    for (const id of [none, full]) expect(await codeOf(api().emailDrafts.send({ id }))).toBe("form_invalid");
    const all = await sent({ recipients: many });
    await work(all);
    expect(box.smtp.mails[0]!.to).toHaveLength(50);
  });

  it("can be taken back until it is handed over, and is a draft then", async () => {
    const id = await sent();
    await api().emailDrafts.takeBack({ id });
    await work(id);
    expect(box.smtp.mails).toHaveLength(0);
    expect(await api().emailDrafts.read({ id })).toMatchObject({ subject: "Ihre Frage" });
    await api().emailDrafts.send({ id });
    await work(id);
    expect(await codeOf(api().emailDrafts.takeBack({ id }))).toBe("email_on_its_way");
    expect(await codeOf(api().emailDrafts.save({ id, ...fields() }))).toBe("email_not_draft");
    expect(box.smtp.mails).toHaveLength(1);
  });

  it("is sent at a later time, and can be taken back until then", async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
    const id = await drafted();
    for (const wrong of [inDays(-1), new Date(), inDays(400)])
      expect(await codeOf(api().emailDrafts.send({ id, at: wrong }))).toBe("form_invalid");
    const at = inDays(2);
    await api().emailDrafts.send({ id, at });
    expect(await api().emails.read({ id })).toMatchObject({ state: "waiting", sendAt: at });
    const { due } = await own.db.one<{ due: Date }>(sql`
      select run_at as due from graphile_worker._private_jobs where key = ${`email:${id}`}`);
    expect(due).toEqual(at);
    await api().emailDrafts.takeBack({ id });
    await work(id);
    expect(box.smtp.mails).toHaveLength(0);
  });

  it("is left to the process that hands it over, and looked at again once that must have ended", async () => {
    const id = await sent();
    const { until: ends } = await own.db.one<{ until: Date }>(sql`
      update emails set unclear = true, sending_until = now() + interval '2 minutes' where id = ${id}
      returning sending_until as until`);
    await work(id, true);
    expect(box.smtp.mails).toHaveLength(0);
    const { state } = await api().emails.read({ id });
    expect(state).toBe("waiting");
    const { runAt } = await own.db.one<{ runAt: Date }>(sql`
      select run_at as "runAt" from graphile_worker._private_jobs where key = ${`email:${id}`}`);
    expect(Math.abs(runAt.getTime() - ends.getTime())).toBeLessThan(1_000);
  });

  it("shows two people who write on it the change of the other", async () => {
    const id = await drafted();
    const save = (version: number) =>
      api().emailDrafts.save({ id, ...fields() }, { context: { key: newId(), version } });
    expect(await save(1)).toMatchObject({ version: 2 });
    expect(await codeOf(save(1))).toBe("conflict_version");
  });

  it("does not exist for the manager of another company, whose mailbox no other company can send from", async () => {
    const stranger = asking(own.db, (await makeCompany(own.db)).manager);
    const id = await drafted();
    const { emailDrafts } = stranger;
    for (const call of [emailDrafts.read, emailDrafts.remove, emailDrafts.send, emailDrafts.takeBack])
      expect(await codeOf(call({ id }))).toBe("not_found");
    expect(await emailDrafts.senders()).toEqual([]);
    expect(await codeOf(emailDrafts.save({ id: newId(), ...fields() }))).toBe("form_invalid");
  });

  it("is deleted as a draft alone", async () => {
    const [draft, gone] = [await drafted(), await sent()];
    await api().emailDrafts.remove({ id: draft });
    expect(await codeOf(api().emailDrafts.read({ id: draft }))).toBe("not_found");
    expect(await codeOf(api().emailDrafts.remove({ id: gone }))).toBe("email_not_draft");
  });
});

describe("who writes a mail", () => {
  const suggested = async (of = api()) =>
    (await of.emailDrafts.correspondents()).map(({ name, address }) =>
      name ? `${name} <${address}>` : address,
    );
  it("is suggested whom the mailbox has written to or heard from, the newest first, and the company's people", async () => {
    const people = await suggested();
    expect(people.join()).toContain(own.manager.email);
    await received({ messageId: "<a@cafe.example>" });
    await work(await sent({ recipients: ["Kim@fern.example"], copies: ["lea@fern.example"] }));
    await own.db.run(sql`update emails set sent_at = sent_at + interval '1 hour' where state = 'sent'`);
    const all = await suggested();
    expect(all.slice(0, 2).sort()).toEqual(["Kim@fern.example", "lea@fern.example"]);
    expect(all.slice(2)).toEqual(["Jule <jule@cafe.example>", ...people]);
    await work(await sent({ recipients: [own.manager.email, "KIM@fern.example"] }));
    const again = await suggested();
    expect(again).toHaveLength(all.length);
    expect(again.filter(one => /kim@fern/i.test(one))).toHaveLength(1);
  });

  it("is not suggested programs, lists, unwanted senders, drafts, mailboxes of their own, or who is easily taken for another", async () => {
    const before = await suggested();
    const arrive = async (changes: ReturnType<typeof sql>) => {
      const id = await received({ messageId: "" });
      await own.db.run(sql`update emails set ${changes} where id = ${id}`);
    };
    await arrive(sql`automatic = 'list', from_address = 'liste@fern.example'`);
    await arrive(sql`from_address = 'Mailer-Daemon@fern.example'`);
    await arrive(sql`from_address = 'no-reply@fern.example'`);
    await arrive(sql`folder = 'spam', from_address = 'boese@fern.example'`);
    await arrive(sql`folder = 'trash', from_address = 'weg@fern.example'`);
    await arrive(sql`from_address = ${box.user}`);
    await arrive(sql`from_address = 'chef@kont0r.example'`);
    await arrive(sql`from_name = 'chef@kontor.example', from_address = 'x@fern.example'`);
    await drafted({ recipients: ["nie@fern.example"] });
    expect(await suggested()).toEqual(before);
  });

  it("is suggested only what their role shows", async () => {
    await received({ messageId: "<a@cafe.example>" });
    const without = (dropped: string) => {
      const permissions = builtInPermissions("data_manager").flatMap(one =>
        one.subject === dropped ? [{ ...one, action: one.action.filter(name => name === "create") }] : [one],
      );
      const ability = abilityOf(rulesOf({ access: "user", permissions }, own.manager.id));
      return suggested(asking(own.db, { ...own.manager, ability }));
    };
    expect(await without("User")).toEqual(["Jule <jule@cafe.example>"]);
    expect(await without("Email")).toEqual((await suggested()).slice(1));
    expect((await without("Email")).join()).toContain(own.employee.email);
  });

  it("is suggested no person of another company", async () => {
    await received({ messageId: "<a@cafe.example>" });
    const { manager } = await makeCompany(own.db);
    const stranger = asking(own.db, manager);
    const theirs = await suggested(stranger);
    expect(theirs.join()).toContain(manager.email);
    for (const one of await suggested()) expect(theirs).not.toContain(one);
    expect((await suggested()).join()).not.toContain(manager.email);
    expect(await codeOf(asking(own.db, own.employee).emailDrafts.correspondents())).toBe("forbidden");
  });
});
