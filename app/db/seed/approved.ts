/** Approved answers of the demo company: by whom, how many days ago, and for how many days from now (none: over). */
export const approved: {
  division: string;
  wordings: string[];
  answer: string;
  by: string;
  ago: number;
  left: number;
}[] = [
  {
    division: "Personal",
    wordings: [
      "Zahlt die Firma das Deutschlandticket?",
      "Gibt es ein Jobticket oder einen Fahrtkostenzuschuss?",
    ],
    answer:
      "Kontor Nord zahlt die Hälfte des Deutschlandtickets.\n\nSie beantragen es bis zum 10. eines Monats bei der Personalabteilung; es gilt ab dem Folgemonat.",
    by: "manager@kontor.example",
    ago: 40,
    left: 325,
  },
  {
    division: "Personal",
    wordings: ["Wann ist die Weihnachtsfeier?"],
    answer: "Die Weihnachtsfeier ist am zweiten Freitag im Dezember ab 17 Uhr in der Kaffeerösterei.",
    by: "manager@kontor.example",
    ago: 25,
    left: 21,
  },
  {
    division: "Personal",
    wordings: ["Gilt am Brückentag im Mai Betriebsruhe?"],
    answer:
      "Ja, am Freitag nach Himmelfahrt bleibt der Betrieb geschlossen. Es wird ein Urlaubstag abgezogen.",
    by: "manager@kontor.example",
    ago: 230,
    left: -160,
  },
];

/** Topics of the demo company that were closed: by which approved answer, file, or as not theirs. */
export const closedTopics: {
  words: string[];
  questions: number;
  opened: number;
  closed: number;
  approved?: string;
  file?: string;
}[] = [
  {
    words: ["Deutschlandticket", "Jobticket"],
    questions: 7,
    opened: 58,
    closed: 40,
    approved: "Zahlt die Firma das Deutschlandticket?",
  },
  {
    words: ["Weihnachtsfeier", "Termin"],
    questions: 4,
    opened: 33,
    closed: 25,
    approved: "Wann ist die Weihnachtsfeier?",
  },
  {
    words: ["Gleitzeit", "Kernzeit"],
    questions: 5,
    opened: 75,
    closed: 62,
    file: "Betriebsvereinbarung Arbeitszeit.docx",
  },
  { words: ["Wetter", "Wochenende"], questions: 2, opened: 20, closed: 12 },
];
