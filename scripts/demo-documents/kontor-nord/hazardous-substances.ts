import type { DemoDocument, Table } from "../document";
import { kontorNord } from "./company";

function substances(caption: string, rows: string[][]): Table {
  return {
    caption,
    columns: [
      { title: "Nr.", share: 5 },
      { title: "Stoff oder Produkt", share: 19 },
      { title: "Verwendung", share: 15 },
      { title: "Signalwort und H-Sätze", share: 18 },
      { title: "Höchstmenge", share: 10 },
      { title: "Lagerort", share: 14 },
      { title: "Schutzmaßnahmen", share: 19 },
    ],
    rows,
  };
}

export const hazardousSubstances: DemoDocument = {
  ...kontorNord,
  file: "kontor-nord/Gefahrstoffverzeichnis.docx",
  title: "Gefahrstoffverzeichnis",
  subtitle: "Verzeichnis nach § 6 der Gefahrstoffverordnung für Lagerhof, Rösterei und Kontorhaus",
  facts: [
    ["Stand", "9. Januar 2026"],
    ["Verantwortlich", "Fachkraft für Arbeitssicherheit, Telefon 040 66969 118"],
    ["Nächste Überprüfung", "Januar 2027 oder bei jedem neuen Stoff"],
  ],
  date: "2026-01-09T11:00:00Z",
  landscape: true,
  chapters: [
    {
      title: "Zweck und Benutzung",
      blocks: [
        "Das Verzeichnis nennt alle Gefahrstoffe, die bei Kontor Nord verwendet werden, entstehen oder gelagert sind. Die Sicherheitsdatenblätter liegen im Ordner am Leitstand der Rösterei und im Intranet unter Arbeitssicherheit; sie dürfen nicht älter als drei Jahre sein.",
        "Ein neuer Stoff darf erst bestellt werden, wenn die Fachkraft für Arbeitssicherheit ihn freigegeben hat. Dafür braucht sie das Sicherheitsdatenblatt und fünf Arbeitstage. Vorher wird geprüft, ob ein weniger gefährlicher Stoff genügt.",
        "Die Angaben zur Höchstmenge gelten je Lagerort. Im Giftnotfall rufen Sie den Giftnotruf Nord unter 0551 19240 an und nennen die Nummer aus der ersten Spalte sowie das Produkt.",
      ],
    },
    {
      title: "Stoffe nach Bereichen",
      sections: [
        {
          title: "Reinigung und Desinfektion",
          blocks: [
            substances("Reiniger und Desinfektionsmittel", [
              [
                "R1",
                "Alkalischer Fettlöser mit Natriumhydroxid, 10 %",
                "Röster, Abgasrohre",
                "Gefahr: H290, H314",
                "60 l",
                "Halle 1, Chemieschrank",
                "Nitrilhandschuhe, Schutzbrille, Schürze; verdünnen: Wasser zuerst, dann Reiniger",
              ],
              [
                "R2",
                "Chlorhaltiger Reiniger mit Natriumhypochlorit, 12 %",
                "Bodenabläufe",
                "Gefahr: H290, H314, H410, EUH031",
                "20 l",
                "Halle 2, Chemieschrank, getrennt von R3",
                "Nitrilhandschuhe, Schutzbrille; nie mit Säuren mischen",
              ],
              [
                "R3",
                "Entkalker mit Zitronensäure",
                "Kaffeemaschinen, Boiler",
                "Achtung: H319",
                "100 l",
                "Halle 2, Regal C2",
                "Schutzbrille; bei Augenkontakt spülen",
              ],
              [
                "R4",
                "Flächendesinfektion mit 2-Propanol, 70 %",
                "Tische, Waagen",
                "Gefahr: H225, H319, H336",
                "20 l",
                "Sicherheitsschrank Typ 90, Halle 2",
                "lüften, keine Zündquellen, nicht auf heiße Flächen sprühen",
              ],
              [
                "R5",
                "Reinigungstabletten für Kaffeemaschinen mit Natriumpercarbonat",
                "Kundendienst",
                "Gefahr: H302, H318",
                "15 kg",
                "Halle 2, Regal C3",
                "Schutzbrille, staubfrei entnehmen",
              ],
              ["R6", "Handwaschpaste", "Waschräume", "nicht eingestuft", "10 kg", "Waschräume", "keine"],
            ]),
          ],
        },
        {
          title: "Werkstatt und Fahrzeuge",
          blocks: [
            substances("Betriebsstoffe der Haustechnik", [
              [
                "W1",
                "Batteriesäure, Schwefelsäure 37 %",
                "Staplerbatterien",
                "Gefahr: H290, H314",
                "25 l",
                "Ladestation, Auffangwanne",
                "säurefeste Handschuhe, Gesichtsschutz, Schürze; 15 Minuten spülen",
              ],
              [
                "W2",
                "Hydrauliköl HLP 46",
                "Stapler, Ladebrücken",
                "nicht eingestuft; wassergefährdend WGK 1",
                "60 l",
                "Werkstatt, Auffangwanne",
                "Handschuhe; Bindemittel bereithalten",
              ],
              [
                "W3",
                "Bremsenreiniger, Spraydose",
                "Wartung",
                "Gefahr: H222, H229, H315, H336, H411",
                "24 Dosen",
                "Sicherheitsschrank Typ 90, Werkstatt",
                "nur im Freien oder bei laufender Absaugung",
              ],
              [
                "W4",
                "Dieselkraftstoff",
                "Notstromaggregat",
                "Gefahr: H226, H304, H315, H332, H351, H373, H411",
                "200 l",
                "Technikraum Nord, doppelwandiger Tank",
                "Handschuhe, nicht einatmen",
              ],
              [
                "W5",
                "Silikonspray, lebensmittelgeeignet",
                "Förderbänder",
                "Gefahr: H222, H229",
                "36 Dosen",
                "Werkstatt, Regal W2",
                "keine Zündquellen, nicht über 50 Grad lagern",
              ],
              [
                "W6",
                "Epoxidharz-Kleber, zwei Komponenten",
                "Bodenreparatur",
                "Achtung: H315, H317, H319, H411",
                "2 kg",
                "Werkstatt, Chemieschrank",
                "Nitrilhandschuhe 0,4 mm, nur geschulte Personen",
              ],
            ]),
          ],
        },
        {
          title: "Gase",
          blocks: [
            substances("Gase", [
              [
                "G1",
                "Stickstoff, verdichtet",
                "Verpackung unter Schutzgas",
                "Achtung: H280",
                "12 Flaschen zu 50 l",
                "Gaslager im Hof",
                "Flaschen anketten, Sauerstoffwarner in der Verpackung",
              ],
              [
                "G2",
                "Propan",
                "Unkrautbrenner, Probenröster",
                "Gefahr: H220, H280",
                "4 Flaschen zu 11 kg",
                "Gaslager im Hof",
                "nie unter Erdgleiche lagern, Leckspray",
              ],
              [
                "G3",
                "Erdgas",
                "Röster 1 und 2",
                "Gefahr: H220",
                "Leitung",
                "Halle 1",
                "Gaswarnanlage, Absperrhahn an der Außenwand",
              ],
              [
                "G4",
                "Kohlendioxid, verdichtet",
                "Entkoffeinierung von Proben",
                "Achtung: H280",
                "2 Flaschen zu 20 l",
                "Probenraum, Flaschenschrank",
                "Raumlüftung, Kohlendioxidwarner",
              ],
            ]),
          ],
        },
        {
          title: "Stoffe, die bei der Arbeit entstehen",
          blocks: [
            substances("Entstehende Stoffe", [
              [
                "E1",
                "Kohlenmonoxid",
                "entsteht beim Rösten und in Silos",
                "Gefahr: H220, H331, H360D, H372",
                "–",
                "Rösterei, Silos",
                "Absaugung, Gaswarngerät, Alarm ab 30 ppm",
              ],
              [
                "E2",
                "Staub von Kaffee und Tee",
                "Mahlen, Abfüllen",
                "nicht eingestuft; brennbarer Staub",
                "–",
                "Halle 1 und 2",
                "Absaugung, Reinigung mit Sauger der Klasse M",
              ],
              [
                "E3",
                "Staub von Gewürzen, vor allem Paprika und Pfeffer",
                "Mahlen, Mischen",
                "nicht eingestuft; reizend und sensibilisierend möglich",
                "–",
                "Gewürzabfüllung",
                "Staubmaske FFP2, Absaugung",
              ],
              [
                "E4",
                "Wasserstoff",
                "entsteht beim Laden von Bleibatterien",
                "Gefahr: H220",
                "–",
                "Ladestation",
                "Zwangslüftung, Zündquellen im Umkreis von 2,5 m verboten",
              ],
              [
                "E5",
                "Dieselabgas",
                "Lastwagen an der Rampe",
                "krebserzeugende Tätigkeit nach TRGS 906",
                "–",
                "Rampe",
                "Motor abstellen, Tore schließen",
              ],
            ]),
          ],
        },
        {
          title: "Büro und Laden",
          blocks: [
            substances("Kontorhaus", [
              [
                "B1",
                "Spülmaschinenreiniger, Pulver",
                "Küchen",
                "Gefahr: H315, H318",
                "8 kg",
                "Putzkammer",
                "Schutzbrille beim Nachfüllen",
              ],
              [
                "B2",
                "Glasreiniger mit Alkohol, unter 10 %",
                "Laden",
                "nicht eingestuft",
                "5 l",
                "Putzkammer",
                "keine",
              ],
              [
                "B3",
                "Etikettenlöser, Spraydose",
                "Laden",
                "Gefahr: H222, H229, H304, H336",
                "6 Dosen",
                "Putzkammer, Metallschrank",
                "lüften, keine Zündquellen",
              ],
            ]),
          ],
        },
      ],
    },
    {
      title: "Zusammenlagerung",
      blocks: [
        {
          caption: "Was nicht zusammen stehen darf",
          columns: [
            { title: "Stoff", share: 28 },
            { title: "getrennt von", share: 30 },
            { title: "Grund", share: 42 },
          ],
          rows: [
            ["R2 Chlorhaltiger Reiniger", "R3 Entkalker, W1 Batteriesäure", "giftiges Chlorgas"],
            [
              "R1 Alkalischer Fettlöser",
              "W1 Batteriesäure, R3 Entkalker",
              "starke Wärmeentwicklung, Spritzer",
            ],
            ["R4 Flächendesinfektion", "R5 Reinigungstabletten", "brennbar neben brandförderndem Stoff"],
            ["G2 Propan", "G1 Stickstoff: mindestens 2 m", "brennbares Gas; Abstand nach TRGS 510"],
            ["Alle Gefahrstoffe", "Lebensmittel und Verpackung", "Verunreinigung; eigener Raum oder Schrank"],
          ],
        },
        "Im Sicherheitsschrank Typ 90 dürfen höchstens 100 Liter entzündbare Flüssigkeiten stehen. Auffangwannen fassen mindestens den Inhalt des größten Gebindes.",
      ],
    },
    {
      title: "Grenzwerte und Überwachung",
      blocks: [
        {
          caption: "Arbeitsplatzgrenzwerte",
          columns: [
            { title: "Stoff", share: 34 },
            { title: "Grenzwert über acht Stunden", share: 36 },
            { title: "Letzte Messung", share: 30 },
          ],
          rows: [
            ["Kohlenmonoxid", "30 ppm oder 35 mg/m³", "12 ppm, Oktober 2025"],
            ["2-Propanol", "200 ppm oder 500 mg/m³", "nicht erforderlich"],
            ["Einatembarer Staub", "10 mg/m³", "3,1 mg/m³, Oktober 2025"],
            ["Alveolengängiger Staub", "1,25 mg/m³", "0,4 mg/m³, Oktober 2025"],
            ["Kohlendioxid", "5.000 ppm oder 9.100 mg/m³", "900 ppm, Oktober 2025"],
          ],
        },
        "Gemessen wird alle zwei Jahre und nach jeder Änderung an der Absaugung. Wer regelmäßig Gewürzstaub oder Feuchtarbeit ausgesetzt ist, erhält ein Angebot zur arbeitsmedizinischen Vorsorge.",
      ],
    },
    {
      title: "Entsorgung",
      blocks: [
        {
          caption: "Wohin mit den Resten",
          columns: [
            { title: "Abfall", share: 34 },
            { title: "Behälter", share: 36 },
            { title: "Abholung", share: 30 },
          ],
          rows: [
            ["Gebrauchtes Bindemittel, ölige Lappen", "roter Sammelbehälter, Halle 2", "monatlich"],
            ["Spraydosen", "gelbes Fass, Werkstatt", "vierteljährlich"],
            ["Altöl", "Altöltank, Werkstatt", "halbjährlich"],
            ["Staplerbatterien", "Rückgabe an den Lieferanten", "beim Tausch"],
            [
              "Reste von Reinigern",
              "im Originalgebinde, Chemieschrank",
              "auf Anruf, Haustechnik 040 66969 160",
            ],
          ],
        },
      ],
    },
    {
      title: "Bedeutung der H-Sätze",
      blocks: [
        {
          caption: "Gefahrenhinweise, die in diesem Verzeichnis vorkommen",
          columns: [
            { title: "Kürzel", share: 14 },
            { title: "Bedeutung", share: 86 },
          ],
          rows: [
            ["H220", "Extrem entzündbares Gas."],
            [
              "H222, H229",
              "Extrem entzündbares Aerosol. Behälter steht unter Druck: Kann bei Erwärmung bersten.",
            ],
            ["H225", "Flüssigkeit und Dampf leicht entzündbar."],
            ["H226", "Flüssigkeit und Dampf entzündbar."],
            ["H280", "Enthält Gas unter Druck; kann bei Erwärmung explodieren."],
            ["H290", "Kann gegenüber Metallen korrosiv sein."],
            ["H302", "Gesundheitsschädlich bei Verschlucken."],
            ["H304", "Kann bei Verschlucken und Eindringen in die Atemwege tödlich sein."],
            ["H314", "Verursacht schwere Verätzungen der Haut und schwere Augenschäden."],
            ["H315", "Verursacht Hautreizungen."],
            ["H317", "Kann allergische Hautreaktionen verursachen."],
            ["H318", "Verursacht schwere Augenschäden."],
            ["H319", "Verursacht schwere Augenreizung."],
            ["H331", "Giftig bei Einatmen."],
            ["H332", "Gesundheitsschädlich bei Einatmen."],
            ["H336", "Kann Schläfrigkeit und Benommenheit verursachen."],
            ["H351", "Kann vermutlich Krebs erzeugen."],
            ["H360D", "Kann das Kind im Mutterleib schädigen."],
            ["H372", "Schädigt die Organe bei längerer oder wiederholter Exposition."],
            ["H373", "Kann die Organe schädigen bei längerer oder wiederholter Exposition."],
            ["H410", "Sehr giftig für Wasserorganismen mit langfristiger Wirkung."],
            ["H411", "Giftig für Wasserorganismen, mit langfristiger Wirkung."],
            ["EUH031", "Entwickelt bei Berührung mit Säure giftige Gase."],
          ],
        },
      ],
    },
    {
      title: "Änderungen",
      blocks: [
        {
          caption: "Änderungsverlauf",
          columns: [
            { title: "Datum", share: 22 },
            { title: "Änderung", share: 78 },
          ],
          rows: [
            ["9. Januar 2025", "Lösemittelhaltiger Etikettenlöser im Lager durch Heißluft ersetzt"],
            ["17. Juni 2025", "Kohlendioxidflaschen im Probenraum aufgenommen (G4)"],
            ["9. Januar 2026", "Höchstmenge des chlorhaltigen Reinigers von 60 auf 20 Liter gesenkt"],
          ],
        },
      ],
    },
  ],
};
