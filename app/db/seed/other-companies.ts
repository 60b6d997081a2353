/** Companies for the figures of administrators and analysts: a new, a growing and an inactive one. */
type OtherCompany = {
  name: string;
  publicCode: string;
  manager: { email: string; firstName: string; lastName: string };
  /** Days since its registration, and since its last question. */
  since: number;
  until: number;
  /** Number of questions on a working day so many days ago. */
  questionsPerDay: (ago: number) => number;
  chat: string;
  /** Their document was deleted later; without a sentence the question had no answer. */
  questions: { question: string; sentence?: string }[];
  file: string;
};

export const otherCompanies: OtherCompany[] = [
  {
    name: "Reederei Harms KG",
    publicCode: "reederei-harms",
    manager: { email: "manager@reederei.example", firstName: "Wiebke", lastName: "Harms" },
    since: 300,
    until: 38,
    questionsPerDay: ago => (ago > 90 ? 2 : 1.2),
    chat: "Fahrplan und Fracht",
    file: "Fahrplan 2026.pdf",
    questions: [
      { question: "Wie viele Container fasst die Antje?", sentence: "Die Antje fasst 48 Container." },
      { question: "Wann legt die Fähre im Winter ab?", sentence: "Im Winter legt die Fähre um 7:40 Uhr ab." },
      { question: "Dürfen Hunde an Deck?" },
    ],
  },
  {
    name: "Gartenbau Lüders GmbH",
    publicCode: "gartenbau-lueders",
    manager: { email: "manager@gartenbau.example", firstName: "Bennet", lastName: "Lüders" },
    since: 200,
    until: 0,
    questionsPerDay: ago => 3.4 * (1 - ago / 200) ** 2,
    chat: "Pflanzen und Pflege",
    file: "Pflegeplan.pdf",
    questions: [
      {
        question: "Wie oft werden die Buchen gewässert?",
        sentence: "Buchen werden zweimal in der Woche gewässert.",
      },
      {
        question: "Wann darf eine Hecke geschnitten werden?",
        sentence: "Hecken werden ab Oktober geschnitten.",
      },
      { question: "Welcher Dünger kommt an die Rosen?" },
    ],
  },
  {
    name: "Bäckerei Voss GmbH",
    publicCode: "baeckerei-voss",
    manager: { email: "manager@baeckerei.example", firstName: "Imke", lastName: "Voss" },
    since: 12,
    until: 0,
    questionsPerDay: () => 1.5,
    chat: "Backstube",
    file: "Rezepte.pdf",
    questions: [
      { question: "Wie lange ruht der Sauerteig?", sentence: "Der Sauerteig ruht 16 Stunden." },
      {
        question: "Bei wie viel Grad wird das Krustenbrot gebacken?",
        sentence: "Das Krustenbrot wird bei 240 Grad gebacken.",
      },
    ],
  },
];
