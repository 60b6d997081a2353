import type { DemoDocument, Table } from "../document";
import { kontorNord } from "./company";

/** Prices in euro as text, one for each of three quantities. */
function prices(caption: string, unit: string, steps: [string, string, string], rows: string[][]): Table {
  return {
    caption: `${caption}, Preise in Euro je ${unit}`,
    columns: [
      { title: "Artikel", share: 13 },
      { title: "Bezeichnung", share: 39 },
      { title: "Einheit", share: 18 },
      ...steps.map(title => ({ title, share: 14, align: "end" as const })),
    ],
    rows,
  };
}

export const priceList: DemoDocument = {
  ...kontorNord,
  file: "kontor-nord/Preisliste Großhandel Herbst 2026.pdf",
  title: "Preisliste Großhandel Herbst 2026",
  subtitle: "Kaffee, Tee, Gewürze und Zubehör für Gastronomie, Hotellerie und Einzelhandel",
  facts: [
    ["Gültig", "vom 1. Oktober 2026 bis 31. März 2027"],
    ["Alle Preise", "in Euro ohne Umsatzsteuer, einschließlich Kaffeesteuer"],
    ["Bestellungen", "bestellung@kontor-nord.example, Telefon 040 66969 200"],
    ["Fassung", "1.0 vom 15. September 2026"],
  ],
  date: "2026-09-15T07:30:00Z",
  book: "flow",
  chapters: [
    {
      title: "Hinweise zur Preisliste",
      sections: [
        {
          title: "Für wen die Preise gelten",
          blocks: [
            "Diese Preisliste richtet sich ausschließlich an Unternehmer. Sie ersetzt die Preisliste Frühjahr 2026. Bestätigte Aufträge werden zu den Preisen ausgeführt, die am Tag der Bestellung galten.",
            "Die Staffelpreise gelten je Artikel und Lieferung. Innerhalb der Gruppe Röstkaffee dürfen Sorten gemischt werden: Maßgeblich ist das Gesamtgewicht aller Sorten in einer Lieferung.",
          ],
        },
        {
          title: "Steuern",
          blocks: [
            "Die Kaffeesteuer von 2,19 Euro je Kilogramm Röstkaffee und 4,78 Euro je Kilogramm löslichem Kaffee ist in den Preisen enthalten. Zu allen Preisen kommt die Umsatzsteuer: 7 Prozent auf Kaffee, Tee und Gewürze, 19 Prozent auf Zubehör, Maschinen und Mieten.",
          ],
        },
        {
          title: "Mindestbestellwert und Fracht",
          blocks: [
            "Der Mindestbestellwert beträgt 150 Euro netto. Ab 500 Euro netto liefern wir innerhalb Deutschlands frei Haus; darunter berechnen wir 12,90 Euro Fracht je Lieferung.",
            "Bestellungen, die werktags bis 12:00 Uhr eingehen, verlassen das Lager am selben Tag. Die Regellaufzeit beträgt ein bis zwei Werktage.",
          ],
        },
        {
          title: "Jahresbonus",
          blocks: [
            "Auf den Nettoumsatz eines Kalenderjahres gewähren wir Stammkunden einen Bonus. Er wird bis zum 28. Februar des Folgejahres als Gutschrift erteilt, sofern alle Rechnungen bezahlt sind.",
            {
              caption: "Bonus nach Jahresumsatz",
              columns: [
                { title: "Nettoumsatz im Kalenderjahr", share: 70 },
                { title: "Bonus", share: 30, align: "end" },
              ],
              rows: [
                ["ab 10.000 €", "1,0 %"],
                ["ab 25.000 €", "2,0 %"],
                ["ab 50.000 €", "3,0 %"],
                ["ab 100.000 €", "4,5 %"],
              ],
            },
          ],
        },
      ],
    },
    {
      title: "Röstkaffee",
      blocks: [
        "Wir rösten montags bis donnerstags im Trommelröster, 15 bis 20 Minuten bei höchstens 215 Grad Celsius. Ganze Bohnen sind ab Röstung zwölf Monate haltbar, gemahlener Kaffee neun Monate. Gemahlen wird auf Wunsch ohne Aufpreis.",
      ],
      sections: [
        {
          title: "Espresso",
          blocks: [
            prices(
              "Espresso, ganze Bohne",
              "Kilogramm",
              ["ab 6 kg", "ab 30 kg", "ab 120 kg"],
              [
                [
                  "KE-101",
                  "Espresso Speicherstadt, 70 % Arabica, kräftig",
                  "Beutel 1 kg",
                  "18,90",
                  "17,60",
                  "16,20",
                ],
                [
                  "KE-102",
                  "Espresso Elbgold, 100 % Arabica, schokoladig",
                  "Beutel 1 kg",
                  "21,40",
                  "19,90",
                  "18,40",
                ],
                [
                  "KE-103",
                  "Espresso Fleet, 50 % Arabica, viel Crema",
                  "Beutel 1 kg",
                  "17,20",
                  "16,00",
                  "14,80",
                ],
                ["KE-104", "Espresso Elbgold Bio, 100 % Arabica", "Beutel 1 kg", "23,80", "22,10", "20,50"],
                ["KE-105", "Espresso Nachtwache, entkoffeiniert", "Beutel 1 kg", "22,60", "21,00", "19,50"],
                ["KE-106", "Espresso Speicherstadt, Kleinpackung", "12 × 250 g", "20,80", "19,40", "18,10"],
              ],
            ),
          ],
        },
        {
          title: "Filterkaffee",
          blocks: [
            prices(
              "Filterkaffee",
              "Kilogramm",
              ["ab 6 kg", "ab 30 kg", "ab 120 kg"],
              [
                ["KF-201", "Hausröstung Kontor, mild, ganze Bohne", "Beutel 1 kg", "17,80", "16,60", "15,30"],
                ["KF-202", "Hausröstung Kontor, gemahlen", "Beutel 1 kg", "17,80", "16,60", "15,30"],
                [
                  "KF-203",
                  "Frühstückskaffee, Portionsbeutel gemahlen",
                  "80 × 60 g",
                  "18,60",
                  "17,30",
                  "16,10",
                ],
                [
                  "KF-204",
                  "Äthiopien Hochland, fruchtig, hell geröstet",
                  "Beutel 1 kg",
                  "26,50",
                  "24,70",
                  "23,20",
                ],
                ["KF-205", "Kolumbien Süd, Karamell, Bio", "Beutel 1 kg", "25,20", "23,50", "21,90"],
                ["KF-206", "Guatemala, Kakao, ausgewogen", "Beutel 1 kg", "24,40", "22,80", "21,30"],
                ["KF-207", "Hausröstung entkoffeiniert, gemahlen", "Beutel 500 g", "21,70", "20,30", "18,90"],
              ],
            ),
          ],
        },
        {
          title: "Mengenrabatt bei Großabnahme",
          blocks: [
            "Ab 250 Kilogramm Röstkaffee in einer Lieferung gewähren wir 3 Prozent Nachlass auf den Preis der höchsten Staffel, ab 500 Kilogramm 5 Prozent. Eine Vollpalette umfasst 480 Kilogramm in 1-kg-Beuteln.",
            "Für Rahmenverträge über mindestens 1.000 Kilogramm im Jahr sichern wir den Preis für sechs Monate zu. Der Rabatt für Großabnahme und der Jahresbonus können zusammen in Anspruch genommen werden.",
          ],
        },
        {
          title: "Löslicher Kaffee und Kapseln",
          blocks: [
            prices(
              "Löslicher Kaffee und Kapseln",
              "Einheit",
              ["ab 1", "ab 10", "ab 40"],
              [
                ["KL-301", "Instantkaffee gefriergetrocknet", "Dose 500 g", "16,90", "15,70", "14,60"],
                ["KL-302", "Instantkaffee, Portionsstick 1,8 g", "Karton 500 St.", "38,50", "35,90", "33,40"],
                ["KL-303", "Kapsel Espresso, kompostierbar", "Karton 200 St.", "54,00", "50,20", "46,90"],
                ["KL-304", "Kapsel Lungo, kompostierbar", "Karton 200 St.", "54,00", "50,20", "46,90"],
              ],
            ),
          ],
        },
      ],
    },
    {
      title: "Tee",
      blocks: [
        "Loser Tee wird in aromadichten Beuteln geliefert und ist 24 Monate haltbar. Pyramidenbeutel sind plastikfrei aus Maisstärke.",
      ],
      sections: [
        {
          title: "Schwarzer und grüner Tee",
          blocks: [
            prices(
              "Loser Tee",
              "Kilogramm",
              ["ab 1 kg", "ab 10 kg", "ab 50 kg"],
              [
                ["TS-401", "Ostfriesische Mischung, kräftig", "Beutel 1 kg", "19,80", "18,20", "16,90"],
                ["TS-402", "Darjeeling Sommerpflückung", "Beutel 1 kg", "42,00", "39,10", "36,40"],
                ["TS-403", "Assam Blatt, malzig", "Beutel 1 kg", "22,50", "20,90", "19,40"],
                ["TS-404", "Earl Grey, natürliches Bergamottöl", "Beutel 1 kg", "24,60", "22,90", "21,30"],
                ["TG-411", "Grüner Tee Sencha", "Beutel 1 kg", "28,90", "26,80", "24,90"],
                ["TG-412", "Jasmintee, handgeschichtet", "Beutel 1 kg", "33,40", "31,00", "28,80"],
              ],
            ),
          ],
        },
        {
          title: "Kräuter- und Früchtetee",
          blocks: [
            prices(
              "Kräuter- und Früchtetee, lose",
              "Kilogramm",
              ["ab 1 kg", "ab 10 kg", "ab 50 kg"],
              [
                ["TK-421", "Pfefferminze geschnitten, Bio", "Beutel 500 g", "21,20", "19,70", "18,30"],
                ["TK-422", "Kamillenblüten ganz", "Beutel 500 g", "29,80", "27,70", "25,80"],
                ["TK-423", "Rooibos natur", "Beutel 1 kg", "17,40", "16,20", "15,00"],
                ["TF-431", "Früchtetee Waldbeere", "Beutel 1 kg", "18,90", "17,60", "16,30"],
                [
                  "TF-432",
                  "Früchtetee Bratapfel, nur Oktober bis Januar",
                  "Beutel 1 kg",
                  "19,60",
                  "18,20",
                  "16,90",
                ],
              ],
            ),
          ],
        },
        {
          title: "Pyramidenbeutel",
          blocks: [
            prices(
              "Tee im Pyramidenbeutel",
              "Karton",
              ["ab 1", "ab 12", "ab 48"],
              [
                ["TB-441", "Ostfriesische Mischung", "100 × 3 g", "18,40", "17,10", "15,90"],
                ["TB-442", "Grüner Tee Sencha", "100 × 2,5 g", "20,60", "19,20", "17,80"],
                ["TB-443", "Pfefferminze Bio", "100 × 2 g", "17,90", "16,60", "15,40"],
                ["TB-444", "Hotelsortiment, sechs Sorten", "120 Beutel", "24,90", "23,10", "21,50"],
              ],
            ),
          ],
        },
      ],
    },
    {
      title: "Gewürze",
      blocks: [
        "Jede Charge wird auf Salmonellen, Schimmelpilzgifte und Pestizide untersucht. Analysezertifikate senden wir auf Anfrage innerhalb von zwei Werktagen zu.",
      ],
      sections: [
        {
          title: "Einzelgewürze",
          blocks: [
            prices(
              "Einzelgewürze",
              "Kilogramm",
              ["ab 1 kg", "ab 10 kg", "ab 50 kg"],
              [
                ["GE-501", "Pfeffer schwarz, ganz", "Beutel 1 kg", "16,80", "15,40", "14,20"],
                ["GE-502", "Pfeffer schwarz, gemahlen", "Dose 1 kg", "18,20", "16,80", "15,50"],
                ["GE-503", "Paprika edelsüß", "Dose 1 kg", "12,60", "11,60", "10,70"],
                ["GE-504", "Kurkuma gemahlen", "Dose 1 kg", "10,90", "9,90", "9,10"],
                ["GE-505", "Zimt Ceylon, Stangen 8 cm", "Beutel 1 kg", "34,50", "31,90", "29,60"],
                ["GE-506", "Kardamom grün, ganz", "Beutel 500 g", "58,00", "54,20", "50,60"],
                ["GE-507", "Vanilleschoten, 16 bis 18 cm", "Glas 100 g", "390,00", "372,00", "355,00"],
                ["GE-508", "Kreuzkümmel ganz", "Beutel 1 kg", "13,40", "12,30", "11,40"],
                ["GE-509", "Muskatnuss ganz", "Beutel 500 g", "26,70", "24,80", "23,10"],
              ],
            ),
          ],
        },
        {
          title: "Mischungen",
          blocks: [
            prices(
              "Gewürzmischungen",
              "Kilogramm",
              ["ab 1 kg", "ab 10 kg", "ab 50 kg"],
              [
                ["GM-521", "Currypulver mild, ohne Salz", "Dose 1 kg", "14,90", "13,80", "12,80"],
                ["GM-522", "Labskausgewürz", "Dose 500 g", "17,80", "16,50", "15,30"],
                [
                  "GM-523",
                  "Glühweingewürz, nur Oktober bis Januar",
                  "Beutel 1 kg",
                  "19,90",
                  "18,40",
                  "17,10",
                ],
                ["GM-524", "Fischgewürz Elbe, enthält Senf", "Dose 1 kg", "16,40", "15,20", "14,10"],
                [
                  "GM-525",
                  "Lebkuchengewürz, nur September bis Januar",
                  "Dose 500 g",
                  "22,30",
                  "20,70",
                  "19,20",
                ],
              ],
            ),
            "Eigene Mischungen nach Ihrem Rezept stellen wir ab 25 Kilogramm je Auftrag her. Die Entwicklung kostet einmalig 180 Euro und wird ab der dritten Nachbestellung erstattet.",
          ],
        },
      ],
    },
    {
      title: "Zubehör und Maschinen",
      sections: [
        {
          title: "Zubehör",
          blocks: [
            prices(
              "Zubehör",
              "Einheit",
              ["ab 1", "ab 5", "ab 20"],
              [
                ["ZB-601", "Filterpapier Korb 250/90", "Karton 1.000 St.", "27,50", "25,60", "23,80"],
                ["ZB-602", "Vorratsdose Edelstahl 2 kg", "Stück", "32,90", "30,60", "28,50"],
                [
                  "ZB-603",
                  "Espressotasse Porzellan mit Untertasse",
                  "Karton 6 St.",
                  "29,40",
                  "27,30",
                  "25,40",
                ],
                ["ZB-604", "Teekanne Glas 0,8 l mit Sieb", "Stück", "24,80", "23,10", "21,40"],
                [
                  "ZB-605",
                  "Reinigungstabletten für Kaffeemaschinen",
                  "Dose 100 St.",
                  "18,60",
                  "17,30",
                  "16,10",
                ],
                ["ZB-606", "Entkalker flüssig", "Kanister 5 l", "26,90", "25,00", "23,30"],
              ],
            ),
          ],
        },
        {
          title: "Mietmaschinen",
          blocks: [
            {
              caption: "Kaffeemaschinen zur Miete, Preise in Euro im Monat",
              columns: [
                { title: "Modell", share: 13 },
                { title: "Ausstattung", share: 43 },
                { title: "36 Monate", share: 15, align: "end" },
                { title: "60 Monate", share: 15, align: "end" },
                { title: "Tassen am Tag", share: 14, align: "end" },
              ],
              rows: [
                ["MM-701", "Filtermaschine, zwei Kannen", "29,00", "24,00", "80"],
                ["MM-702", "Siebträger, eine Gruppe, mit Mühle", "89,00", "75,00", "100"],
                ["MM-703", "Siebträger, zwei Gruppen, mit Mühle", "139,00", "119,00", "250"],
                ["MM-704", "Vollautomat mit Frischmilch", "159,00", "135,00", "150"],
              ],
            },
            "In der Miete enthalten sind Aufstellung, Einweisung, eine Wartung im Jahr und Ersatz binnen 48 Stunden an Werktagen. Wer mindestens 20 Kilogramm Kaffee im Monat abnimmt, zahlt für die Modelle MM-701 und MM-702 nur die halbe Miete.",
          ],
        },
      ],
    },
    {
      title: "Muster, Gebinde und Kennzeichnung",
      sections: [
        {
          title: "Muster",
          blocks: [
            "Neukunden erhalten einmalig bis zu fünf Muster zu je 100 Gramm kostenlos. Weitere Muster kosten 4,50 Euro je Stück und werden bei der ersten Bestellung der Sorte angerechnet.",
          ],
        },
        {
          title: "Paletten und Pfand",
          blocks: [
            {
              caption: "Paletten und Pfand",
              columns: [
                { title: "Ladungsträger", share: 46 },
                { title: "Inhalt", share: 34 },
                { title: "Pfand oder Entgelt", share: 20, align: "end" },
              ],
              rows: [
                ["Europalette, nicht getauscht", "480 Beutel zu 1 kg", "15,00 €"],
                ["Mehrwegeimer Kaffee", "10 kg", "8,00 €"],
                ["Edelstahlkanne Tee", "5 kg", "12,00 €"],
              ],
            },
            "Pfandgebinde nehmen wir bei der nächsten Lieferung zurück. Nach zwölf Monaten wird nicht zurückgegebenes Gebinde zum Pfandwert als verkauft abgerechnet.",
          ],
        },
        {
          title: "Bio und Allergene",
          blocks: [
            "Artikel mit dem Zusatz Bio sind nach der EU-Öko-Verordnung zertifiziert; das Zertifikat liegt jeder ersten Lieferung bei. In unserer Gewürzabfüllung werden Senf, Sellerie und Sesam verarbeitet, Spuren in anderen Gewürzen sind möglich. Kaffee und Tee werden in einer getrennten Halle verpackt.",
          ],
        },
      ],
    },
    {
      title: "Ihre Ansprechpartner",
      blocks: [
        {
          caption: "Vertrieb nach Gebieten",
          columns: [
            { title: "Gebiet", share: 34 },
            { title: "Postleitzahlen", share: 20 },
            { title: "Telefon", share: 22 },
            { title: "E-Mail", share: 42 },
          ],
          rows: [
            ["Hamburg und Umgebung", "20 bis 22", "040 66969 210", "hamburg@kontor-nord.example"],
            ["Norden und Osten", "01 bis 19, 23 bis 29", "040 66969 211", "nordost@kontor-nord.example"],
            ["Westen", "30 bis 59", "040 66969 212", "west@kontor-nord.example"],
            ["Süden", "60 bis 99", "040 66969 213", "sued@kontor-nord.example"],
          ],
        },
        "Der technische Dienst für Mietmaschinen ist montags bis samstags von 7:00 bis 20:00 Uhr unter 040 66969 230 erreichbar. Rechnungsfragen beantwortet die Buchhaltung unter 040 66969 220.",
      ],
    },
  ],
};
