/**
 * Golden questions of the demo company. Expects a source with any sentence, or with a sentence of last year's documents,
 * so that one answer differs.
 */
export const golden: {
  division: string;
  question: string;
  ago: number;
  file?: string;
  approved?: string;
  sentence?: string;
}[] = [
  {
    division: "Personal",
    question: "Wie viele Tage Resturlaub kann ich ins nächste Jahr mitnehmen?",
    ago: 90,
    file: "Mitarbeiterhandbuch 2026.pdf",
  },
  {
    division: "Personal",
    question: "Wann verfallen übertragene Urlaubstage?",
    ago: 80,
    file: "Mitarbeiterhandbuch 2026.pdf",
    sentence: "Übertragene Urlaubstage verfallen am 30. Juni des Folgejahres.",
  },
  {
    division: "Personal",
    question: "Zahlt die Firma das Deutschlandticket?",
    ago: 40,
    approved: "Zahlt die Firma das Deutschlandticket?",
  },
  { division: "Personal", question: "Wann eröffnet die Filiale auf dem Mond?", ago: 12 },
];
