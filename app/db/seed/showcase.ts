/** A public chat of a demo company, with a conversation of a public user. */
export const publicChat = {
  company: "Kontor Nord GmbH",
  name: "Sortiment und Lieferung",
  owner: "manager@kontor.example",
  division: "Vertrieb",
  asker: "public@lotse.example",
  questions: [
    {
      question: "Ab wann liefern Sie frei Haus?",
      file: "Preisliste Großhandel Herbst 2026.pdf",
      sentence:
        "Ab 500 Euro netto liefern wir innerhalb Deutschlands frei Haus; darunter berechnen wir 12,90 Euro Fracht je Lieferung.",
    },
    {
      question: "Wie hoch ist der Mindestbestellwert?",
      file: "Preisliste Großhandel Herbst 2026.pdf",
      sentence: "Der Mindestbestellwert beträgt 150 Euro netto.",
    },
  ],
  /** The code of its visitors' link, and their questions. */
  visitorCode: "sortiment-und-lieferung",
  visitorQuestions: [
    {
      question: "Wie hoch ist der Mindestbestellwert?",
      quote: {
        fileName: "Preisliste Großhandel Herbst 2026.pdf",
        pageNumber: 1,
        sentence: "Der Mindestbestellwert beträgt 150 Euro netto.",
      },
    },
    { question: "Kann man bei Ihnen auch samstags abholen?", quote: null },
  ],
};

/** A scanned page without text, whose reading failed. In documents/<folder>/. */
export const failedFile = {
  company: "Kontor Nord GmbH",
  folder: "kontor-nord",
  division: "Arbeitssicherheit",
  name: "Aushang Lagertor (Scan).pdf",
  reason: "pdf_scan",
  uploadedBy: "manager@kontor.example",
} as const;

/** People with a second factor; the seed is that of the demo accounts, for any authenticator app. */
export const secondFactors = {
  emails: ["analyst.zwei@lotse.example"],
  seed: "LOTSEDEMOLOTSEDEMOLOTSEDEMOLOTSE",
};

/** An import of people that waits for its confirmation, with one invalid row. */
export const waitingImport = {
  owner: "administrator@lotse.example",
  kind: "public-user",
  name: "Gäste Hafentage.csv",
  content: [
    "Vorname;Nachname;E-Mail-Adresse;Sprache",
    "Wiebke;Claußen;wiebke.claussen@hafentage.example;Deutsch",
    "Olivier;Martin;olivier.martin@hafentage.example;Französisch",
    "Nadia;Haddad;nadia.haddad(at)hafentage.example;Arabisch",
  ].join("\r\n"),
} as const;
