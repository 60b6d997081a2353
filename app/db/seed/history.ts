/** The demo company's past chats, with the questions asked in each. */
type Chat = {
  name: string;
  owner: string;
  divisions: string[];
  /** Relative number of questions on a day, in addition to one each Tuesday. */
  weight: number;
  /**
   * With the answering sentence and its file; without them the documents do not contain the answer. `added`: an
   * unsupported sentence that a model adds.
   */
  questions: { question: string; file?: string; sentence?: string; added?: string }[];
};

const handbook = "Mitarbeiterhandbuch 2026.pdf";
const agreement = "Betriebsvereinbarung Arbeitszeit.docx";
const prices = "Preisliste Großhandel Herbst 2026.pdf";
const terms = "Liefer- und Zahlungsbedingungen.docx";
const safety = "Sicherheitsunterweisung Lager 2026.pdf";

export const history: { company: string; chats: Chat[] } = {
  company: "Kontor Nord GmbH",
  chats: [
    {
      name: "Urlaub und Arbeitszeit",
      owner: "ayse.kaya@kontor.example",
      divisions: ["Personal"],
      weight: 5,
      questions: [
        {
          question: "Wie viele Tage Resturlaub kann ich ins nächste Jahr mitnehmen?",
          file: handbook,
          sentence:
            "Bis zu fünf Tage Resturlaub können auf Antrag in das folgende Kalenderjahr übertragen werden.",
        },
        {
          question: "Ab wann brauche ich eine Krankschreibung vom Arzt?",
          file: handbook,
          sentence:
            "Dauert die Arbeitsunfähigkeit länger als drei Kalendertage, lassen Sie sie spätestens am darauffolgenden Arbeitstag ärztlich feststellen.",
        },
        {
          question: "Wie viele Tage pro Woche darf ich von zu Hause arbeiten?",
          file: handbook,
          sentence:
            "Wer eine Tätigkeit hat, die sich dafür eignet, kann nach den ersten drei Monaten bis zu zwei Tage in der Woche zu Hause arbeiten.",
          added: "Die Tage dürfen Sie frei auf die Woche verteilen.",
        },
        {
          question: "Wie lange dauert die Probezeit?",
          file: handbook,
          sentence: "Die ersten sechs Monate gelten als Probezeit.",
        },
        {
          question: "Wie viele Überstunden dürfen auf mein Zeitkonto?",
          file: agreement,
          sentence: "Es darf zwischen 20 Minusstunden und 60 Plusstunden schwanken.",
        },
        { question: "Gibt es Weihnachtsgeld?" },
        { question: "Bezahlt die Firma mein Fitnessstudio?" },
      ],
    },
    {
      name: "Preise und Lieferung",
      owner: "manager@kontor.example",
      divisions: ["Vertrieb"],
      weight: 4,
      questions: [
        {
          question: "Wie hoch ist der Mindestbestellwert?",
          file: prices,
          sentence: "Der Mindestbestellwert beträgt 150 Euro netto.",
        },
        {
          question: "Ab wann liefern wir frei Haus?",
          file: prices,
          sentence:
            "Ab 500 Euro netto liefern wir innerhalb Deutschlands frei Haus; darunter berechnen wir 12,90 Euro Fracht je Lieferung.",
        },
        {
          question: "Ab welcher Menge gibt es Rabatt auf Röstkaffee?",
          file: prices,
          sentence:
            "Ab 250 Kilogramm Röstkaffee in einer Lieferung gewähren wir 3 Prozent Nachlass auf den Preis der höchsten Staffel, ab 500 Kilogramm 5 Prozent.",
        },
        {
          question: "Bis wann muss ein Kunde einen Mangel reklamieren?",
          file: terms,
          sentence:
            "Offene Mängel sind innerhalb von fünf Werktagen, verdeckte Mängel innerhalb von fünf Werktagen nach der Entdeckung in Textform anzuzeigen; sonst gilt die Ware als genehmigt.",
        },
        {
          question: "Wie hoch ist die Kreditlinie am Anfang?",
          file: terms,
          sentence: "Bestandskunden erhalten zunächst eine Kreditlinie von 3.000 Euro.",
        },
        { question: "Was kostet Kakaopulver?" },
      ],
    },
    {
      name: "Auf Dienstreise",
      owner: "employee@kontor.example",
      divisions: ["Personal"],
      weight: 2,
      questions: [
        {
          question: "Wer genehmigt meine Dienstreise?",
          file: handbook,
          sentence: "Jede Dienstreise genehmigt die Führungskraft vorher im Reiseportal.",
        },
        {
          question: "Bis wann muss ich eine Reise abrechnen?",
          file: handbook,
          sentence:
            "Rechnen Sie innerhalb von vier Wochen nach Ende der Reise im Reiseportal ab und fügen Sie die Belege als Foto oder Scan bei.",
        },
        {
          question: "Was bekomme ich, wenn ich bei Freunden übernachte?",
          file: handbook,
          sentence: "Wer privat übernachtet, erhält pauschal 20 Euro je Nacht.",
        },
        { question: "Darf ich mein Meilenkonto privat nutzen?" },
      ],
    },
    {
      name: "Sicher im Lager",
      owner: "lars.thomsen@kontor.example",
      divisions: ["Arbeitssicherheit", "Personal"],
      weight: 3,
      questions: [
        {
          question: "Was mache ich, wenn Öl ausläuft?",
          file: safety,
          sentence:
            "Ausgelaufenes Öl wird von außen nach innen mit Bindemittel aufgenommen, niemals mit Wasser.",
        },
        {
          question: "Wo ist der Sammelplatz bei Alarm?",
          file: safety,
          sentence: "Sammelplatz ist der Parkplatz Süd neben der Waage.",
        },
        {
          question: "Ab welchem Wert ist Kohlenmonoxid gefährlich?",
          file: safety,
          sentence: "Ab 30 ppm am Warngerät verlassen alle den Bereich.",
        },
        { question: "Darf ich im Lager Kopfhörer mit Musik tragen?" },
      ],
    },
    {
      name: "Neu im Unternehmen",
      owner: "ines.oelrich@kontor.example",
      divisions: ["Personal"],
      weight: 0,
      questions: [
        {
          question: "Wie lange dauert meine Probezeit?",
          file: handbook,
          sentence: "Die ersten sechs Monate gelten als Probezeit.",
        },
        {
          question: "Wie viele Überstunden kann ich ansammeln?",
          file: agreement,
          sentence: "Es darf zwischen 20 Minusstunden und 60 Plusstunden schwanken.",
        },
        { question: "Bekomme ich ein Diensthandy?" },
      ],
    },
  ],
};
