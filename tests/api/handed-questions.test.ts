import sql from "sql-template-tag";
import { beforeEach, describe, expect, it } from "vitest";
import type { Actor } from "~/domain/core/actor/actor";
import { mailAsker } from "~/domain/feedback/feedback/mail-asker";
import { questionSettled } from "~/mail/question-settled";
import { asking } from "../factories/asking";
import { codeOf } from "../factories/code-of";
import { makePerson } from "../factories/company";
import { ownCompany } from "../factories/own-company";
import { makeQuestion } from "../factories/question";

const own = ownCompany({}, { plan: true });
const question = "Wer zahlt die Rücksendung?";
let asked: { id: string; chatId: string };

const as = (actor: Actor) => asking(own.db, actor);
const handOn = (actor: Actor = own.employee, handedOn = true) =>
  as(actor).feedback[handedOn ? "handOn" : "takeBack"]({ id: asked.id });
const newest = async () => (await as(own.manager).feedback.list({ page: 1, size: 10 })).rows[0]!;
const told = async (actor: Actor) =>
  (await as(actor).notifications.list({})).filter(({ kind }) => kind === "question-settled");

/** What the worker does: each settled feedback's job, once. */
async function work() {
  const waiting = await own.db.many<{ payload: { feedbackId: string } }>(sql`
    select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where t.identifier = 'question_settled'`);
  for (const { payload } of waiting) await mailAsker(own.db, payload, questionSettled);
  return own.db.many<{ to: string; subject: string; text: string }>(
    sql`select to_address as "to", subject, text from mails where purpose = 'question_settled'`,
  );
}

beforeEach(async () => {
  await own.db.run(sql`delete from mails where purpose = 'question_settled'`);
  await own.db.run(sql`delete from graphile_worker._private_jobs`);
  await own.db.run(sql`delete from feedback`);
  asked = await makeQuestion(own.db, own.employee, { question, state: "declined" });
});

describe("a question without a good answer", () => {
  it("is handed on to the data managers in one step, and taken back", async () => {
    expect(await handOn()).toMatchObject({ handedOn: true, settledAt: null });
    expect(await newest()).toMatchObject({ question, settledAt: null, giver: null });
    expect(await handOn(own.employee, false)).toBeNull();
    expect((await as(own.manager).feedback.list({})).rows).toEqual([]);
  });

  it("keeps what else its asker said", async () => {
    await as(own.employee).feedback.give({ id: asked.id, comment: "Fehlt im Handbuch.", liked: false });
    await handOn();
    expect(await handOn(own.employee, false)).toMatchObject({
      comment: "Fehlt im Handbuch.",
      liked: false,
      handedOn: false,
    });
  });

  it("is handed on by its asker only", async () => {
    const colleague = await makePerson(own.db, "employee", own.id);
    for (const other of [colleague, own.manager])
      expect(await codeOf(handOn(other))).toBe("feedback_answer_gone");
    expect((await as(own.manager).feedback.list({})).rows).toEqual([]);
  });

  it("is reported to its asker once it is settled, in the app and by mail, without its words in the mail", async () => {
    await handOn();
    expect(await told(own.employee)).toEqual([]);
    await as(own.manager).feedback.settle({ id: (await newest()).id });
    expect(await told(own.employee)).toMatchObject([{ id: asked.id, chatId: asked.chatId, name: question }]);
    expect(await told(own.manager)).toEqual([]);
    const [mail, ...more] = await work();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: own.employee.email });
    expect(mail!.text).toContain(`/employee/chat/${asked.chatId}?branch=${asked.id}#m-${asked.id}`);
    expect(mail!.text).not.toContain(question);
  });

  it("is reported once however often it is opened and settled again, and anew when its asker hands it on again", async () => {
    await handOn();
    const { id } = await newest();
    for (let times = 0; times < 3; times++) {
      await as(own.manager).feedback.settle({ id });
      await work();
      await as(own.manager).feedback.reopen({ id });
    }
    expect(await told(own.employee)).toEqual([]);
    expect(await work()).toHaveLength(1);
    await handOn();
    await as(own.manager).feedback.settle({ id });
    expect(await work()).toHaveLength(2);
  });

  it("is not reported by mail where its asker turned that off, nor where it was only feedback", async () => {
    await handOn();
    await as(own.employee).mailChoices.change({ wanted: ["news"] });
    await as(own.manager).feedback.settle({ id: (await newest()).id });
    expect(await work()).toEqual([]);
    expect(await told(own.employee)).toHaveLength(1);
    await as(own.employee).feedback.give({ id: asked.id, comment: "Nur ein Hinweis." });
    await as(own.manager).feedback.settle({ id: (await newest()).id });
    expect(await told(own.employee)).toEqual([]);
    await as(own.employee).mailChoices.change({ wanted: ["question_settled"] });
    expect(await work()).toEqual([]);
  });

  it("of a reader of a public chat is reported to them too", async () => {
    const reader = await makePerson(own.db, "public_user");
    asked = await makeQuestion(own.db, reader, {
      owner: own.manager,
      visibility: "public",
      state: "declined",
    });
    await handOn(reader);
    await as(own.manager).feedback.settle({ id: (await newest()).id });
    expect(await work()).toMatchObject([{ to: reader.email }]);
  });
});
