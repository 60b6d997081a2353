import { createHash } from "node:crypto";
import { simpleParser } from "mailparser";
import sql from "sql-template-tag";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import { operator } from "~/db/seed/demo";
import { cancelInvoice } from "~/domain/billing/invoice/cancel-invoice";
import { correctInvoice } from "~/domain/billing/invoice/correct-invoice";
import { issueInvoice } from "~/domain/billing/invoice/issue-invoice";
import { recordPayment } from "~/domain/billing/invoice/record-payment";
import { mailInvoice } from "~/domain/companies/invoicing/mail-invoice";
import { mailReminder } from "~/domain/companies/invoicing/mail-reminder";
import { remindOverdue } from "~/domain/companies/invoicing/remind-overdue";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope } from "~/domain/core/settings/stored-setting";
import { sendMail } from "~/domain/outbox/mail/send-mail";
import { type FakeSmtp, fakeSmtp } from "~/integrations/smtp/fake-server";
import { createSender } from "~/integrations/smtp/send";
import { invoiceMail, reminderMail } from "~/mail/invoice-mail";
import { wordsOfInvoice } from "~/mail/invoice-words";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makePerson } from "../factories/company";
import { ownCompany } from "../factories/own-company";

const own = ownCompany({});
let server: FakeSmtp;

beforeEach(async () => {
  server = await fakeSmtp();
  await own.db.run(sql`delete from graphile_worker._private_jobs`);
  await changeSetting(own.db, operatorDetails, operatorScope, () => ({ value: operator }));
  await own.db.run(sql`
    update companies set address = 'Speicherzeile 12\n20457 Hamburg', buyer_reference = 'EK-1' where id = ${own.id}`);
});
afterEach(() => server.close());

const issue = () =>
  own.db.transaction(tx =>
    issueInvoice(tx, {
      companyId: own.id,
      sourceKey: `payment ${newId()}`,
      deliveredFrom: "2026-11-20",
      deliveredTo: "2027-11-19",
      lines: [
        { designation: "plan.yearly", description: "", quantity: 1, unit: "year", unitPriceCents: 990_00 },
      ],
    }),
  );
const jobs = () =>
  own.db.many<{ payload: { invoiceId: string; requestId?: string } }>(sql`
    select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'mail_invoice' order by j.id`);
const work = async () => {
  for (const { payload } of await jobs()) await mailInvoice(own.db, payload, wordsOfInvoice, invoiceMail);
};
const queued = () =>
  own.db.many<{ id: string }>(sql`
    select m.id from mails m where m.company_id = ${own.id} and m.purpose = 'invoice' order by m.created_at, m.id`);
async function send() {
  const sender = createSender(server.url, { name: "Lotse", origin: "https://lotse.example" });
  for (const { id } of await queued()) await sendMail(own.db, sender, id);
  return Promise.all(server.mails.map(({ raw }) => simpleParser(raw)));
}

