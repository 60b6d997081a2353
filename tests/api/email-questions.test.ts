import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makeCompany } from "../factories/company";
import { addMailbox } from "../factories/dovecot-mailbox";
import { makeDivision, makeFile } from "../factories/knowledge";
import { ownCompany } from "../factories/own-company";

const own = ownCompany({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8" });
const api = () => asking(own.db, own.manager);
let id = "";
let divisionId = "";

beforeEach(async () => {
  const { id: setting } = await addMailbox(own, `${own.id}@kontor.example`, 9);
  divisionId = await makeDivision(own.db, own.id, { name: "Vertrieb" });
  await makeFile(
    own.db,
    divisionId,
    [
      "Preisliste Großhandel. Ab 500 kg Röstkaffee je Bestellung gibt es 4 % Mengenrabatt auf den Listenpreis.",
    ],
    { name: "Preisliste.pdf" },
  );
  id = newId();
  const text =
    "Guten Tag,\n\nwie viel Mengenrabatt gibt es ab 500 kg Röstkaffee?\n\nViele Grüße\nJule\n\n> Früheres";
  await own.db.run(sql`
    insert into emails (id, company_id, smtp_setting_id, folder, uid, thread_id, message_id, from_name, from_address,
      reply_to, further_reply_to, to_addresses, cc_addresses, subject, text, state, read, starred, labels, sent_at)
    values (${id}, ${own.id}, ${setting}, 'inbox', 1, ${newId()}, '<frage@cafe.example>', 'Jule', 'jule@cafe.example',
      'einkauf@cafe.example', ${[`${own.id}@kontor.example`, "lager@cafe.example"]}, '{}', '{}', 'Rabatt', ${text}, 'received', true, false, '{}', now())`);
});

describe("a mail whose question is asked the documents", () => {
  it("gets a draft of its answer with file, page and sentence, which is not sent", async () => {
    const { question } = await api().emails.read({ id });
    expect(question).toBe("wie viel Mengenrabatt gibt es ab 500 kg Röstkaffee?");
    const { draftId } = await api().emails.ask({ id, question, divisionIds: [divisionId] });
    const draft = await api().emailDrafts.read({ id: draftId! });
    expect(draft).toMatchObject({
      recipients: ["einkauf@cafe.example", "lager@cafe.example"],
      subject: "Re: Rabatt",
      version: 1,
    });
    expect(draft.body).toContain("4 % Mengenrabatt");
    expect(draft.body).toContain("[1] Preisliste.pdf, Seite 1");
    const stored = await api().emails.read({ id: draftId! });
    expect(stored).toMatchObject({ state: "draft", thread: [{ id }, { id: draftId }] });
  });

  it("gets none where the documents do not hold the answer", async () => {
    const question = "Wie hoch ist der Eiffelturm in Paris?";
    expect(await api().emails.ask({ id, question, divisionIds: [divisionId] })).toEqual({ draftId: null });
    expect((await api().emails.list({ folder: "draft" })).total).toBe(0);
  });

  it("searches no division that the person may not search, and counts as a question", async () => {
    const other = await makeCompany(own.db);
    const foreign = await makeDivision(own.db, other.id, { name: "Fremd" });
    const question = "Wie viel Mengenrabatt gibt es?";
    expect(await codeOf(api().emails.ask({ id, question, divisionIds: [foreign] }))).toBe("not_found");
    expect(
      await codeOf(asking(own.db, other.manager).emails.ask({ id, question, divisionIds: [foreign] })),
    ).toBe("not_found");
    expect(
      await codeOf(asking(own.db, own.employee).emails.ask({ id, question, divisionIds: [divisionId] })),
    ).toBe("forbidden");
    await api().emails.ask({ id, question, divisionIds: [divisionId] });
    const { questions } = await own.db.one<{ questions: number }>(
      sql`select questions from question_counts where company_id = ${own.id}`,
    );
    expect(questions).toBe(1);
  });
});
