import { expect, test } from "vitest";
import type { Language } from "~/contract/language";
import type { FoundPassage } from "~/domain/retrieval/search-index/found-passage";
import { searchSegments } from "~/domain/retrieval/search-index/search-segments";
import { buildSegment } from "~/domain/retrieval/search-index/segment";
import { packTerms } from "~/domain/retrieval/words/terms";
import { answerFromPassages } from "./quote-sentences";
import { scoreSentences } from "./score-sentences";

interface Page {
  text: string;
  heading?: string;
  language?: Language;
}

/** Each page is a passage from its third character on. */
async function find(pages: Page[], question: string): Promise<FoundPassage[]> {
  const texts = pages.map(({ text }) => text.slice(2));
  const rows = pages.map(({ language = "de" }, at) => ({
    id: `00000000-0000-7000-8000-${String(at).padStart(12, "0")}`,
    language,
    terms: packTerms(texts[at]!, language),
    text: null,
  }));
  const { hits, ...search } = searchSegments([await buildSegment(rows)], question, 8);
  return hits.map(({ id, score, gramShare }) => {
    const at = Number(id.slice(-12));
    const { text, heading = null, language = "de" } = pages[at]!;
    return {
      id,
      fileId: "handbuch",
      fileName: "Handbuch.pdf",
      pageId: String(at),
      pageNumber: at + 1,
      heading,
      text: texts[at]!,
      start: 2,
      end: text.length,
      language,
      score,
      fourGramShare: gramShare,
      search,
    };
  });
}

const handbook: Page[] = [
  {
    text: "# Jeder Beschäftigte hat 30 Urlaubstage im Jahr. Der Urlaub ist mit der Leitung abzustimmen. Übertragener Urlaub verfällt am 31. März des Folgejahres.",
    heading: "Urlaub",
  },
  {
    text: "# Die Probezeit dauert sechs Monate. Die Kündigungsfrist beträgt in dieser Zeit zwei Wochen, danach vier Wochen zum Monatsende.",
    heading: "Probezeit und Kündigung",
  },
  {
    text: "# Röstkaffee\n\nMenge: ab 10 kg; Preis: 14,90 €\n\nMenge: ab 50 kg; Preis: 12,50 €\n\nEspresso\n\nMenge: ab 10 kg; Preis: 16,90 €",
    heading: "Preisliste",
  },
  {
    text: "# 3. Wie schnell darf ein Stapler fahren?\n\nIn der Halle gelten höchstens 10 km/h. Draußen sind 15 km/h erlaubt.",
    heading: "Unterweisung",
  },
  {
    text: "# Ansprechpartnerin für die Ausbildung ist Frau Ayşe Kaya. Sie sitzt im zweiten Stock.",
    heading: "Kontakt",
  },
];

const answer = async (question: string, pages = handbook) =>
  answerFromPassages(question, await find(pages, question));

test.each([
  ["Wie viele Urlaubstage habe ich?", "Jeder Beschäftigte hat 30 Urlaubstage im Jahr."],
  ["Wann verfällt mein übertragener Urlaub?", "Übertragener Urlaub verfällt am 31. März des Folgejahres."],
  ["Wie lange dauert die Probezeit?", "Die Probezeit dauert sechs Monate."],
  ["Was kostet der Röstkaffee ab 50 kg?", "Menge: ab 50 kg; Preis: 12,50 €"],
  ["Wie schnell darf der Stapler in der Halle fahren?", "In der Halle gelten höchstens 10 km/h."],
  ["Wer ist für die Ausbildung Ansprechpartner?", "Ansprechpartnerin für die Ausbildung ist Frau Ayşe Kaya."],
])("%s is answered by the sentence that says it", async (question, sentence) => {
  expect((await answer(question)).sentences[0]?.sentence).toBe(sentence);
});

test("the quoted sentence may say it in other words than the question", async () => {
  const pages = [
    {
      text: "# Der Server steht im Keller. Die Datensicherung läuft jede Nacht. Der Serverraum bleibt verschlossen. Das Backup-Konzept liegt bei.",
      heading: "Server",
    },
    ...handbook,
  ];
  const { sentences } = await answer("Wann läuft das Backup vom Server?", pages);
  expect(sentences[0]?.sentence).toBe("Die Datensicherung läuft jede Nacht.");
});

