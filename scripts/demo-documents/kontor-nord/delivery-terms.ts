import type { DemoDocument } from "../document";
import { kontorNord } from "./company";

export const deliveryTerms: DemoDocument = {
  ...kontorNord,
  file: "kontor-nord/Liefer- und Zahlungsbedingungen.docx",
  title: "Liefer- und Zahlungsbedingungen",
  subtitle: "Allgemeine Bedingungen der Kontor Nord GmbH für Geschäfte mit Unternehmern",
  facts: [
    ["Stand", "1. September 2026"],
    ["Gültig", "für alle Bestellungen ab dem 1. Oktober 2026"],
    ["Fragen an", "vertrieb@kontor-nord.example, Telefon 040 66969 200"],
  ],
  date: "2026-09-01T09:00:00Z",
  chapters: [
    {
      title: "Geltung und Vertragsschluss",
      sections: [
        {
          title: "Geltung",
          blocks: [
            "Diese Bedingungen gelten gegenüber Unternehmern, juristischen Personen des öffentlichen Rechts und öffentlich-rechtlichem Sondervermögen. Abweichende Bedingungen des Kunden werden nur Vertragsbestandteil, wenn wir ihnen in Textform zustimmen.",
          ],
        },
        {
          title: "Bestellung und Bestätigung",
          blocks: [
            "Bestellungen sind telefonisch, per E-Mail oder über das Händlerportal möglich. Der Vertrag kommt mit unserer Auftragsbestätigung zustande, spätestens mit der Lieferung. Eine Bestellung kann kostenlos geändert oder storniert werden, solange sie nicht verpackt ist; danach berechnen wir 25 Euro.",
            "Für Sonderröstungen, eigene Mischungen und bedruckte Verpackungen ist nach der Freigabe kein Rücktritt mehr möglich.",
          ],
        },
        {
          title: "Neukunden",
          blocks: [
            "Für die Eröffnung eines Kundenkontos benötigen wir Gewerbeanmeldung oder Handelsregisterauszug, die Umsatzsteuer-Identifikationsnummer und eine Rechnungsanschrift. Die Prüfung dauert höchstens zwei Werktage.",
          ],
        },
      ],
    },
    {
      title: "Preise",
      blocks: [
        "Es gilt die Preisliste, die am Tag der Bestellung gültig ist. Die Preise verstehen sich netto zuzüglich Umsatzsteuer. Ändert sich der Satz der Kaffeesteuer, werden die Preise vom Tag der Änderung an entsprechend angepasst.",
        "Der Mindestbestellwert beträgt 150 Euro netto. Bestellungen unter diesem Wert führen wir nur bei Abholung im Lagerhof aus.",
      ],
    },
    {
      title: "Lieferung",
      sections: [
        {
          title: "Lieferzeit",
          blocks: [
            "Werktags bis 12:00 Uhr eingegangene Bestellungen über Lagerware versenden wir am selben Tag. Die Regellaufzeit innerhalb Deutschlands beträgt ein bis zwei Werktage. Sonderröstungen benötigen fünf, eigene Gewürzmischungen zehn Werktage.",
            "Können wir eine Frist nicht einhalten, teilen wir das unverzüglich mit und nennen einen neuen Termin. Dauert die Verzögerung länger als drei Wochen, können beide Seiten vom Vertrag zurücktreten.",
          ],
        },
        {
          title: "Versandarten und Kosten",
          blocks: [
            {
              caption: "Versandkosten innerhalb Deutschlands, netto",
              columns: [
                { title: "Versandart", share: 38 },
                { title: "Laufzeit", share: 34 },
                { title: "Kosten je Lieferung", share: 28, align: "end" },
              ],
              rows: [
                ["Standard, ab 500 € Warenwert", "1 bis 2 Werktage", "frei"],
                ["Standard, unter 500 € Warenwert", "1 bis 2 Werktage", "12,90 €"],
                ["Express bis 12:00 Uhr", "nächster Werktag", "29,00 €"],
                ["Samstagszustellung", "Samstag bis 14:00 Uhr", "45,00 €"],
                ["Hamburger Tourenwagen", "dienstags und freitags", "frei ab 150 €"],
                ["Selbstabholung im Lagerhof", "montags bis freitags 7:00 bis 15:00 Uhr", "frei"],
              ],
            },
            "Lieferungen nach Österreich, Dänemark und in die Niederlande bieten wir ab einem Warenwert von 1.000 Euro netto an; die Kosten nennen wir im Angebot.",
          ],
        },
        {
          title: "Annahme und Abladen",
          blocks: [
            "Der Kunde nimmt Paletten an einer Stelle entgegen, die ein Lastwagen mit 12 Tonnen erreichen kann. Ein Zustellversuch ist enthalten. Für jeden weiteren Versuch berechnen wir 18 Euro, bei Paletten 45 Euro.",
            "Nicht getauschte Europaletten berechnen wir mit 15 Euro je Stück. Sie können innerhalb von drei Monaten in gleicher Güte zurückgegeben werden.",
          ],
        },
        {
          title: "Gefahrübergang",
          blocks: [
            "Bei Versand geht die Gefahr auf den Kunden über, sobald wir die Ware dem Transportunternehmen übergeben. Unsere Sendungen sind bis 10.000 Euro gegen Transportschäden versichert.",
          ],
        },
      ],
    },
    {
      title: "Zahlung",
      sections: [
        {
          title: "Zahlungsziele",
          blocks: [
            "Das Zahlungsziel richtet sich nach der Kundengruppe. Es beginnt mit dem Rechnungsdatum.",
            {
              caption: "Zahlungsbedingungen nach Kundengruppe",
              columns: [
                { title: "Kundengruppe", share: 24 },
                { title: "Voraussetzung", share: 34 },
                { title: "Zahlungsziel", share: 20 },
                { title: "Skonto", share: 22 },
              ],
              rows: [
                ["Neukunden", "die ersten drei Bestellungen", "Vorkasse", "2 % bei Vorkasse"],
                [
                  "Bestandskunden",
                  "ab der vierten Bestellung",
                  "30 Tage netto",
                  "2 % innerhalb von 14 Tagen",
                ],
                ["Großkunden", "ab 50.000 € Jahresumsatz", "45 Tage netto", "2 % innerhalb von 14 Tagen"],
                ["Öffentliche Hand", "auf Nachweis", "30 Tage netto", "kein Skonto"],
                [
                  "Alle mit SEPA-Lastschrift",
                  "erteiltes Firmenlastschriftmandat",
                  "Einzug nach 10 Tagen",
                  "3 %",
                ],
              ],
            },
            "Skonto wird nur gewährt, wenn keine ältere fällige Rechnung offen ist. Auf Fracht, Pfand und Mieten gibt es kein Skonto.",
          ],
        },
        {
          title: "Kreditlinie",
          blocks: [
            "Bestandskunden erhalten zunächst eine Kreditlinie von 3.000 Euro. Sie kann nach sechs Monaten auf Antrag erhöht werden. Ist sie ausgeschöpft, liefern wir gegen Vorkasse.",
          ],
        },
        {
          title: "Rechnung",
          blocks: [
            "Rechnungen versenden wir als E-Rechnung im Format ZUGFeRD oder XRechnung an die hinterlegte Adresse. Einwände gegen eine Rechnung teilt der Kunde innerhalb von vier Wochen mit.",
          ],
        },
        {
          title: "Zahlungsverzug",
          blocks: [
            "Bei Verzug berechnen wir Zinsen in Höhe von neun Prozentpunkten über dem Basiszinssatz und eine Pauschale von 40 Euro. Die erste Zahlungserinnerung ist kostenlos; sie geht sieben Tage nach Fälligkeit heraus. Ab der zweiten Mahnung ruhen offene Lieferungen.",
            "Aufrechnen kann der Kunde nur mit Forderungen, die unbestritten oder rechtskräftig festgestellt sind.",
          ],
        },
      ],
    },
    {
      title: "Eigentumsvorbehalt",
      blocks: [
        "Die Ware bleibt bis zur vollständigen Bezahlung aller Forderungen aus der Geschäftsverbindung unser Eigentum. Der Kunde darf sie im ordentlichen Geschäftsgang weiterverkaufen; die daraus entstehenden Forderungen tritt er schon jetzt in Höhe des Rechnungswertes an uns ab. Übersteigt der Wert der Sicherheiten die Forderungen um mehr als 10 Prozent, geben wir auf Verlangen Sicherheiten frei.",
      ],
    },
    {
      title: "Mängel und Rückgabe",
      sections: [
        {
          title: "Untersuchung und Rüge",
          blocks: [
            "Der Kunde untersucht die Ware unverzüglich nach der Ankunft. Sichtbare Transportschäden werden auf dem Lieferschein vermerkt und mit Foto gemeldet. Offene Mängel sind innerhalb von fünf Werktagen, verdeckte Mängel innerhalb von fünf Werktagen nach der Entdeckung in Textform anzuzeigen; sonst gilt die Ware als genehmigt.",
            "Reklamationen richten Sie bitte mit Rechnungs- und Chargennummer an reklamation@kontor-nord.example.",
          ],
        },
        {
          title: "Rechte bei Mängeln",
          blocks: [
            "Bei berechtigter Rüge liefern wir kostenlos Ersatz oder schreiben den Betrag gut. Schlägt die Ersatzlieferung zweimal fehl, kann der Kunde mindern oder zurücktreten. Mängelansprüche verjähren in zwölf Monaten ab Lieferung; bei Vorsatz, grober Fahrlässigkeit und Schäden an Leben, Körper oder Gesundheit gelten die gesetzlichen Fristen.",
          ],
        },
        {
          title: "Rückgabe ohne Mangel",
          blocks: [
            "Ungeöffnete Lagerware mit einer Restlaufzeit von mindestens sechs Monaten nehmen wir nach Absprache innerhalb von 14 Tagen zurück. Wir schreiben den Warenwert abzüglich 15 Prozent gut; die Rücksendung bezahlt der Kunde. Offener Tee, gemahlener Kaffee und Saisonartikel sind ausgeschlossen.",
          ],
        },
        {
          title: "Rückruf",
          blocks: [
            "Muss eine Charge zurückgerufen werden, unterrichten wir alle Empfänger innerhalb von 24 Stunden telefonisch und per E-Mail. Der Kunde bewahrt die Chargennummern seiner Lieferungen mindestens zwei Jahre auf.",
          ],
        },
      ],
    },
    {
      title: "Haftung",
      blocks: [
        "Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit und nach dem Produkthaftungsgesetz. Bei leichter Fahrlässigkeit haften wir nur für die Verletzung wesentlicher Vertragspflichten und begrenzt auf den vorhersehbaren, vertragstypischen Schaden.",
        "Bei höherer Gewalt, etwa Streik, Hafensperrung oder Ernteausfall, ruhen die Pflichten beider Seiten für die Dauer der Störung.",
      ],
    },
    {
      title: "Mietmaschinen",
      blocks: [
        "Mietmaschinen bleiben unser Eigentum und dürfen nur am vereinbarten Ort betrieben werden. Der Kunde reinigt sie täglich und entkalkt sie nach Anzeige. Die Mindestmietzeit beträgt 36 Monate; danach verlängert sich der Vertrag auf unbestimmte Zeit und kann mit einer Frist von drei Monaten zum Monatsende gekündigt werden.",
        "Die Kaution entspricht zwei Monatsmieten. Schäden durch falsche Bedienung oder fehlende Reinigung trägt der Kunde.",
      ],
    },
    {
      title: "Schlussbestimmungen",
      blocks: [
        "Erfüllungsort ist Hamburg. Gerichtsstand für Kaufleute ist Hamburg. Es gilt deutsches Recht; das UN-Kaufrecht ist ausgeschlossen. Ist eine Bestimmung unwirksam, gilt an ihrer Stelle das Gesetz.",
        "Änderungen dieser Bedingungen teilen wir mindestens sechs Wochen vorher in Textform mit.",
      ],
    },
  ],
};
