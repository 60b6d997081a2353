import type { Chapter } from "../document";

export const workChapters: Chapter[] = [
  {
    title: "Willkommen bei Kontor Nord",
    sections: [
      {
        title: "Wer wir sind",
        blocks: [
          "Kontor Nord handelt mit Kaffee, Tee und Gewürzen. Wir kaufen in den Anbauländern ein, rösten und mischen in Hamburg und beliefern Gastronomie, Einzelhandel und Hotels in ganz Deutschland. Im Laden im Kontorhaus kaufen Privatkunden dieselben Sorten.",
          "Das Unternehmen wurde 1987 mit sechs Beschäftigten gegründet. Heute arbeiten hier 148 Menschen in Einkauf, Rösterei, Lager, Vertrieb, Laden und Verwaltung.",
        ],
      },
      {
        title: "Für wen dieses Handbuch gilt",
        blocks: [
          "Dieses Handbuch gilt für alle Arbeitnehmerinnen, Arbeitnehmer und Auszubildenden der Kontor Nord GmbH. Es fasst zusammen, was im Arbeitsvertrag, in den Betriebsvereinbarungen und in den Gesetzen steht, und ergänzt, wie wir es im Alltag handhaben.",
          "Steht im Arbeitsvertrag oder in einer Betriebsvereinbarung etwas Günstigeres für Sie, gilt diese Regelung. Gesetzliche Rechte werden durch dieses Handbuch nicht eingeschränkt.",
        ],
      },
      {
        title: "Unsere Standorte",
        blocks: [
          {
            caption: "Standorte und Öffnungszeiten",
            columns: [
              { title: "Standort", share: 25 },
              { title: "Anschrift", share: 34 },
              { title: "Besetzt", share: 41 },
            ],
            rows: [
              [
                "Kontorhaus, Verwaltung",
                "Am Kontorfleet 12, 20457 Hamburg",
                "Empfang montags bis freitags 7:30 bis 18:00 Uhr",
              ],
              [
                "Laden im Kontorhaus",
                "Am Kontorfleet 12, Erdgeschoss",
                "montags bis samstags 10:00 bis 19:00 Uhr",
              ],
              [
                "Lagerhof, Halle 1",
                "Lagerhof 8, 22113 Hamburg",
                "Rohkaffeelager und Rösterei, 6:00 bis 21:42 Uhr",
              ],
              [
                "Lagerhof, Halle 2",
                "Lagerhof 8, 22113 Hamburg",
                "Tee, Gewürze und Versand, 6:00 bis 21:42 Uhr",
              ],
            ],
          },
        ],
      },
      {
        title: "Ihre Ansprechstellen",
        blocks: [
          {
            caption: "Wen Sie wofür erreichen",
            columns: [
              { title: "Stelle", share: 30 },
              { title: "Wofür", share: 40 },
              { title: "Telefon", share: 22 },
            ],
            rows: [
              ["Empfang", "Besuch, Post, Fundsachen, Schlüssel", "040 66969 100"],
              ["Personalabteilung", "Urlaub, Krankmeldung, Verträge, Bescheinigungen", "040 66969 110"],
              ["Entgeltabrechnung", "Gehaltszettel, Zuschläge, Altersvorsorge", "040 66969 112"],
              ["Fachkraft für Arbeitssicherheit", "Unfälle, Gefahren, Schutzausrüstung", "040 66969 118"],
              ["IT-Hotline", "Geräte, Zugänge, verdächtige E-Mails", "040 66969 130"],
              ["Datenschutz", "Auskunft, Datenpannen", "040 66969 145"],
              ["Betriebsrat", "Beratung und Vermittlung", "040 66969 150"],
              ["Reisestelle", "Buchungen, Reisekosten", "040 66969 116"],
            ],
          },
        ],
      },
      {
        title: "Ausweis, Schlüssel und Besuch",
        blocks: [
          "Tragen Sie den Ausweis im Lagerhof sichtbar. Den Verlust von Ausweis oder Schlüssel melden Sie sofort dem Empfang; ein neuer Ausweis kostet beim ersten Mal nichts, danach 15 Euro. Außerhalb der Zeit von 6:00 bis 22:00 Uhr ist das Kontorhaus verschlossen und die Alarmanlage scharf.",
          "Besuch wird am Vortag im Besucherkalender angemeldet, am Empfang abgeholt und bis zum Ausgang begleitet. In Rösterei und Lager darf Besuch nur nach einer Kurzunterweisung von 15 Minuten.",
        ],
      },
      {
        title: "Betriebsrat und Vertretungen",
        blocks: [
          "Der Betriebsrat hat sieben Mitglieder und ist dienstags von 13:00 bis 15:00 Uhr ohne Termin in Raum 1.03 des Kontorhauses zu sprechen, im Lagerhof jeden zweiten Donnerstag von 13:30 bis 14:30 Uhr. Betriebsversammlungen finden einmal im Vierteljahr statt und gelten als Arbeitszeit.",
          "Die Schwerbehindertenvertretung und die Jugend- und Auszubildendenvertretung erreichen Sie über dieselbe Nummer wie den Betriebsrat. Gespräche sind vertraulich.",
        ],
      },
    ],
  },
  {
    title: "Beginn des Arbeitsverhältnisses",
    sections: [
      {
        title: "Unterlagen vor dem ersten Tag",
        blocks: [
          "Bitte reichen Sie spätestens eine Woche vor Arbeitsbeginn diese Angaben bei der Personalabteilung ein:",
          {
            points: [
              "Steuer-Identifikationsnummer und Geburtsdatum,",
              "Sozialversicherungsnummer und Name der Krankenkasse,",
              "Bankverbindung für die Gehaltszahlung,",
              "bei Staatsangehörigen von außerhalb der EU den Aufenthaltstitel mit Arbeitserlaubnis,",
              "für Rösterei und Verpackung die Erstbelehrung nach § 43 Infektionsschutzgesetz, die höchstens drei Monate alt ist.",
            ],
          },
        ],
      },
      {
        title: "Probezeit",
        blocks: [
          "Die ersten sechs Monate gelten als Probezeit. In dieser Zeit können beide Seiten das Arbeitsverhältnis mit einer Frist von zwei Wochen kündigen.",
          "Nach drei Monaten und noch einmal im fünften Monat spricht Ihre Führungskraft mit Ihnen über Einarbeitung, Leistung und Ihre eigenen Eindrücke. Das Ergebnis beider Gespräche wird schriftlich festgehalten, und Sie erhalten eine Kopie.",
          "Bei Auszubildenden dauert die Probezeit vier Monate. Während dieser Zeit kann das Ausbildungsverhältnis jederzeit ohne Frist gekündigt werden.",
        ],
      },
      {
        title: "Einarbeitung",
        blocks: [
          "Am ersten Tag begrüßt Sie Ihre Führungskraft um 9:00 Uhr am Empfang des Kontorhauses. Sie bekommen Ausweis, Schlüssel und Arbeitsmittel und werden in Arbeitsschutz, Brandschutz und Datenschutz unterwiesen, bevor Sie die Arbeit aufnehmen.",
          "Eine erfahrene Kollegin oder ein erfahrener Kollege begleitet Sie in den ersten acht Wochen als Patin oder Pate. Alle Neuen verbringen innerhalb des ersten Quartals je einen Tag in der Rösterei, im Lager und im Laden.",
        ],
      },
      {
        title: "Nebentätigkeit",
        blocks: [
          "Eine bezahlte Nebentätigkeit zeigen Sie der Personalabteilung in Textform an, bevor Sie sie aufnehmen. Untersagt wird sie nur, wenn berechtigte Interessen des Unternehmens entgegenstehen, zum Beispiel bei einem Wettbewerber oder wenn die Höchstarbeitszeit überschritten würde.",
          "Die Arbeitszeiten aller Beschäftigungen werden zusammengerechnet. Zusammen dürfen sie im Durchschnitt 48 Stunden in der Woche nicht übersteigen.",
        ],
      },
      {
        title: "Persönliche Daten ändern",
        blocks: [
          "Ändern sich Anschrift, Name, Familienstand, Bankverbindung oder Krankenkasse, teilen Sie das der Personalabteilung innerhalb von 14 Tagen mit. Eine neue Bankverbindung wird für die laufende Abrechnung berücksichtigt, wenn sie bis zum 10. des Monats vorliegt.",
        ],
      },
      {
        title: "Befristete Verträge",
        blocks: [
          "Ein befristeter Vertrag endet mit dem vereinbarten Datum, ohne dass es einer Kündigung bedarf. Ohne Sachgrund ist eine Befristung bis zu zwei Jahren und höchstens dreimaliger Verlängerung möglich. Die Führungskraft sagt Ihnen spätestens drei Monate vor dem Ende, ob eine Übernahme vorgesehen ist.",
        ],
      },
      {
        title: "Ausbildung",
        blocks: [
          "Kontor Nord bildet Kaufleute für Groß- und Außenhandelsmanagement, Fachkräfte für Lagerlogistik und Kaufleute im Einzelhandel aus. Für Berufsschule und Prüfungen werden Auszubildende bezahlt freigestellt, ebenso am Arbeitstag unmittelbar vor der schriftlichen Abschlussprüfung.",
          "Den Ausbildungsnachweis führen Auszubildende während der Arbeitszeit; die Ausbilderin oder der Ausbilder zeichnet ihn monatlich ab. Fachbücher bis 120 Euro je Ausbildungsjahr bezahlt das Unternehmen. Wer die Prüfung mit der Note sehr gut oder gut besteht, erhält ein Angebot zur unbefristeten Übernahme.",
        ],
      },
      {
        title: "Arbeitsmittel",
        blocks: [
          "Notebook, Telefon, Werkzeug und Arbeitskleidung bleiben Eigentum des Unternehmens. Die Übergabe wird auf einer Liste quittiert. Schäden melden Sie sofort; für leichte Fahrlässigkeit haften Sie nicht.",
        ],
      },
    ],
  },
  {
    title: "Arbeitszeit und Arbeitsort",
    blocks: [
      "Die Einzelheiten stehen in der Betriebsvereinbarung Arbeitszeit. Hier lesen Sie, was die meisten von uns täglich brauchen.",
    ],
    sections: [
      {
        title: "Wöchentliche Arbeitszeit",
        blocks: [
          "Die regelmäßige Arbeitszeit beträgt bei Vollzeit 38,5 Stunden in der Woche. Verteilt auf fünf Tage sind das 7 Stunden und 42 Minuten am Tag, ohne Pausen gerechnet.",
          "Die werktägliche Arbeitszeit darf acht Stunden nicht überschreiten. Sie kann auf bis zu zehn Stunden verlängert werden, wenn innerhalb von sechs Kalendermonaten im Durchschnitt acht Stunden werktäglich nicht überschritten werden.",
        ],
      },
      {
        title: "Gleitzeit in der Verwaltung",
        blocks: [
          "In der Verwaltung, im Einkauf und im Vertrieb wählen Sie Beginn und Ende selbst, und zwar im Rahmen von 6:30 bis 19:00 Uhr. In der Kernzeit sind Sie im Dienst.",
          {
            caption: "Kernzeiten",
            columns: [
              { title: "Tage", share: 40 },
              { title: "Kernzeit", share: 60 },
            ],
            rows: [
              ["Montag bis Donnerstag", "9:30 bis 15:00 Uhr"],
              ["Freitag", "9:30 bis 13:00 Uhr"],
            ],
          },
        ],
      },
      {
        title: "Schichten im Lager und in der Rösterei",
        blocks: [
          "Die Frühschicht dauert von 6:00 bis 14:12 Uhr, die Spätschicht von 13:30 bis 21:42 Uhr. Beide enthalten 30 Minuten unbezahlte Pause. Der Schichtplan hängt mindestens vier Wochen im Voraus aus.",
          "Sie können Schichten tauschen, wenn beide Beteiligten einverstanden sind und die Schichtleitung spätestens am Vortag bis 12:00 Uhr Bescheid weiß.",
        ],
      },
      {
        title: "Pausen und Ruhezeiten",
        blocks: [
          "Wer mehr als sechs Stunden arbeitet, macht mindestens 30 Minuten Pause; bei mehr als neun Stunden sind es mindestens 45 Minuten. Die Pause kann in Abschnitte von je mindestens 15 Minuten geteilt werden. Länger als sechs Stunden hintereinander darf niemand ohne Pause arbeiten.",
          "Zwischen Feierabend und dem nächsten Arbeitsbeginn liegen mindestens elf Stunden Ruhezeit.",
          "Jugendliche unter 18 Jahren haben bei mehr als viereinhalb Stunden Arbeit 30 Minuten und bei mehr als sechs Stunden 60 Minuten Pause.",
        ],
      },
      {
        title: "Zeiterfassung",
        blocks: [
          "Alle erfassen Beginn, Ende und Pausen am selben Tag: im Kontorhaus und im Lagerhof am Terminal, unterwegs und zu Hause im Zeitportal. Vergessene Buchungen tragen Sie innerhalb von drei Arbeitstagen nach; Ihre Führungskraft bestätigt sie.",
        ],
      },
      {
        title: "Mehrarbeit",
        blocks: [
          "Überstunden werden nur geleistet, wenn die Führungskraft sie vorher angeordnet oder genehmigt hat. Sie werden dem Arbeitszeitkonto gutgeschrieben und vorrangig durch Freizeit ausgeglichen. Schwangere, stillende und jugendliche Beschäftigte leisten keine Mehrarbeit.",
        ],
      },
      {
        title: "Homeoffice",
        blocks: [
          "Wer eine Tätigkeit hat, die sich dafür eignet, kann nach den ersten drei Monaten bis zu zwei Tage in der Woche zu Hause arbeiten. Die Tage stimmen Sie bis Donnerstag der Vorwoche mit dem Team ab. Dienstag ist in allen Verwaltungsteams gemeinsamer Tag im Kontorhaus.",
          "Das Unternehmen stellt Notebook, Bildschirm und Kopfhörer. Für Tisch und Stuhl gibt es einmalig einen Zuschuss von bis zu 300 Euro gegen Beleg.",
          "Auch zu Hause gelten Arbeitszeiten, Pausen und Datenschutz. Bildschirm und Unterlagen dürfen für Mitbewohner nicht einsehbar sein; Papier mit personenbezogenen Daten wird nur im Kontorhaus vernichtet.",
        ],
      },
      {
        title: "Arbeiten aus dem Ausland",
        blocks: [
          "Aus einem Staat der EU, aus Norwegen, Island, Liechtenstein oder der Schweiz können Sie bis zu 20 Arbeitstage im Kalenderjahr mobil arbeiten. Den Antrag stellen Sie sechs Wochen vorher bei der Personalabteilung, die die A1-Bescheinigung besorgt. Aus anderen Staaten ist mobiles Arbeiten nicht möglich.",
        ],
      },
      {
        title: "Teilzeit",
        blocks: [
          "Wer länger als sechs Monate beschäftigt ist, kann eine Verringerung der Arbeitszeit verlangen. Der Antrag geht spätestens drei Monate vor dem gewünschten Beginn in Textform an die Personalabteilung; die Antwort erhalten Sie spätestens einen Monat vor diesem Termin.",
          "Bei der Brückenteilzeit wird die Arbeitszeit für mindestens ein und höchstens fünf Jahre verringert. Danach gilt wieder die frühere Arbeitszeit.",
        ],
      },
    ],
  },
];