test("every quote stands word for word where it says", async () => {
  for (const question of [
    "Urlaub",
    "Kündigungsfrist in der Probezeit",
    "Preis ab 10 kg",
    "Stapler Halle km/h",
  ]) {
    const { sentences } = await answer(question);
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.length).toBeLessThanOrEqual(3);
    for (const { passage, sentence, start, end } of sentences) {
      expect(handbook[Number(passage.pageId)]!.text.slice(start, end)).toBe(sentence);
      expect(sentence.trim()).toBe(sentence);
    }
  }
});

test("a quote comes with the sentences around it, which are not quoted again", async () => {
  const { sentences } = await answer("Ist der Urlaub mit der Leitung abzustimmen?");
  expect(sentences[0]).toMatchObject({
    sentence: "Der Urlaub ist mit der Leitung abzustimmen.",
    before: "Jeder Beschäftigte hat 30 Urlaubstage im Jahr.",
    after: "Übertragener Urlaub verfällt am 31. März des Folgejahres.",
  });
  const shown = sentences.flatMap(({ before, sentence, after }) => [before, sentence, after]);
  const said = shown.filter(text => text !== null);
  expect(new Set(said).size).toBe(said.length);
});

test("the second quote comes with the sentences around it too", async () => {
  const { sentences } = await answer("Wie lange ist die Probezeit im Urlaub?");
  const second = sentences.find(({ passage }) => passage.pageId !== sentences[0]!.passage.pageId);
  expect(second).toBeDefined();
  expect(second?.before ?? second?.after).not.toBeNull();
});

test("short sentences around a quote are shown up to the section's end, with code on a line of its own", async () => {
  const section = [
    "2.1 Aufruf",
    "Das Programm hat eine Oberfläche. Die Einrichtung startet man mittels",
    "> einrichten --oberflaeche",
    "gestartet werden kann sie auch im Menü. Danach ist der Rechner bereit.",
    "2.2 Abmelden",
    "Zum Abmelden dient das Menü.",
  ];
  const { sentences } = await answer("Wie startet man die Einrichtung der Oberfläche?", [
    { text: `# ${section.join("\n\n")}`, heading: "Handbuch › 2.1 Aufruf" },
  ]);
  const [{ before, sentence, after }] = sentences as [(typeof sentences)[number]];
  const shown = [before, sentence, after].filter(Boolean).join("\n");
  expect(shown).toContain("> einrichten --oberflaeche");
  expect(shown).toContain("Danach ist der Rechner bereit.");
  expect(shown).not.toContain("2.1 Aufruf");
  expect(shown).not.toContain("Abmelden");
});

test("the context of a quote goes on where its passage ends, up to the next section", async () => {
  const found = await find(handbook, "Wann verfällt mein übertragener Urlaub?");
  const passages = found.map(passage => ({
    ...passage,
    leading: "Vom Vorjahr bleibt ein Rest. Er wird übertragen. ",
    trailing: " Das gilt nicht bei Krankheit.\n\n3.5 Sonderurlaub\n\nSonderurlaub gibt es zur Hochzeit.",
  }));
  const { sentences } = answerFromPassages("Wann verfällt mein übertragener Urlaub?", passages);
  expect(sentences[0]).toMatchObject({
    sentence: "Übertragener Urlaub verfällt am 31. März des Folgejahres.",
    after: "Das gilt nicht bei Krankheit.",
  });
  expect(sentences[0]?.before).toMatch(/^Vom Vorjahr bleibt ein Rest\. Er wird übertragen\. Jeder/);
});

test("a reference in brackets to another chapter is no answer", async () => {
  const question = "Wie verschlüssele ich einen USB-Stick?";
  const pointer = "# Ein Beispiel ist die Installation (siehe Kapitel 4, „Verschlüsselte USB-Sticks“).";
  const told = "# Verschlüsselte USB-Sticks richten Sie mit dem Assistenten ein.";
  expect((await answer(question, [{ text: pointer }, ...handbook])).level).not.toBe("answer");
  expect((await answer(question, [{ text: told }, ...handbook])).level).toBe("answer");
});

