import sql from "sql-template-tag";
import { describe, expect, it } from "vitest";
import { answering } from "../factories/answering";
import { makeFile } from "../factories/knowledge";

const { world, as, ask, ended, provider } = answering();

const chapters = ["Inhalt", "Einleitung", "1 Urlaub", "1 Urlaub", "2 Reisen", "3 Krankheit"];
const pages = [
  "Einleitung 2, Urlaub 3, Reisen 5, Krankheit 6",
  "Dieses Buch gilt für alle.",
  "Der Jahresurlaub beträgt 30 Tage. Resturlaub verfällt im März.",
  "Sonderurlaub gibt es bei Umzug.",
  "Dienstreisen genehmigt die Leitung.",
  "Krankmeldungen gehen an das Personalbüro.",
];

/** A second document of the chat, with chapters below its title. */
async function makeGuide(name = "Leitfaden Personal.pdf"): Promise<string> {
  const id = await makeFile(world.own.db, world.division, pages, { name });
  for (const [at, chapter] of chapters.entries())
    await world.own.db.run(
      sql`update pages set heading = ${`Leitfaden › ${chapter}`} where file_id = ${id} and ordinal = ${at}`,
    );
  return id;
}
const answered = async (question: string) => ended(world.employee, await ask(world.employee, question));

describe("who asks to have a document summarised, without a model,", () => {
  it("learns that Lotse quotes, and gets the document's chapters, each with its page", async () => {
    const fileId = await makeGuide();
    const message = await answered("Fasse den Leitfaden zusammen");
    expect(message).toMatchObject({
      state: "complete",
      answerer: "builtin",
      searchedAs: null,
      unsupported: [],
    });
    expect(message.answer.split("\n")).toEqual([
      "Ich zitiere aus Dokumenten und fasse sie nicht zusammen.",
      "",
      "„Leitfaden Personal.pdf“ hat diese Abschnitte:",
      "",
      "- Einleitung [1]",
      "- 1 Urlaub [2]",
      "- 2 Reisen [3]",
      "- 3 Krankheit [4]",
      "",
      "Stellen Sie eine Frage zu einem Thema, dann nenne ich Ihnen die Stellen.",
    ]);
    expect(message.citations.map(({ number, pageNumber }) => [number, pageNumber])).toEqual([
      [1, 2],
      [2, 3],
      [3, 5],
      [4, 6],
    ]);
    for (const { fileId: cited, pageId, start, end, sentence } of message.citations) {
      expect(cited).toBe(fileId);
      expect((await as(world.employee).files.page({ id: pageId! })).text.slice(start, end)).toBe(sentence);
    }
  });

  it.each([
    ["What is the Leitfaden about?", "I quote from documents and do not summarise them."],
    ["Résumez le Leitfaden", "Je cite les documents et ne les résume pas."],
    ["لخّص Leitfaden", "أقتبس من المستندات ولا ألخّصها."],
  ])("is told so in the question's language: %s", async (question, said) => {
    await makeGuide();
    expect((await answered(question)).answer.split("\n")[0]).toBe(said);
  });

  it("gets the list of documents where more than one may be meant", async () => {
    await makeGuide();
    const { answer, citations } = await answered("Fasse das Dokument zusammen");
    expect(answer).toContain("fasse sie nicht zusammen");
    expect(answer).toContain("– Handbuch.pdf\n– Leitfaden Personal.pdf");
    expect(citations).toEqual([]);
  });

  it("learns no more where the only document has no headings", async () => {
    const { answer, citations } = await answered("Worum geht es in dem Dokument?");
    expect(answer).toBe(
      "Ich zitiere aus Dokumenten und fasse sie nicht zusammen.\n\nStellen Sie eine Frage zu einem Thema, dann nenne ich Ihnen die Stellen.",
    );
    expect(citations).toEqual([]);
  });

  it("gets quotes where a topic is named, and where the document is being deleted", async () => {
    expect((await answered("Fasse die Regeln zum Jahresurlaub zusammen")).answer).toContain(
      "Der Jahresurlaub beträgt 30 Tage.",
    );
    const id = await makeGuide();
    await world.own.db.run(sql`update files set status = 'deleting' where id = ${id}`);
    expect((await answered("Fasse den Leitfaden zusammen")).answer).not.toContain("Abschnitte");
  });

  it("asks the next question without these words", async () => {
    await makeGuide();
    await answered("Fasse das Dokument zusammen");
    const next = await answered("Und der Jahresurlaub?");
    expect(next).toMatchObject({ searchedAs: null, context: null });
  });
});