describe("an invoice that is issued", () => {
  it("is mailed once to the data manager, with its PDF and the e-invoice, however often the job runs", async () => {
    const { number, id } = await issue();
    for (let time = 0; time < 3; time += 1) await work();
    const mails = await send();
    expect(mails).toHaveLength(1);
    expect(mails[0]!.subject).toBe(`Rechnung ${number}`);
    expect(mails[0]!.text).toMatch(/^Guten Tag Änne Person \d+,\n/);
    expect(mails[0]!.text).toContain("Bitte überweisen Sie 1.178,10");
    expect(mails[0]!.attachments.map(({ filename }) => filename)).toEqual([
      `${number}.pdf`,
      `${number}-xrechnung.xml`,
    ]);
    const served = await asking(own.db, own.manager).invoices.file({ id, format: "pdf" });
    expect(mails[0]!.attachments[0]!.content.equals(Buffer.from(served.base64, "base64"))).toBe(true);
    const { mailings } = await asking(own.db, own.manager).invoices.read({ id });
    expect(mailings).toMatchObject([{ level: 0, state: "sent" }]);
  });

  it("is not mailed if its payment is rolled back", async () => {
    const undone = own.db.transaction(async tx => {
      await issueInvoice(tx, {
        companyId: own.id,
        sourceKey: "undone",
        deliveredFrom: "2026-11-20",
        deliveredTo: "2026-11-20",
        lines: [],
      });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow();
    expect(await jobs()).toEqual([]);
  });

  it("waits for a server that is busy, and its cancellation is mailed like itself", async () => {
    const { id, number } = await issue();
    await cancelInvoice(own.db, id);
    await work();
    server.mode = "busy";
    await expect(send()).rejects.toThrow("refused");
    server.mode = "taking";
    const mails = await send();
    expect(mails.map(({ text }) => text?.includes(`Storniert die Rechnung ${number}`)).sort()).toEqual([
      false,
      true,
    ]);
  });

  it("asks for what is open, where it is sent again after payments, corrections or its cancellation", async () => {
    const { id } = await issue();
    const [first] = await jobs();
    const today = clock.now().toISOString().slice(0, 10);
    const textNow = async () => {
      const { payload } = first!;
      await mailInvoice(own.db, { ...payload, requestId: newId() }, wordsOfInvoice, invoiceMail);
      return own.db.one<{ text: string }>(sql`
        select text from mails where company_id = ${own.id} and purpose = 'invoice' order by id desc limit 1`);
    };
    await recordPayment(own.db, { id, amount: 178_10, paidOn: today });
    expect((await textNow()).text).toMatch(
      /Bereits bezahlt: 178,10\s€\. Bitte überweisen Sie den offenen Betrag von 1\.000,00\s€ bis zum/,
    );
    await own.db.transaction(tx => correctInvoice(tx, id, { cents: 500_00, sourceKey: newId() }));
    expect((await textNow()).text).toMatch(/Durch Korrekturen abgezogen: 500,00\s€\. .* 500,00\s€ bis zum/);
    await recordPayment(own.db, { id, amount: 500_00, paidOn: today });
    expect((await textNow()).text).toContain("Der Betrag ist bezahlt. Vielen Dank.");
    await cancelInvoice(own.db, id);
    expect((await textNow()).text).toMatch(/Diese Rechnung wurde storniert\./);
  });

  it("goes to the address for invoices, where the company has one", async () => {
    const change = (billing_email: string) =>
      asking(own.db, own.manager).company.change({
        ...{
          companyName: "Kontor Nord GmbH",
          street: "Kai",
          house_number: "4",
          postcode: "24103",
          city: "Kiel",
        },
        billing_email,
      });
    await expect(change("buchhaltung")).rejects.toMatchObject({
      data: { fields: { billing_email: ["field.email"] } },
    });
    await change("buchhaltung@kontor.example");
    await issue();
    await work();
    const [mail] = await send();
    expect(server.mails[0]!.to).toEqual(["buchhaltung@kontor.example"]);
    expect(mail!.text).toContain("Guten Tag,");
  });
});

describe("the files of an invoice", () => {
  it("are stored once: every copy is the same, and the database refuses changes", async () => {
    const { id } = await issue();
    const at = () => asking(own.db, own.manager).invoices.file({ id, format: "pdf" });
    const copies = await Promise.all([at(), at(), at()]);
    await own.db.run(sql`update companies set name = 'Anders GmbH' where id = ${own.id}`);
    copies.push(await at());
    expect(new Set(copies.map(({ base64 }) => base64)).size).toBe(1);
    const { sha256, base64 } = copies[0]!;
    expect(createHash("sha256").update(Buffer.from(base64, "base64")).digest("hex")).toBe(sha256);
    expect((await asking(own.db, own.manager).invoices.read({ id })).sha256).toBe(sha256);
    for (const change of [
      sql`update invoice_files set bytes = '', sha256 = sha256('') where invoice_id = ${id}`,
      sql`delete from invoice_files where invoice_id = ${id}`,
    ])
      await expect(own.db.run(change)).rejects.toThrow("neither changed nor deleted");
    await expect(
      own.db.run(sql`
        insert into invoice_files (invoice_id, format, bytes, sha256, stored_at)
        values (${id}, 'xml', '<a/>', sha256('<b/>'), now())`),
    ).rejects.toThrow("check constraint");
  });
});

describe("a reminder", () => {
  const overdue = async (days = 30) => {
    const issued = await issue();
    const later = Date.now() + (14 + days) * 86_400_000;
    clock.now = () => new Date(later);
    await own.db.run(sql`delete from graphile_worker._private_jobs`);
    return issued;
  };
  const reminders = () =>
    own.db.many<{ payload: { invoiceId: string; level: number } }>(sql`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'remind_invoice' order by j.id`);
  const remindAll = async () => {
    for (const { payload } of await reminders())
      await mailReminder(own.db, payload, wordsOfInvoice, reminderMail);
  };
  const administrator = async () => asking(own.db, await makePerson(own.db, "administrator"));

  it("is mailed once at each level with the PDF, however many ask and however often its job runs", async () => {
    const { id, number } = await overdue();
    const api = await administrator();
    await Promise.all(Array.from({ length: 10 }, () => api.invoices.remind({ id, level: 1 })));
    expect(await codeOf(api.invoices.remind({ id, level: 3 }))).toBe("invoice_reminder_order");
    await api.invoices.remind({ id, level: 2 });
    for (let time = 0; time < 3; time += 1) await remindAll();
    const mails = await send();
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      `Mahnung: Rechnung ${number}`,
      `Zahlungserinnerung: Rechnung ${number}`,
    ]);
    for (const mail of mails) {
      expect(mail.text).toContain("1.178,10");
      expect(mail.attachments[0]!.filename).toBe(`${number}.pdf`);
    }
    const { rows } = await api.invoices.list({ state: "reminded" });
    expect(rows).toMatchObject([{ id, reminded: 2 }]);
    const { mailings } = await api.invoices.read({ id });
    expect(mailings.map(({ level }) => level)).toEqual([1, 2]);
  });

  it("is for invoices that are overdue, by the operator alone, and is not sent once they are paid", async () => {
    const { id } = await issue();
    const api = await administrator();
    expect(await codeOf(api.invoices.remind({ id, level: 1 }))).toBe("invoice_not_overdue");
    const { id: late } = await overdue();
    expect(await codeOf(asking(own.db, own.manager).invoices.remind({ id: late, level: 1 }))).toBe(
      "forbidden",
    );
    await api.invoices.remind({ id: late, level: 1 });
    await api.invoices.pay({ id: late, amount: "1178,10", paidOn: "2026-11-20" });
    await remindAll();
    expect(await queued()).toEqual([]);
  });

  it("comes by itself after the days that the operator has set, level after level, and never otherwise", async () => {
    const { id } = await overdue(8);
    const levels = async () =>
      (await reminders())
        .filter(({ payload }) => payload.invoiceId === id)
        .map(({ payload }) => payload.level);
    await remindOverdue(own.db);
    expect(await levels()).toEqual([]);
    await changeSetting(own.db, operatorDetails, operatorScope, () => ({
      value: { ...operator, reminder_days: "7" },
    }));
    await Promise.all([remindOverdue(own.db), remindOverdue(own.db)]);
    await remindOverdue(own.db);
    expect(await levels()).toEqual([1]);
    const later = clock.now().getTime() + 7 * 86_400_000;
    clock.now = () => new Date(later);
    await remindOverdue(own.db);
    expect(await levels()).toEqual([1, 2]);
  });
});

describe("the operator", () => {
  it("mails an invoice once more; a company does not, and without a recipient there is a sentence", async () => {
    const { id } = await issue();
    const administrator = asking(own.db, await makePerson(own.db, "administrator"));
    await administrator.invoices.send({ id });
    await work();
    expect(await send()).toHaveLength(2);
    expect(await codeOf(asking(own.db, own.manager).invoices.send({ id }))).toBe("forbidden");
    await own.db.run(sql`update users set status = 'suspended' where company_id = ${own.id}`);
    expect(await codeOf(administrator.invoices.send({ id }))).toBe("invoice_unaddressed");
  });
});