test("the end of a sentence around a line of code is never quoted alone", async () => {
  const question = "Wie schaltet man WLAN ein?";
  const text = "# Dieser Befehl schaltet WLAN im Netz\n\nupdate-linbofs\n\nan. WLAN braucht Strom.";
  const { sentences } = scoreSentences(question, await find([{ text }, ...handbook], question));
  const quotable = sentences.map(({ sentence }) => sentence);
  expect(quotable).toContain("WLAN braucht Strom.");
  expect(quotable).not.toContain("an.");
});

test("what one quote shows around itself, another one does not show again", async () => {
  const pages = [
    {
      text: "# Die Probezeit dauert für Festangestellte sechs Monate. In dieser Zeit spricht die Leitung zweimal mit Ihnen. Das Ergebnis wird festgehalten. Davon erhalten Sie eine Kopie. Für Auszubildende dauert die Probezeit vier Monate.",
    },
    ...handbook.slice(3),
  ];
  const { sentences } = await answer("Wie lange dauert die Probezeit?", pages);
  expect(sentences.length).toBeGreaterThan(0);
  const all = sentences.map(({ before, sentence, after }) => [before, sentence, after].join(" ")).join(" ");
  expect(all.match(/Das Ergebnis wird festgehalten/g)).toHaveLength(1);
});

test("a row comes with the rows of its table, and with nothing else", async () => {
  const { sentences } = await answer("Was kostet der Röstkaffee ab 50 kg?");
  expect(sentences[0]).toMatchObject({ before: "Menge: ab 10 kg; Preis: 14,90 €", after: null });
});

test("an item of a list comes with the whole list and what introduces it, each item once", async () => {
  const list = [
    "Bringen Sie zum ersten Arbeitstag mit:",
    "- Ihren Personalausweis",
    "- die Steuernummer",
    "- den Sozialversicherungsausweis",
    "- ein Passfoto",
  ];
  const { sentences } = await answer("Muss ich die Steuernummer zum ersten Arbeitstag mitbringen?", [
    ...handbook,
    { text: `# ${list.join("\n")}` },
  ]);
  expect(sentences[0]).toMatchObject({
    before: `${list[0]}\n${list[1]}`,
    sentence: list[2],
    after: `${list[3]}\n${list[4]}`,
  });
  expect(sentences.slice(1).map(({ sentence }) => sentence)).not.toContain(list[4]);
});

test("who asks which kinds there are gets the sentence that announces them, with the whole list", async () => {
  const list =
    "Jedes Kartenpäckchen enthält diese vier Farben:\n\nSchwarze\n\n– Kreuz\n\n– Pik\n\nRote\n\n– Herz\n\n– Karo";
  const pages = [
    { text: `# Die Farben\n\n${list}\n\nFamilien\n\nEine Familie ist vollständig.`, heading: "Spielregeln" },
    ...handbook,
  ];
  const { sentences } = await answer("Welche vier Farben gibt es im Kartenpäckchen?", pages);
  expect(sentences[0]?.sentence).toBe("Jedes Kartenpäckchen enthält diese vier Farben:");
  expect(sentences[0]?.after).toBe("Schwarze\n– Kreuz\n– Pik\nRote\n– Herz\n– Karo");
});

test("who asks what something is gets the sentence that says so, also where it announces a list", async () => {
  const list = "– Übersetzungen vorschlagen\n– Wörter nachschlagen";
  const pages = [
    { text: `# Schiffer ist ein Werkzeug für Übersetzer mit diesen Merkmalen:\n\n${list}`, heading: "Über" },
    { text: "# Schiffer wird mit der Maus bedient. Die Maus zeigt auf Schiffer.", heading: "Bedienung" },
    ...handbook,
  ];
  const { sentences } = await answer("Was ist Schiffer?", pages);
  expect(sentences[0]?.sentence).toBe("Schiffer ist ein Werkzeug für Übersetzer mit diesen Merkmalen:");
  expect(sentences[0]?.after).toBe(list);
});

