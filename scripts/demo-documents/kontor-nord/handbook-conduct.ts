import type { Chapter } from "../document";

export const conductChapters: Chapter[] = [
  {
    title: "Datenschutz und IT",
    sections: [
      {
        title: "Umgang mit personenbezogenen Daten",
        blocks: [
          "Daten von Kunden, Lieferanten und Beschäftigten verwenden Sie nur, soweit Ihre Aufgabe es erfordert. Unterlagen mit personenbezogenen Daten werden verschlossen aufbewahrt und im Kontorhaus in den grauen Datentonnen entsorgt, die auf jedem Stockwerk stehen.",
          "Jede und jeder kann Auskunft verlangen, welche Daten das Unternehmen über sie oder ihn speichert. Die Personalabteilung antwortet innerhalb eines Monats. In die eigene Personalakte dürfen Sie jederzeit Einsicht nehmen, auch mit einem Mitglied des Betriebsrats.",
        ],
      },
      {
        title: "Datenpannen",
        blocks: [
          "Melden Sie eine mögliche Datenpanne sofort unter 040 66969 145, auch am Wochenende: zum Beispiel eine E-Mail an den falschen Empfänger, einen verlorenen Datenträger oder einen fremden Zugriff. Das Unternehmen hat 72 Stunden Zeit, die Aufsichtsbehörde zu unterrichten. Wer sich meldet, hat keine Nachteile zu befürchten.",
        ],
      },
      {
        title: "Passwörter und Geräte",
        blocks: [
          {
            points: [
              "Passwörter haben mindestens 14 Zeichen. Jedes Konto hat ein eigenes; dafür steht der Passwortmanager bereit.",
              "Bei E-Mail, Zeitportal und Fernzugriff ist ein zweiter Faktor Pflicht.",
              "Sperren Sie den Bildschirm, wenn Sie den Platz verlassen. Nach fünf Minuten sperrt er sich selbst.",
              "Private USB-Sticks und Festplatten werden nicht angeschlossen.",
              "Verlust oder Diebstahl eines Geräts melden Sie sofort der IT-Hotline unter 040 66969 130; sie löscht es aus der Ferne.",
            ],
          },
        ],
      },
      {
        title: "E-Mail und Internet",
        blocks: [
          "Das dienstliche Postfach ist nur für dienstliche Zwecke da. Das Internet dürfen Sie in den Pausen in geringem Umfang privat nutzen. Verdächtige Nachrichten leiten Sie als Anhang an it-sicherheit@kontor-nord.example weiter und löschen sie danach.",
          "Bei Abwesenheit von mehr als einem Tag richten Sie eine Abwesenheitsnotiz mit Vertretung ein.",
        ],
      },
      {
        title: "Künstliche Intelligenz",
        blocks: [
          "Erlaubt sind die Werkzeuge, die auf der Freigabeliste der IT stehen. In andere Dienste geben Sie weder personenbezogene Daten noch Preise, Rezepturen oder Verträge ein. Ergebnisse prüfen Sie, bevor Sie sie verwenden; die Verantwortung bleibt bei Ihnen.",
        ],
      },
      {
        title: "Soziale Medien",
        blocks: [
          "Für das Unternehmen spricht nur die Pressestelle. Privat dürfen Sie selbstverständlich sagen, wo Sie arbeiten. Fotos aus Rösterei, Lager und Büros veröffentlichen Sie nur, wenn alle Abgebildeten eingewilligt haben und keine Kundendaten zu sehen sind.",
        ],
      },
    ],
  },
  {
    title: "Zusammenarbeit und Verhalten",
    sections: [
      {
        title: "Gleichbehandlung",
        blocks: [
          "Niemand wird aus Gründen der ethnischen Herkunft, des Geschlechts, der Religion oder Weltanschauung, einer Behinderung, des Alters oder der sexuellen Identität benachteiligt oder belästigt. Beschwerden nimmt die Beschwerdestelle in der Personalabteilung entgegen, auf Wunsch zusammen mit dem Betriebsrat. Jede Beschwerde wird innerhalb von zwei Wochen beantwortet.",
        ],
      },
      {
        title: "Geschenke und Einladungen",
        blocks: [
          "Geschenke von Geschäftspartnern dürfen Sie bis zu einem Wert von 35 Euro je Partner und Jahr annehmen. Geld und Gutscheine lehnen Sie immer ab. Höherwertiges melden Sie der Führungskraft; es wird zugunsten eines gemeinnützigen Zwecks verlost.",
        ],
      },
      {
        title: "Vertraulichkeit",
        blocks: [
          "Einkaufspreise, Röstprofile, Mischungen und Kundenkonditionen sind Geschäftsgeheimnisse. Die Pflicht zur Verschwiegenheit gilt auch nach dem Ende des Arbeitsverhältnisses. Über Ihr eigenes Gehalt dürfen Sie sprechen.",
        ],
      },
      {
        title: "Hinweise auf Missstände",
        blocks: [
          "Verstöße gegen Gesetze können Sie vertraulich, auf Wunsch ohne Namen, an die interne Meldestelle richten: hinweis@kontor-nord.example. Sie bestätigt den Eingang innerhalb von sieben Tagen und berichtet spätestens drei Monate danach, was geschehen ist. Sie können sich auch an die externe Meldestelle des Bundes wenden. Wer in gutem Glauben meldet, ist vor Nachteilen geschützt.",
        ],
      },
      {
        title: "Alkohol, Rauchen und Kleidung",
        blocks: [
          "Während der Arbeitszeit wird kein Alkohol getrunken; wer Maschinen oder Fahrzeuge bedient, muss nüchtern zur Arbeit kommen. Verkostungen von alkoholhaltigen Waren im Einkauf sind ausgenommen. Geraucht wird nur in den drei gekennzeichneten Bereichen im Freien, das gilt auch für E-Zigaretten.",
          "Im Laden tragen Sie die gestellte Schürze, in der Rösterei Haarnetz und Arbeitskleidung, die das Unternehmen wäscht. In der Verwaltung gibt es keine Kleiderordnung.",
        ],
      },
      {
        title: "Hunde am Arbeitsplatz",
        blocks: [
          "Im dritten Stock des Kontorhauses dürfen nach Absprache mit dem Team höchstens zwei Hunde gleichzeitig mitgebracht werden. In Laden, Rösterei und Lager sind Tiere wegen der Lebensmittelhygiene verboten.",
        ],
      },
    ],
  },
  {
    title: "Weiterbildung und Entwicklung",
    sections: [
      {
        title: "Jahresgespräch",
        blocks: [
          "Zwischen Januar und März führt jede Führungskraft mit jedem Teammitglied ein Gespräch über Ziele, Belastung, Entwicklung und Gehalt. Den Termin erhalten Sie mindestens zwei Wochen vorher. Vereinbartes steht im Protokoll, das beide unterschreiben.",
        ],
      },
      {
        title: "Fortbildung",
        blocks: [
          "Für fachliche Fortbildung stehen jeder Person 900 Euro und drei Arbeitstage im Jahr zur Verfügung. Kostet eine Fortbildung mehr als 3.000 Euro, wird eine Rückzahlung vereinbart, die sich über 24 Monate gleichmäßig verringert.",
          "Alle Beschäftigten können im Haus an den Verkostungskursen teilnehmen. Die Grundstufe findet jeden zweiten Mittwoch um 16:00 Uhr im Probenraum der Rösterei statt.",
        ],
      },
      {
        title: "Sprachkurse",
        blocks: [
          "Deutschkurse bis zur Stufe B2 bezahlt das Unternehmen vollständig; die Hälfte der Unterrichtszeit gilt als Arbeitszeit. Englisch und Spanisch werden zu 50 Prozent bezuschusst.",
        ],
      },
      {
        title: "Interne Stellen",
        blocks: [
          "Freie Stellen werden zwei Wochen lang intern ausgeschrieben, bevor wir extern suchen. Wer eine neue Kollegin oder einen neuen Kollegen empfiehlt, erhält nach deren Probezeit eine Prämie von 1.000 Euro brutto.",
        ],
      },
    ],
  },
  {
    title: "Ende des Arbeitsverhältnisses",
    sections: [
      {
        title: "Kündigungsfristen",
        blocks: [
          "Nach der Probezeit beträgt die Grundkündigungsfrist vier Wochen zum 15. oder zum Ende eines Kalendermonats. Mit der Dauer der Betriebszugehörigkeit verlängert sie sich; die längeren Fristen gelten für beide Seiten.",
          {
            caption: "Fristen nach Betriebszugehörigkeit, jeweils zum Monatsende",
            columns: [
              { title: "Betriebszugehörigkeit", share: 50 },
              { title: "Kündigungsfrist", share: 50 },
            ],
            rows: [
              ["ab 2 Jahren", "1 Monat"],
              ["ab 5 Jahren", "2 Monate"],
              ["ab 8 Jahren", "3 Monate"],
              ["ab 10 Jahren", "4 Monate"],
              ["ab 12 Jahren", "5 Monate"],
              ["ab 15 Jahren", "6 Monate"],
              ["ab 20 Jahren", "7 Monate"],
            ],
          },
        ],
      },
      {
        title: "Form der Kündigung",
        blocks: [
          "Eine Kündigung ist nur schriftlich mit eigenhändiger Unterschrift wirksam; E-Mail, Fax oder Messenger genügen nicht. Wer sich gegen eine Kündigung wehren will, muss innerhalb von drei Wochen nach Zugang Klage beim Arbeitsgericht erheben.",
          "Melden Sie sich spätestens drei Monate vor dem Ende bei der Agentur für Arbeit arbeitsuchend. Erfahren Sie später davon, haben Sie drei Tage Zeit.",
        ],
      },
      {
        title: "Offener Urlaub und Zeitguthaben",
        blocks: [
          "Resturlaub und Zeitguthaben nehmen Sie möglichst bis zum letzten Arbeitstag. Was nicht mehr genommen werden kann, wird mit der letzten Abrechnung ausgezahlt.",
        ],
      },
      {
        title: "Rückgabe und Zeugnis",
        blocks: [
          "Am letzten Arbeitstag geben Sie Ausweis, Schlüssel, Geräte und Arbeitskleidung am Empfang zurück. Ein qualifiziertes Zeugnis erhalten Sie spätestens zwei Wochen nach dem Ausscheiden, ein Zwischenzeugnis auf Wunsch bei einem Wechsel der Führungskraft oder vor längerer Abwesenheit.",
        ],
      },
      {
        title: "Rente",
        blocks: [
          "Das Arbeitsverhältnis endet mit Ablauf des Monats, in dem Sie die Regelaltersgrenze erreichen. Wer weiterarbeiten möchte, vereinbart das mindestens sechs Monate vorher. Altersteilzeit bietet das Unternehmen zurzeit nicht an.",
        ],
      },
      {
        title: "Nach dem Ausscheiden",
        blocks: [
          "Die letzte Abrechnung, die Lohnsteuerbescheinigung und die Meldung zur Sozialversicherung erhalten Sie bis zum 15. des Folgemonats per Post. Das persönliche Postfach wird am letzten Arbeitstag geschlossen; eine Weiterleitung an private Adressen richten wir nicht ein.",
          "Die Personalakte wird drei Jahre nach dem Ende des Jahres vernichtet, in dem das Arbeitsverhältnis endete. Abrechnungsunterlagen bewahrt das Unternehmen so lange auf, wie das Steuerrecht es verlangt. Ehemalige dürfen im Laden noch zwölf Monate mit Personalrabatt einkaufen.",
        ],
      },
    ],
  },
  {
    title: "Schlussbestimmungen",
    sections: [
      {
        title: "Änderungen des Handbuchs",
        blocks: [
          "Die Personalabteilung prüft das Handbuch jedes Jahr im Dezember. Änderungen werden mindestens vier Wochen vorher im Intranet bekannt gemacht; mitbestimmungspflichtige Punkte werden mit dem Betriebsrat vereinbart.",
          {
            caption: "Was sich gegenüber den letzten Fassungen geändert hat",
            columns: [
              { title: "Fassung", share: 14 },
              { title: "Gültig ab", share: 26 },
              { title: "Änderung", share: 60 },
            ],
            rows: [
              ["6.0", "1. Februar 2024", "Zeiterfassung für alle, Meldestelle für Hinweise"],
              ["7.0", "1. Februar 2025", "Homeoffice auf zwei Tage erhöht, Zuschuss zum Deutschlandticket"],
              [
                "8.0",
                "1. Februar 2026",
                "Elternzeit in Textform, Schutzfrist nach Fehlgeburt, Regeln für künstliche Intelligenz",
              ],
            ],
          },
        ],
      },
      {
        title: "Wo Sie dieses Handbuch finden",
        blocks: [
          "Die gültige Fassung steht im Intranet unter Personal und liegt gedruckt am Empfang des Kontorhauses und im Pausenraum jeder Halle. Übersetzungen der Kapitel 3 bis 5 ins Englische und Polnische stellt die Personalabteilung auf Anfrage bereit; verbindlich ist die deutsche Fassung.",
        ],
      },
    ],
  },
];
