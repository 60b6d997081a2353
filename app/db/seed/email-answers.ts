/** Outcomes of mails in the demo company's mailbox; `email` is an index of `demoEmails`. */
export const demoAnswers = [
  {
    email: 0,
    state: "proposed",
    reason: "",
    declined: false,
    support: 91,
    question: "wie lange dauert die Lieferung von Röstkaffee ab 50 kg, und was kostet sie?",
    answer:
      "Guten Tag,\n\nzu Ihrer Frage haben wir in unseren Dokumenten Folgendes gefunden:\n\nDie Regellaufzeit innerhalb Deutschlands beträgt ein bis zwei Werktage. [1]\n\nQuellen:\n[1] Liefer- und Zahlungsbedingungen.docx, 3.1 Lieferzeit\n    „Die Regellaufzeit innerhalb Deutschlands beträgt ein bis zwei Werktage.“\n\nMit freundlichen Grüßen\n\nDiese Antwort wurde automatisch von Lotse aus Sätzen der genannten Dokumente zusammengestellt.",
    sources: [
      {
        number: 1,
        fileName: "Liefer- und Zahlungsbedingungen.docx",
        pageNumber: null,
        heading: "3.1 Lieferzeit",
        sentence: "Die Regellaufzeit innerhalb Deutschlands beträgt ein bis zwei Werktage.",
      },
    ],
  },
  {
    email: 1,
    state: "skipped",
    reason: "not_authenticated",
    declined: false,
    support: null,
    question: "",
    answer: "",
    sources: [],
  },
] as const;