test("an answer in a list of questions and answers is found by its question", async () => {
  const faq =
    "F: Meine Kaffeemaschine tropft! Ich habe sie zweimal entkalkt.\n\nA: Nein. Die Dichtung ist alt.\n\nF: Wer tauscht die Mühle aus?\n\nA: Die Werkstatt in der Halle.";
  const { level, sentences } = await answer("Warum tropft die Kaffeemaschine?", [
    { text: `# ${faq}`, heading: "Fragen" },
    ...handbook,
  ]);
  expect(level).toBe("answer");
  expect(sentences[0]?.sentence).toBe("A: Nein.");
  expect(sentences[0]?.before).toBe("F: Meine Kaffeemaschine tropft! Ich habe sie zweimal entkalkt.");
  expect(sentences[0]?.after).toBe("Die Dichtung ist alt.");
});

test("a command of a menu is read together with what it does", async () => {
  const menu =
    "Ansicht → Alle aufklappen (Strg+.)\n\nZeigt untergeordnete Einträge.\n\nAnsicht → Aktualisieren (F5)\n\nLiest die Zertifikatsliste neu ein.";
  const pages = [{ text: `# ${menu}`, heading: "Menüs" }, ...handbook];
  const { level, sentences } = await answer(
    "Mit welcher Taste wird die Zertifikatsliste aktualisiert?",
    pages,
  );
  expect(level).toBe("answer");
  expect(sentences[0]?.sentence).toBe("Liest die Zertifikatsliste neu ein.");
  expect(sentences[0]?.before).toContain("Aktualisieren (F5)");
});

test("the rule comes before a special case that is not asked for", async () => {
  const text =
    "# Die ersten sechs Wochen gelten als Einarbeitung. In dieser Zeit beträgt die Frist zwei Wochen. Bei Auszubildenden dauert die Einarbeitung vier Monate.";
  const first = async (question: string) =>
    (await answer(question, [{ text, heading: "Einarbeitung" }, ...handbook])).sentences[0]?.sentence;
  expect(await first("Wie lange dauert die Einarbeitung?")).toBe(
    "Die ersten sechs Wochen gelten als Einarbeitung.",
  );
  expect(await first("Wie lange dauert die Einarbeitung für Auszubildende?")).toContain("vier Monate");
});

test("what an option does is an answer, though its name is a single letter", async () => {
  const list = "-d --decrypt\n\nDatei(en) entschlüsseln\n\n-s --sign\n\nDatei(en) unterschreiben";
  const pages = [{ text: `# ${list}`, heading: "Optionen" }, ...handbook];
  const { level, sentences } = await answer("Wofür steht die Option -s?", pages);
  expect(level).toBe("answer");
  expect(sentences[0]?.sentence).toBe("Datei(en) unterschreiben");
});

test("who asks when gets no further quote that says when something else is", async () => {
  const pages = [
    ...handbook,
    {
      text: "# Reisen rechnen Sie bis zum 31. März des Folgejahres ab.",
      heading: "Reisekosten",
    },
    {
      text: "# Vor einer Reise in die Tropen gehen Sie bis zum 3. Mai zum Betriebsarzt.",
      heading: "Vorsorge",
    },
  ];
  const { sentences } = await answer("Bis wann muss ich eine Reise abrechnen?", pages);
  expect(sentences.map(({ sentence }) => sentence)).toEqual([
    "Reisen rechnen Sie bis zum 31. März des Folgejahres ab.",
  ]);
});

test("the head of a form is no quote, however near it stands to one", async () => {
  const pages = [
    {
      text: "# Ab 30 ppm Kohlenmonoxid verlassen alle die Halle.\n\nName Abteilung Datum Unterschrift\n\nBei Kohlenmonoxid wird gelüftet.",
      heading: "Kohlenmonoxid",
    },
    ...handbook,
  ];
  const { sentences } = await answer("Ab welchem Wert ist Kohlenmonoxid in der Halle gefährlich?", pages);
  expect(sentences[0]?.sentence).toBe("Ab 30 ppm Kohlenmonoxid verlassen alle die Halle.");
  expect(sentences.map(({ sentence }) => sentence)).not.toContain("Name Abteilung Datum Unterschrift");
});

