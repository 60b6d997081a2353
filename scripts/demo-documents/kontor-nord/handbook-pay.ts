import type { Chapter } from "../document";

export const payChapters: Chapter[] = [
  {
    title: "Vergütung und Leistungen",
    sections: [
      {
        title: "Gehalt und Abrechnung",
        blocks: [
          "Das Entgelt wird am letzten Bankarbeitstag des Monats überwiesen. Die Abrechnung liegt ab dem 27. im Personalportal; auf Wunsch erhalten Sie sie auf Papier. Zuschläge und Mehrarbeit werden mit dem Entgelt des Folgemonats gezahlt.",
          "Stimmt etwas nicht, melden Sie sich innerhalb von drei Monaten bei der Entgeltabrechnung. Ansprüche auf den gesetzlichen Mindestlohn bleiben davon unberührt.",
        ],
      },
      {
        title: "Betriebliche Altersvorsorge",
        blocks: [
          "Sie können bis zu vier Prozent der Beitragsbemessungsgrenze der Rentenversicherung steuer- und sozialversicherungsfrei umwandeln, im Jahr 2026 bis zu 338 Euro im Monat. Kontor Nord legt auf jeden umgewandelten Euro 20 Prozent dazu; gesetzlich vorgeschrieben sind 15 Prozent.",
          "Durchgeführt wird die Vorsorge als Direktversicherung. Die Anmeldung wirkt ab dem nächsten Monat, wenn sie bis zum 10. vorliegt. Den Beitrag können Sie einmal im Jahr zum 1. Januar ändern. Die Ansprüche aus Ihren eigenen Beiträgen und aus unserem Zuschuss sind sofort unverfallbar und lassen sich zu einem neuen Arbeitgeber mitnehmen.",
        ],
      },
      {
        title: "Vermögenswirksame Leistungen",
        blocks: [
          "Nach der Probezeit zahlt das Unternehmen 26 Euro im Monat in Ihren Vertrag, bei Teilzeit anteilig. Eine Kopie des Vertrags geht an die Entgeltabrechnung.",
        ],
      },
      {
        title: "Weg zur Arbeit",
        blocks: [
          "Das Unternehmen bezuschusst das Deutschlandticket als Jobticket mit 20 Euro im Monat. Die Bestellung läuft über die Personalabteilung und gilt ab dem nächsten Monat, wenn sie bis zum 10. eingeht.",
          "Nach der Probezeit können Sie ein Dienstrad leasen. Die Laufzeit beträgt 36 Monate, das Unternehmen übernimmt die Versicherung. Am Lagerhof stehen 60 Parkplätze ohne Gebühr zur Verfügung, am Kontorhaus keine.",
        ],
      },
      {
        title: "Personalrabatt",
        blocks: [
          "Auf Waren aus dem Laden erhalten Sie 30 Prozent Nachlass, bis zu einem Warenwert von 200 Euro im Monat. Der Rabatt gilt für den eigenen Bedarf und für Geschenke, nicht für den Weiterverkauf. Kaffee, Tee und Wasser während der Arbeit sind kostenlos.",
        ],
      },
      {
        title: "Dienstjubiläum",
        blocks: [
          {
            caption: "Jubiläumszahlung, brutto",
            columns: [
              { title: "Betriebszugehörigkeit", share: 60 },
              { title: "Betrag", share: 40, align: "end" },
            ],
            rows: [
              ["10 Jahre", "500 €"],
              ["20 Jahre", "1.000 €"],
              ["25 Jahre", "1.500 € und ein freier Tag"],
              ["40 Jahre", "3.000 €"],
            ],
          },
        ],
      },
      {
        title: "Vorschuss",
        blocks: [
          "In einer Notlage kann ein Vorschuss von bis zu einem halben Nettogehalt gewährt werden. Er wird in höchstens sechs gleichen Raten mit dem Entgelt verrechnet; Zinsen fallen nicht an.",
        ],
      },
    ],
  },
  {
    title: "Dienstreisen und Reisekosten",
    sections: [
      {
        title: "Genehmigung und Buchung",
        blocks: [
          "Jede Dienstreise genehmigt die Führungskraft vorher im Reiseportal. Reisen außerhalb der EU genehmigt zusätzlich die Geschäftsführung. Bahn, Flug und Hotel bucht die Reisestelle; eigene Buchungen werden nur erstattet, wenn die Reisestelle nicht erreichbar war.",
          "Bei Auslagen von voraussichtlich mehr als 300 Euro zahlt die Buchhaltung auf Antrag einen Reisevorschuss. Der Antrag geht fünf Arbeitstage vorher ein.",
        ],
      },
      {
        title: "Verkehrsmittel",
        blocks: [
          {
            caption: "Was erstattet wird",
            columns: [
              { title: "Verkehrsmittel", share: 26 },
              { title: "Regel", share: 74 },
            ],
            rows: [
              [
                "Bahn",
                "2. Klasse; ab drei Stunden Fahrzeit je Strecke 1. Klasse. Die Bahncard 50 wird bezahlt, wenn sie sich rechnet.",
              ],
              [
                "Flug",
                "nur bei mehr als sechs Stunden Bahnfahrt; Economy, bei mehr als acht Stunden Flugzeit Premium Economy",
              ],
              [
                "Eigener Pkw",
                "0,30 € je Kilometer; 0,05 € je Kilometer zusätzlich für jede mitgenommene Person im Dienst",
              ],
              ["Mietwagen", "bis zur Kompaktklasse, mit Vollkasko ohne Selbstbeteiligung"],
              ["Taxi", "wenn kein Nahverkehr fährt, vor 6:00 Uhr, nach 22:00 Uhr oder mit schwerem Gepäck"],
            ],
          },
          "Bußgelder und Schäden am eigenen Wagen werden nicht erstattet. Reisezeit gilt als Arbeitszeit, höchstens aber zehn Stunden am Tag.",
        ],
      },
      {
        title: "Übernachtung",
        blocks: [
          "Im Inland werden Hotelkosten bis 120 Euro je Nacht ohne Frühstück erstattet, in Berlin, Frankfurt am Main und München bis 150 Euro. Während einer Messe kann die Reisestelle höhere Sätze freigeben. Wer privat übernachtet, erhält pauschal 20 Euro je Nacht.",
        ],
      },
      {
        title: "Verpflegung im Inland",
        blocks: [
          {
            caption: "Verpflegungspauschalen im Inland",
            columns: [
              { title: "Abwesenheit", share: 70 },
              { title: "Pauschale", share: 30, align: "end" },
            ],
            rows: [
              ["mehr als 8 Stunden ohne Übernachtung", "14 €"],
              ["An- und Abreisetag bei mehrtägiger Reise", "je 14 €"],
              ["24 Stunden", "28 €"],
            ],
          },
          "Gestellte Mahlzeiten werden abgezogen: 5,60 Euro für ein Frühstück, je 11,20 Euro für ein Mittag- oder Abendessen.",
        ],
      },
      {
        title: "Reisen ins Ausland",
        blocks: [
          "Im Ausland gelten die Pauschalen, die das Bundesministerium der Finanzen für das Reiseland veröffentlicht; das Reiseportal rechnet mit ihnen. Maßgeblich ist der Ort, den Sie vor 24 Uhr Ortszeit zuletzt erreichen. Hotels werden bis 160 Euro je Nacht erstattet, in London, Paris, Zürich und New York bis 220 Euro.",
          "Für Reisen innerhalb der EU und in die Schweiz beantragt die Personalabteilung die A1-Bescheinigung; dafür braucht sie fünf Arbeitstage. Auf allen Auslandsreisen besteht eine Krankenversicherung des Unternehmens. Ausgaben in fremder Währung rechnen Sie zum Kurs der Kreditkartenabrechnung ab.",
          "Für Einkaufsreisen in tropische Anbauländer ist eine betriebsärztliche Beratung vorgeschrieben, spätestens sechs Wochen vor Abreise. Impfungen und Malariavorsorge bezahlt das Unternehmen.",
        ],
      },
      {
        title: "Abrechnung",
        blocks: [
          "Rechnen Sie innerhalb von vier Wochen nach Ende der Reise im Reiseportal ab und fügen Sie die Belege als Foto oder Scan bei. Später als sechs Monate nach der Reise wird nichts mehr erstattet. Die Auszahlung erfolgt mit dem nächsten Entgelt, wenn die Abrechnung bis zum 10. genehmigt ist.",
        ],
      },
      {
        title: "Bewirtung",
        blocks: [
          "Geschäftsessen werden bis 60 Euro je Person erstattet. Der Beleg nennt Anlass, Ort, Datum, alle teilnehmenden Personen und das Trinkgeld. Alkohol ist in angemessenem Umfang enthalten.",
        ],
      },
    ],
  },
];
