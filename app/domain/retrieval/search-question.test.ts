import { describe, expect, it } from "vitest";
import { demoDivisions, demoQuestions } from "../../../tests/bench/documents/demo";
import { measurePairs } from "../../../tests/bench/followups/measure-pairs";
import { wordingsOf } from "../../../tests/bench/wordings/wordings";
import { answerSearched, searchQuestion } from "./search-question";

const searched = async (question: string, before: string | undefined) =>
  (await searchQuestion(question, before, () => [])).query;

describe("a follow-up question", () => {
  it.each([
    ["Und wie lange gilt das?", "Gibt es eine Probezeit?", "Und wie lange gilt das? (Probezeit)"],
    ["Wie beantrage ich das?", "Gibt es Sonderurlaub?", "Wie beantrage ich das? (Sonderurlaub)"],
    ["And who approves it?", "Is there a travel allowance?", "And who approves it? (travel allowance)"],
    ["Wie viele Tage im Jahr?", "Gibt es Bildungsurlaub?", "Wie viele Tage im Jahr? (Bildungsurlaub)"],
    [
      "Und in Teilzeit an drei Tagen?",
      "Wie viel Urlaub habe ich?",
      "Und in Teilzeit an drei Tagen? (Wie viel Urlaub)",
    ],
    ["Und im Lager?", "Wer ist für Unfälle zuständig?", "Und im Lager? (Wer Unfälle zuständig)"],
    ["And for couriers?", "When does it close?", "And for couriers? (When close)"],
    ["Und im März?", "Wann verfällt Resturlaub?", "Und im März? (verfällt Resturlaub)"],
    ["und draußen?", "Wie schnell darf ich in der Halle fahren?", "und draußen? (Wie schnell fahren)"],
    ["Und im Ausland?", "Was kostet das Hotel in München?", "Und im Ausland? (Was kostet Hotel)"],
    ["Und am Sonntag?", "Wer hilft bei Unfällen am Montag?", "Und am Sonntag? (Wer hilft Unfällen)"],
    ["Darf ich die behalten?", "Gibt es Geschenke?", "Darf ich die behalten? (Geschenke)"],
    ["Und wer macht das?", "Wie lange dauert die Abnahme?", "Und wer macht das? (dauert Abnahme)"],
  ])("%s is searched with the words of the question before", async (question, before, expected) => {
    expect(await searched(question, before)).toBe(expected);
  });

  it.each([
    ["an article", "Wie hoch ist das Grundgehalt?"],
    ["an article before an adjective", "Wie hoch ist das neue Grundgehalt?"],
    ["“es gibt”", "Gibt es eine Kantine?"],
    ["the polite form", "Haben Sie Parkplätze?"],
    ["“there is”", "Is there a canteen?"],
    ["a page", "Was steht auf Seite 10?"],
  ])("is not one because of %s", async (_, question) => {
    expect(await searched(question, "Wie lange dauert die Probezeit?")).toBe(question);
  });

  it("is not one when it stands for itself, or is the first", async () => {
    const question = "Welche Kündigungsfrist gilt für Angestellte in der Probezeit?";
    expect(await searched(question, "Gibt es eine Kantine?")).toBe(question);
    expect(await searched("Und wie lange gilt das?", undefined)).toBe("Und wie lange gilt das?");
  });

  it("that begins with a conjunction is searched without it where there is none before", async () => {
    const question = "Und welche Kündigungsfrist gilt für Angestellte in der Probezeit?";
    expect(await searched(question, undefined)).toBe(question.replace("Und ", ""));
  });

  it("is searched as it stands after a thank-you, which names nothing", async () => {
    expect(await searched("Wie lange gilt das?", "Danke!")).toBe("Wie lange gilt das?");
  });
});

it("for a contact whose subject is on many pages finds the row that names one", async () => {
  const division = (await demoDivisions()).get("Kontor Nord GmbH Personal")!;
  const found = await searchQuestion("Wer ist für Urlaub zuständig?", undefined, query =>
    division.search(query, 8),
  );
  const { quoted } = answerSearched(found);
  expect(quoted.level).toBe("answer");
  expect(quoted.sentences[0]?.sentence).toContain("Personalabteilung; Wofür: Urlaub");
});

describe("60 pairs of questions over the demo documents, and 20 written after the rules", async () => {
  const pairs = await measurePairs();
  const share = <T>(of: T[], holds: (one: T) => boolean) => of.filter(holds).length / of.length;

  it.each([
    ["chosen by", ["choosing", "held back"], 60],
    ["written later", ["later"], 20],
  ])("find the right passage among the first five for .85 and more: %s", (_, halves, count) => {
    const of = pairs.filter(({ half }) => halves.includes(half));
    expect(of).toHaveLength(count);
    expect(share(of, ({ rank }) => rank.product >= 0)).toBeGreaterThanOrEqual(0.85);
  });

  it("leave the question before alone where the next one is about something else", () => {
    const of = pairs.filter(({ kind }) => kind === "shifts");
    expect(of.length).toBeGreaterThanOrEqual(20);
    expect(share(of, one => !one.isFollowUp)).toBeGreaterThanOrEqual(0.85);
  });
});