test("an option of a command is not quoted: what it does is", async () => {
  const text = [
    "-s Stufe, --stufe=Stufe",
    "Mögliche Werte sind leise, normal und laut.",
    "--hilfe",
    "Zeigt die Hilfe an.",
  ];
  const { sentences } = await answer("Welche Stufen sind für --stufe möglich?", [
    { text: `# ${text.join("\n\n")}`, heading: "Aufruf" },
  ]);
  expect(sentences[0]?.sentence).toBe("Mögliche Werte sind leise, normal und laut.");
  expect(sentences.some(({ sentence }) => sentence.startsWith("-"))).toBe(false);
});

test("the same sentence in two documents is quoted once", async () => {
  const { sentences } = await answer("Wie viele Urlaubstage habe ich?", [...handbook, ...handbook]);
  const said = sentences.map(({ sentence }) => sentence);
  expect(new Set(said).size).toBe(said.length);
});

test("headings and questions in a document are not quoted as answers", async () => {
  for (const question of ["Wie schnell darf ein Stapler fahren?", "Was kostet Espresso?"]) {
    const { sentences } = await answer(question);
    expect(sentences.some(({ sentence }) => /\?$|^Espresso$|^Röstkaffee$/.test(sentence))).toBe(false);
  }
});

test.each([
  "Hallo",
  "Guten Tag, wie geht es Ihnen?",
  "asdf",
  "?",
  "",
  "Wer war der erste Mensch auf dem Mond?",
  "Gibt es eine Betriebskita?",
  "Welche Schriftart hat das Logo?",
  "What is the capital of France?",
  "متى يبدأ العمل؟",
])("%s is declined: the documents do not hold it", async question => {
  expect(await answer(question)).toEqual({ level: "nothing", sentences: [] });
});

test("the words of a follow-up count more than those of the question before it, in brackets", async () => {
  const pages = [
    {
      text: "# Anlass: Eigene Hochzeit oder Begründung einer Lebenspartnerschaft; Sonderurlaub: 2\n\nAnlass: Umzug; Sonderurlaub: 1",
      heading: "Sonderurlaub",
    },
  ];
  const { sentences } = await answer("und beim umzug? (sonderurlaub hochzeit)", pages);
  expect(sentences[0]?.sentence).toBe("Anlass: Umzug; Sonderurlaub: 1");
});

test("a keyword of which the documents have only a part gets no answer, unless a sentence has its other part too", async () => {
  const pages = [
    { text: "# Der erste Weihnachtstag ist ein Freitag." },
    {
      text: "# Sonntagsarbeit: Zuschlag 50 Prozent. Nachtarbeit: Zuschlag 25 Prozent.",
      heading: "Sonntagsarbeit",
    },
    { text: "# Nach der Probezeit verlängert sich die Grundkündigungsfrist." },
  ];
  expect((await answer("Weihnachtsgeld", pages)).level).not.toBe("answer");
  const holidays = [...pages, { text: "# Feiertag: Erster Weihnachtstag, 25. Dezember." }];
  expect((await answer("Wann ist die Weihnachtsfeier?", holidays)).level).not.toBe("answer");
  expect((await answer("Sonntagszuschlag", pages)).level).toBe("answer");
  expect((await answer("Kündigungsfrist", pages)).level).toBe("answer");
});

test("a word in quotation marks is asked about, even a frequent one", async () => {
  const pages = [
    { text: "# Wo die Regel „muss“ sagt, ist das so gemeint. „Soll“ heißt: Abweichung nur mit gutem Grund." },
    { text: "# Die Geräte werden am letzten Arbeitstag zurückgegeben." },
  ];
  const { sentences } = await answer("Was heißt „soll“ in der Regel?", pages);
  expect(sentences[0]?.sentence).toContain("Abweichung");
});

