import type { Mood } from "~/contract/moods";
import type { TagColour } from "~/contract/tag-colours";

/** Tags of the demo company, each with its relative frequency. */
export const tags: { name: string; colour: TagColour; weight: number }[] = [
  { name: "Personal und Urlaub", colour: "violet", weight: 6 },
  { name: "Lieferung und Versand", colour: "blue", weight: 5 },
  { name: "Arbeitssicherheit", colour: "green", weight: 3 },
  { name: "Preise und Angebote", colour: "amber", weight: 4 },
  { name: "Veraltetes Dokument", colour: "red", weight: 2 },
  { name: "Bedienung", colour: "grey", weight: 2 },
];

/** Tags that the second company has as well, each in another colour. */
export const sharedTags: { name: string; colour: TagColour }[] = [
  { name: "Lieferung und Versand", colour: "green" },
  { name: "Arbeitssicherheit", colour: "amber" },
  { name: "Bedienung", colour: "blue" },
];

type Comments = Record<Mood, string[]>;

/** Comments of employees on answers. */
export const atAnswers: Comments = {
  happy: [
    "Schnell gefunden, mit Seite und Satz.",
    "Genau die Stelle, die ich gesucht habe.",
    "Spart mir den Anruf in der Personalabteilung.",
    "Very helpful, thank you.",
    "Die Quelle daneben zu sehen hilft sehr.",
  ],
  neutral: [
    "Richtig, aber ich musste zweimal fragen.",
    "Die Antwort passt, ein Beispiel wäre gut.",
    "Stimmt, das Dokument ist nur sehr lang.",
  ],
  negative: [
    "Die Antwort nennt die alte Frist. Im neuen Tarifvertrag sind es acht Wochen.",
    "Zur Lieferung auf die Inseln am Sonntag gab es keine Antwort.",
    "Die Preisliste ist vom Frühjahr.",
    "Gefragt war nach Teilzeit, gefunden wurde Elternzeit.",
  ],
};

/** Comments of customers in the public form. */
export const fromPublic: Comments = {
  happy: [
    "Lieferung kam pünktlich, die Auskunft stimmte.",
    "Freundlich und schnell.",
    "Preise waren sofort klar.",
  ],
  neutral: ["Auskunft gut, Lieferung einen Tag später.", "In Ordnung, gern auch auf Englisch."],
  negative: [
    "Zwei Paletten fehlten, am Telefon war keine Auskunft zu bekommen.",
    "Die Rechnung nennt einen anderen Preis als das Angebot.",
    "Mindestmenge stand nirgends.",
  ],
};

/** Feedback of data managers to the operator, `ago` in days. */
export const toOperator: {
  manager: string;
  mood: Mood;
  rating: number | null;
  comment: string;
  ago: number;
}[] = [
  {
    manager: "manager@kontor.example",
    mood: "happy",
    rating: 5,
    comment: "Quellenansicht wird viel genutzt.",
    ago: 3,
  },
  {
    manager: "manager@werft.example",
    mood: "negative",
    rating: 2,
    comment: "Die Verlängerung fehlt im Menü.",
    ago: 9,
  },
  {
    manager: "manager@kontor.example",
    mood: "neutral",
    rating: 3,
    comment: "Bitte auch .xlsx verarbeiten.",
    ago: 24,
  },
  {
    manager: "manager@kontor.example",
    mood: "happy",
    rating: 4,
    comment: "Einladen per Liste klappt gut.",
    ago: 51,
  },
  {
    manager: "manager@werft.example",
    mood: "neutral",
    rating: null,
    comment: "Das Handbuch brauchte lange.",
    ago: 66,
  },
  { manager: "manager@werft.example", mood: "happy", rating: 5, comment: "", ago: 88 },
];
