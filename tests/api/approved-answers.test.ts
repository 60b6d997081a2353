import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { endExpired } from "~/domain/feedback/approved/end-expired";
import { answering } from "../factories/answering";
import { codeOf } from "../factories/code-of";
import { makeCompany } from "../factories/company";
import { makeDivision } from "../factories/knowledge";

const { world, as, ask, ended, provider } = answering();

const wordings = ["Bekommen Werkstudenten Urlaubsgeld?"];
const answer = "Ja: 200 Euro im Juni.\n\nAb dem zweiten Jahr sind es 300 Euro.";
const approve = (
  changes: { divisionId?: string; validUntil?: string; wordings?: string[]; answer?: string } = {},
) =>
  as(world.manager).approvedAnswers.add({
    divisionId: world.division,
    wordings,
    answer,
    validUntil: "2190-12-31",
    ...changes,
  });
const asked = async (words = "Gibt es Urlaubsgeld für Werkstudentinnen?") =>
  ended(world.employee, await ask(world.employee, words));

describe("an approved answer", () => {
  it("is given whole and word for word, marked with who approved it and until when, and cited", async () => {
    expect((await asked()).state).toBe("declined");
    const { id } = await approve();
    const message = await asked();
    expect(message).toMatchObject({ state: "complete", answer: `${answer} [1]`, unsupported: [] });
    expect(message.citations).toMatchObject([
      {
        number: 1,
        fileName: wordings[0],
        fileId: null,
        divisionId: world.division,
        sentence: answer,
        approved: { until: "2190-12-31", state: "valid" },
      },
    ]);
    expect(message.citations[0]!.approved!.by).toBeTruthy();
    expect(await as(world.manager).approvedAnswers.read({ id })).toMatchObject({ cited: 1, state: "valid" });
  });

  it("is found by its own text too, and leaves other questions to the documents", async () => {
    await approve();
    expect((await asked("Beträgt der Jahresurlaub 30 Tage?")).citations[0]).toMatchObject({
      fileName: "Handbuch.pdf",
      approved: null,
    });
    expect((await asked("Wie viel Urlaubsgeld gibt es ab dem zweiten Jahr?")).answer).toContain("300 Euro");
  });

  it("is not given for words that only begin alike", async () => {
    await approve({
      wordings: ["Wann ist die Weihnachtsfeier?"],
      answer: "Die Weihnachtsfeier ist am zweiten Freitag im Dezember.",
    });
    expect(
      (await asked("Gibt es Weihnachtsgeld?")).citations.every(({ approved }) => approved === null),
    ).toBe(true);
    expect((await asked("Wann findet die Weihnachtsfeier statt?")).answer).toContain("Freitag");
  });

  it("is enough for a chat over a division without a ready file, until it ends", async () => {
    await world.own.db.run(sql`update files set status = 'deleting' where division_id = ${world.division}`);
    expect(await codeOf(asked())).toBe("chat_needs_file");
    const { id } = await approve();
    expect(await asked()).toMatchObject({ state: "complete", answer: `${answer} [1]` });
    const chat = await as(world.employee).chats.start({
      name: "Nur Antworten",
      visibility: "private" as const,
      divisionIds: [world.division],
    });
    expect((await as(world.employee).chats.read({ id: chat.id })).divisions).toMatchObject([
      { readyFiles: 0, approvedAnswers: 1 },
    ]);
    await as(world.manager).approvedAnswers.end({ id });
    expect(await codeOf(asked())).toBe("chat_needs_file");
  });

  it("is given instead of asking a model", async () => {
    await approve();
    await provider("obedient");
    expect((await asked()).answer).toBe(`${answer} [1]`);
  });

  it("is not given after its last day, nor after its end, and is again when approved anew", async () => {
    const { id, version } = await approve({ validUntil: "2150-06-30" });
    const now = clock.now;
    clock.now = () => new Date("2150-06-30T21:59:00Z");
    expect((await asked()).state).toBe("complete");
    clock.now = () => new Date("2150-06-30T22:01:00Z");
    const over = await asked();
    expect(over.state).toBe("declined");
    expect(JSON.stringify(over)).not.toContain("200 Euro");
    await endExpired(world.own.db);
    expect(await as(world.manager).approvedAnswers.read({ id })).toMatchObject({ state: "ended" });
    clock.now = now;
    const changed = { id, wordings, answer: "Nein.", validUntil: "2190-12-31" };
    await as(world.manager).approvedAnswers.change(changed, { context: { version } });
    expect((await asked()).answer).toBe("Nein. [1]");
    await as(world.manager).approvedAnswers.end({ id });
    expect((await asked()).state).toBe("declined");
    expect(await codeOf(as(world.manager).approvedAnswers.end({ id }))).toBe("approved_over");
  });

  it("says in older chats that it was changed or ended, and takes its text along when it is deleted", async () => {
    const { id } = await approve();
    const message = await asked();
    const again = () => as(world.employee).answers.read({ id: message.id });
    const changed = { id, wordings, answer: "Nein.", validUntil: "2190-12-31" };
    await as(world.manager).approvedAnswers.change(changed);
    expect((await again()).citations[0]!.approved).toMatchObject({ state: "changed" });
    await as(world.manager).approvedAnswers.remove({ id });
    expect(await again()).toMatchObject({ withheld: "file", answer: "", citations: [] });
    const { kept } = await world.own.db.one<{ kept: number }>(
      sql`select count(*) as kept from messages where id = ${message.id} and answer <> ''`,
    );
    expect(kept).toBe(0);
  });

  it("is withheld from who leaves its division, and goes with it", async () => {
    await approve();
    const message = await asked();
    await world.own.db.run(sql`delete from division_members where division_id = ${world.division}`);
    expect(await as(world.employee).answers.read({ id: message.id })).toMatchObject({ withheld: "division" });
    await as(world.manager).divisions.remove({ id: world.division });
    const { left } = await world.own.db.one<{ left: number }>(
      sql`select count(*) as left from approved_answers where division_id = ${world.division}`,
    );
    expect(left).toBe(0);
  });

  it("is not given in other divisions", async () => {
    await approve({ divisionId: await makeDivision(world.own.db, world.companyId) });
    expect((await asked()).state).toBe("declined");
  });

  it("is listed, searched and exported by data managers of its company only", async () => {
    const { id, version } = await approve();
    await approve({ wordings: ["Wo parke ich?"], answer: "Im Hof.", validUntil: "2180-01-01" });
    const { list, export: piece } = as(world.manager).approvedAnswers;
    expect((await list({})).rows.map(row => row.answer)).toEqual(["Im Hof.", answer]);
    expect((await list({ search: "werkstudenten" })).rows).toMatchObject([{ id }]);
    expect((await list({ state: "ended" })).total).toBe(0);
    expect((await piece({ divisionId: world.division })).rows).toHaveLength(2);
    const other = await makeCompany(world.own.db);
    expect((await as(other.manager).approvedAnswers.list({})).total).toBe(0);
    expect(await codeOf(as(other.manager).approvedAnswers.read({ id }))).toBe("not_found");
    expect(await codeOf(as(other.manager).approvedAnswers.remove({ id }))).toBe("not_found");
    const theirs = { divisionId: world.division, wordings, answer, validUntil: "2190-12-31" };
    expect(await codeOf(as(other.manager).approvedAnswers.add(theirs))).toBe("not_found");
    expect(await codeOf(as(world.employee).approvedAnswers.list({}))).toBe("forbidden");
    const stale = { context: { version: version + 1 } };
    expect(await codeOf(as(world.manager).approvedAnswers.remove({ id }, stale))).toBe("conflict_version");
  });

  it("is the only one to its question in its division, as long as it is given", async () => {
    const { id } = await approve();
    const again = { wordings: ["Gibt es Kaffee?", " bekommen  werkstudenten urlaubsgeld "], answer: "Nein." };
    const refusal = await approve(again).catch((error: unknown) => error);
    expect(refusal).toMatchObject({
      code: "form_invalid",
      data: { fields: { wordings: [expect.stringMatching(/^approved\.taken:bekommen/)] } },
    });
    // It may keep its own wordings; another division may answer otherwise; and once it has ended, so may this one.
    const changed = { id, wordings, answer: "Ja: 250 Euro.", validUntil: "2190-12-31" };
    await as(world.manager).approvedAnswers.change(changed);
    await approve({ ...again, divisionId: await makeDivision(world.own.db, world.companyId) });
    await as(world.manager).approvedAnswers.end({ id });
    const newer = await approve(again);
    expect(await codeOf(as(world.manager).approvedAnswers.change(changed))).toBe("form_invalid");
    await as(world.manager).approvedAnswers.remove({ id: newer.id });
    expect(await as(world.manager).approvedAnswers.change(changed)).toMatchObject({ state: "valid" });
  });

  it("is refused with a day that is over, without a question, and beyond its limits", async () => {
    expect(await codeOf(approve({ validUntil: "2020-01-01" }))).toBe("form_invalid");
    expect(await codeOf(approve({ wordings: [] }))).toBe("bad_request");
    expect(await codeOf(approve({ wordings: ["  "] }))).toBe("bad_request");
    expect(await codeOf(approve({ answer: "x".repeat(4001) }))).toBe("bad_request");
  });
});