test("two documents are enough to answer from", async () => {
  const two = handbook.slice(0, 2);
  expect((await answer("Wie viele Urlaubstage habe ich?", two)).level).toBe("answer");
  expect((await answer("Welche Kündigungsfrist gilt?", two)).level).toBe("answer");
  expect((await answer("Gibt es einen Firmenwagen?", two)).level).toBe("nothing");
});

test.each<[Language, string, string, string]>([
  [
    "en",
    "Every employee has 28 days of holiday. Holidays are booked with the team lead.",
    "How many days of holiday do I have?",
    "Every employee has 28 days of holiday.",
  ],
  [
    "fr",
    "Chaque salarié a droit à 27 jours de congé. Les congés sont demandés au responsable.",
    "Combien de jours de congé ai-je ?",
    "Chaque salarié a droit à 27 jours de congé.",
  ],
  [
    "ar",
    "يحق لكل موظف ثلاثون يوما من الإجازة في السنة. تطلب الإجازة من المدير.",
    "كم يوما من الإجازة لي في السنة؟",
    "يحق لكل موظف ثلاثون يوما من الإجازة في السنة.",
  ],
])("%s documents are quoted in their language", async (language, text, question, sentence) => {
  const pages = [{ text: `# ${text}`, language }, ...handbook];
  expect((await answer(question, pages)).sentences[0]?.sentence).toBe(sentence);
});

const wages: Page[] = [
  {
    text: "# [1] Bundesministerium der Justiz. Gesetz zur Regelung eines allgemeinen Mindestlohns, 2014. https://example.com/mindestlohn.pdf.\n\n[2] Amt für Statistik. Der Mindestlohn, 2016. https://example.com/statistik.pdf.",
    heading: "8 Literatur",
  },
  {
    text: "# Seit dem 1. Januar 2015 gilt ein gesetzlicher Mindestlohn in Höhe von 8,50 € pro Stunde. Ab dem 1. August 2015 wurden die Pflichten gelockert, ihn aufzuzeichnen.",
    heading: "Zusammenfassung",
  },
  { text: "# Die Zeiten werden in einer Tabelle erfasst, die jeden Monat geprüft wird.", heading: "Zeiten" },
];

const illness: Page[] = [
  {
    text: "# Melden Sie sich am ersten Tag telefonisch bei Ihrer Führungskraft. Die Art der Erkrankung müssen Sie nicht nennen.",
    heading: "Krankmeldung",
  },
  {
    text: "# Muss ein Kind unter zwölf Jahren betreut werden, stellen wir Sie frei. Die Krankenkasse zahlt für 15 Tage.",
    heading: "Krankes Kind",
  },
  { text: "# Die Krankenkasse schickt jedes Jahr eine Übersicht der Beiträge.", heading: "Beiträge" },
];

test.each(["Ich bin krank. Was muss ich tun?", "Was muss ich tun, wenn ich krank bin?"])(
  "%s is answered by what there is to do",
  async question => {
    const { sentences } = await answer(question, illness);
    expect(sentences[0]?.sentence).toBe("Melden Sie sich am ersten Tag telefonisch bei Ihrer Führungskraft.");
  },
);

test("an amount is quoted, and not the literature about it", async () => {
  const { level, sentences } = await answer("Wie hoch ist der Mindestlohn?", wages);
  expect(level).toBe("answer");
  expect(sentences[0]?.sentence).toContain("8,50 €");
  expect(sentences.every(({ sentence }) => !sentence.includes("example.com"))).toBe(true);
});

test("literature is quoted where it is asked for", async () => {
  const { sentences } = await answer("Welche Literatur gibt es zum Mindestlohn?", wages);
  expect(sentences.some(({ sentence }) => sentence.includes("Gesetz zur Regelung"))).toBe(true);
});