describe("a model that is to summarise a document", () => {
  it("gets the first passages of its chapters in their order, and its answer says what it rests on", async () => {
    await makeGuide();
    await provider("instant");
    world.fake.requests.length = 0;
    const message = await answered("Fasse den Leitfaden zusammen");
    expect(world.fake.requests).toHaveLength(1);
    expect(world.fake.requests[0]!.passages.map(({ text }) => text)).toEqual(pages.slice(1));
    expect(message).toMatchObject({
      state: "complete",
      answerer: "openai/instant",
      claims: 2,
      unsupported: [],
    });
    expect(message.answer).toMatch(
      /^Diese Zusammenfassung beruht nur auf 5 Textstellen aus „Leitfaden Personal\.pdf“, den Anfängen von Abschnitten:\n\nDieses Buch gilt für alle \[1\]\./,
    );
    expect(message.citations.map(({ pageNumber }) => pageNumber)).toEqual([2, 3]);
  });

  it("is given no more passages than usual, from chapters all over a long document", async () => {
    const id = await makeFile(
      world.own.db,
      world.division,
      Array.from({ length: 40 }, (_, at) => `Abschnitt ${at + 1} regelt etwas.`),
      { name: "Norm.pdf" },
    );
    await world.own.db.run(
      sql`update pages set heading = 'Kapitel ' || (ordinal / 2 + 1) where file_id = ${id}`,
    );
    await provider("instant");
    world.fake.requests.length = 0;
    await answered("Fasse die Norm zusammen");
    const numbers = world.fake.requests[0]!.passages.map(({ text }) => Number(/\d+/.exec(text)![0]));
    expect(numbers).toHaveLength(8);
    expect(numbers).toEqual([...numbers].sort((one, other) => one - other));
    expect(numbers[0]).toBe(1);
    expect(numbers.at(-1)).toBeGreaterThan(30);
  });

  it("has its sentences checked as usual, at their places behind what it rests on", async () => {
    await makeGuide();
    await provider("instant", { secondOpinion: true });
    world.fake.opinion = sentence => (sentence.includes("Dieses Buch") ? "No." : "yes");
    const { answer, unsupported } = await answered("Fasse den Leitfaden zusammen");
    world.fake.opinion = () => "yes";
    expect(unsupported.map(([start, end]) => answer.slice(start, end).trim())).toEqual([
      expect.stringContaining("Dieses Buch gilt für alle"),
    ]);
  });

  it("is replaced by the chapters where the budget is used up, with the reason", async () => {
    await makeGuide();
    await provider("instant");
    await as(world.manager).provider.changeModels({
      models: [{ name: "instant", priceIn: "1", priceOut: "10" }],
    });
    await as(world.manager).models.setBudget({ of: "company", amount: "0" });
    const message = await answered("Fasse den Leitfaden zusammen");
    expect(message).toMatchObject({ state: "complete", answerer: "builtin", standIn: "budget" });
    expect(message.answer).toContain("- 1 Urlaub [2]");
  });

  it("is asked which document is meant where more than one may be, without a call", async () => {
    await makeGuide();
    await provider("instant");
    world.fake.requests.length = 0;
    const message = await answered("Fasse das Dokument zusammen");
    expect(message.answer).toContain("Bitte nennen Sie das Dokument");
    expect(message.answerer).toBe("builtin");
    expect(world.fake.requests).toEqual([]);
  });
});
