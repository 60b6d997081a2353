/** Approved answers of the demo company: by whom, approved `ago` days ago, valid for `left` more days (negative: expired). */
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

/** Closed topics of the demo company: answered by an approved answer or a file, or closed as out of scope. */
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
  {
    words: ["Röstung", "Sorten"],
    questions: 3,
    opened: 346,
    closed: 329,
    file: "Preisliste Großhandel Herbst 2026.pdf",
  },
  {
    words: ["Elternzeit", "Antrag"],
    questions: 6,
    opened: 322,
    closed: 300,
    file: "Mitarbeiterhandbuch 2026.pdf",
  },
  {
    words: ["Stapler", "Fahrausweis"],
    questions: 4,
    opened: 303,
    closed: 281,
    file: "Sicherheitsunterweisung Lager 2026.pdf",
  },
  {
    words: ["Skonto", "Zahlungsziel"],
    questions: 5,
    opened: 296,
    closed: 262,
    file: "Liefer- und Zahlungsbedingungen.docx",
  },
  { words: ["Parkplatz", "Besuch"], questions: 2, opened: 271, closed: 268 },
  {
    words: ["Brückentag", "Betriebsruhe"],
    questions: 8,
    opened: 244,
    closed: 230,
    approved: "Gilt am Brückentag im Mai Betriebsruhe?",
  },
  {
    words: ["Rückgabe", "Mehrwegkisten"],
    questions: 5,
    opened: 196,
    closed: 171,
    file: "Liefer- und Zahlungsbedingungen.docx",
  },
  {
    words: ["Betriebsrente", "Zuschuss"],
    questions: 4,
    opened: 158,
    closed: 131,
    file: "Mitarbeiterhandbuch 2026.pdf",
  },
  {
    words: ["Hitze", "Lager"],
    questions: 7,
    opened: 139,
    closed: 112,
    file: "Sicherheitsunterweisung Lager 2026.pdf",
  },
  { words: ["Wetter", "Wochenende"], questions: 2, opened: 20, closed: 12 },
];