test("a keyword that names a section begins with that section, however often others use the word", async () => {
  const pages = [
    {
      text: "# Fassung 7: Homeoffice auf zwei Tage erhöht, Homeoffice für alle.",
      heading: "Handbuch › 13 Änderungen",
    },
    {
      text: "# An zwei Tagen in der Woche ist Homeoffice möglich. Die Tage stimmt das Team ab.",
      heading: "Handbuch › 3.7 Homeoffice",
    },
    { text: "# Wer im Homeoffice erkrankt, meldet sich telefonisch.", heading: "Handbuch › 5.1 Krankheit" },
  ];
  const { sentences } = answerFromPassages("Homeoffice", await find(pages, "Homeoffice"));
  expect(sentences[0]?.sentence).toBe("An zwei Tagen in der Woche ist Homeoffice möglich.");
});

test("the lead-in of a list is quoted if it says how many there are", async () => {
  const question = "Aus wie vielen Karten besteht die Projektansicht?";
  const pages = [
    {
      text: "# Öffnen Sie unten die Projektansicht mit vier Karten:\n\n– Konsole\n\n– Suche in den Karten\n\n– Prüfung\n\n– Verlauf",
      heading: "Projekte",
    },
  ];
  const { sentences } = answerFromPassages(question, await find(pages, question));
  expect(sentences[0]?.sentence).toBe("Öffnen Sie unten die Projektansicht mit vier Karten:");
});

test("who asks for a key gets the key before sentences that have more of the question's words", async () => {
  const question = "Mit welcher Taste wird die Summe einer Spalte berechnet?";
  const pages = [
    {
      text: "# Die Summe der Spalte wird zuletzt berechnet.\n\nTastenkombination: F9; Funktion: Summe berechnen",
      heading: "Tabellen",
    },
  ];
  const { sentences } = answerFromPassages(question, await find(pages, question));
  expect(sentences[0]?.sentence).toContain("F9");
});

test("a quote that is well behind the first one is told apart from the answer", async () => {
  const { sentences } = await answer("Wie lange ist die Probezeit im Urlaub?");
  expect(sentences).toMatchObject([
    { sentence: "Die Probezeit dauert sechs Monate.", further: false },
    { sentence: "Jeder Beschäftigte hat 30 Urlaubstage im Jahr.", further: true },
  ]);
});

const variables: Page = {
  text: "# Variablen der Rechnung\n\nc30total\n\nSumme der Rechnungen, die 30 bis 59 Tage fällig sind\n\nc60total\n\nSumme der Rechnungen, die 60 bis 89 Tage fällig sind\n\nsi_unit\n\nEinheit",
  heading: "Variablen",
};

test.each([
  ["Was enthält c60total?", "60 bis 89 Tage"],
  ["c30total", "30 bis 59 Tage"],
  ["Wofür steht si_unit?", "Einheit"],
])("%s is answered by the line below the variable's name, which is shown with it", async (question, part) => {
  const answer = answerFromPassages(question, await find([...handbook, variables], question));
  expect(answer.level).toBe("answer");
  expect(answer.sentences[0]?.sentence).toContain(part);
  expect(answer.sentences[0]?.before).toMatch(/(?:c60total|c30total|si_unit)$/);
});

test("who asks for a day gets the hours of a range of abbreviated days", async () => {
  const hours: Page = { text: "# Das Lager ist Mo–Do 7–16 Uhr und Fr 7–13 Uhr geöffnet.", heading: "Lager" };
  const question = "Wann ist das Lager mittwochs geöffnet?";
  const answer = answerFromPassages(question, await find([...handbook, hours], question));
  expect(answer).toMatchObject({
    level: "answer",
    sentences: [{ sentence: expect.stringContaining("Mo–Do") }],
  });
});

test("a line that a sentence announces and continues after is shown with it", async () => {
  const server: Page = {
    text: "# Der Server wartet 40 Sekunden auf eine Antwort. Für große Berichte hilft der Eintrag:\n\nTimeoutSeconds 600\n\nsetzt diese Grenze auf zehn Minuten. Danach ist ein Neustart nötig.",
    heading: "Server",
  };
  const question = "Wie lange wartet der Server auf eine Antwort?";
  const answer = answerFromPassages(question, await find([...handbook, server], question));
  expect(answer.sentences[0]?.after).toMatch(/Eintrag:\nTimeoutSeconds 600\nsetzt diese Grenze/);
});