describe("the questions about the demo documents", async () => {
  const divisions = await demoDivisions();
  const search = (division: string, question: string) =>
    searchQuestion(question, undefined, text => divisions.get(division)!.search(text, 8));
  const answered = new Map<string, { level: string; first: string | undefined }>();
  const answer = async (division: string, question: string) => {
    const key = `${division}: ${question}`;
    if (!answered.has(key)) {
      const { level, sentences } = answerSearched(await search(division, question)).quoted;
      answered.set(key, { level, first: level === "answer" ? sentences[0]!.sentence : undefined });
    }
    return answered.get(key)!;
  };

  it("are answered alike with a greeting, an adverb, or a sentence around them", async () => {
    const changed: string[] = [];
    for (const [at, { company, division, language, question }] of demoQuestions().entries()) {
      const name = `${company} ${division}`;
      const expected = await answer(name, question);
      // Each question in some wordings, the next one in others; `npm run bench -- wordings` measures all.
      const some = wordingsOf(question, language).filter((_, which) => (at + which) % 3 === 0);
      for (const [wording, text] of some) {
        const found = await answer(name, text);
        if (found.first !== expected.first) changed.push(`${wording}: ${question}`);
      }
    }
    expect(changed).toEqual([]);
  });

  it.each([
    ["Wie viel Urlaub habe ich?", "Urlaubstage im Jahr: 30"],
    ["Anzahl Urlaubstage", "Urlaubstage im Jahr: 30"],
    ["Ist Homeoffice erlaubt?", "kann nach den ersten drei Monaten bis zu zwei Tage in der Woche zu Hause"],
    ["Muss ich stempeln?", "am selben Tag elektronisch erfasst"],
    ["Wann muss ich mich krank melden?", "am ersten Tag vor Ihrem üblichen Arbeitsbeginn"],
    ["Was passiert mit dem Resturlaub?", "Bis zu fünf Tage Resturlaub"],
    ["Sind Hunde im Büro erlaubt?", "höchstens zwei Hunde"],
    ["Wie viele Urlaubstage habe ich?", "Urlaubstage im Jahr: 30"],
    ["Wann bekomme ich mein Gehalt?", "am letzten Bankarbeitstag des Monats"],
    ["Wie viele Pausen habe ich?", "Wer mehr als sechs Stunden arbeitet, macht mindestens 30 Minuten Pause"],
  ])("%s", async (question, says) => {
    expect((await answer("Kontor Nord GmbH Personal", question)).first).toContain(says);
  });

  it.each([
    ["Vertrieb", "Wie lange ist die Lieferzeit?", "beträgt ein bis zwei Werktage"],
    ["Arbeitssicherheit", "Ist Rauchen im Lager erlaubt?", "Rauchen, offenes Feuer und Funken"],
    ["Arbeitssicherheit", "Darf man im Lager rauchen?", "Rauchen, offenes Feuer und Funken"],
  ])("%s: %s", async (division, question, says) => {
    expect((await answer(`Kontor Nord GmbH ${division}`, question)).first).toContain(says);
  });

  it("that ask what to do begin with what the section of that title says first", async () => {
    const { first } = await answer("Kontor Nord GmbH Arbeitssicherheit", "Was mache ich bei Feuer?");
    expect(first).toMatch(/^1\. Druckknopfmelder betätigen oder 112 anrufen/);
  });

  const joined = ([first, second]: readonly [string, string]) =>
    `${first.replace(/\?$/, "")} und ${second[0]!.toLowerCase()}${second.slice(1)}`;

  it.each<[string, (questions: readonly [string, string]) => string]>([
    ["two are asked at once", questions => questions.join(" ")],
    ["two are joined to one sentence", joined],
  ])("are each answered where %s", async (_, textOf) => {
    const pairs = demoQuestions().flatMap((one, at, all) => {
      const other = all[at + 1];
      const name = `${one.company} ${one.division}`;
      const isSameDivision =
        name === `${other?.company} ${other?.division}` && one.language === other?.language;
      // "… und ich war krank, bis wann …" joins no two questions.
      return other && isSameDivision && ![one, other].some(({ question }) => question.startsWith("Ich "))
        ? [{ name, questions: [one.question, other.question] as const }]
        : [];
    });
    let answered = 0;
    for (const { name, questions } of pairs) {
      const firsts = [await answer(name, questions[0]), await answer(name, questions[1])];
      if (firsts.some(({ level }) => level !== "answer")) continue;
      const { sentences } = answerSearched(await search(name, textOf(questions))).quoted;
      const quoted = sentences.map(({ sentence }) => sentence);
      expect(quoted, textOf(questions)).toEqual(expect.arrayContaining(firsts.map(({ first }) => first)));
      answered += 1;
    }
    expect(answered).toBeGreaterThan(20);
  });

  it("refer to the one before in the same text", async () => {
    const text =
      "Wie lange dauert die Probezeit? Und welche Frist gilt in ihr für die Kündigung? Wie lange ist sie?";
    const { parts } = await search("Kontor Nord GmbH Personal", text);
    expect(parts?.map(({ query }) => query).at(-1)).toBe("Wie lange ist sie? (Frist Kündigung)");
  });

  it("refer to the one before in the same sentence", async () => {
    const { quoted } = answerSearched(
      await search("Kontor Nord GmbH Personal", "Wie viel Urlaub habe ich und wann muss ich ihn beantragen?"),
    );
    const [days, request] = quoted.sentences.map(({ sentence }) => sentence);
    expect(days).toContain("Urlaubstage im Jahr: 30");
    expect(request).toMatch(/^Urlaub beantragen Sie im Zeitportal/);
  });

  it("are searched together where one of two has no clear answer", async () => {
    const text = "Wie lange dauert die Probezeit? Wie weit ist der Mond entfernt?";
    expect((await search("Kontor Nord GmbH Personal", text)).parts).toBeUndefined();
  });
});
