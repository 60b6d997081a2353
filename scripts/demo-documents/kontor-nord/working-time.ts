import type { DemoDocument } from "../document";
import { kontorNord } from "./company";

export const workingTime: DemoDocument = {
  ...kontorNord,
  file: "kontor-nord/Betriebsvereinbarung Arbeitszeit.docx",
  title: "Betriebsvereinbarung Arbeitszeit",
  subtitle: "zwischen der Geschäftsführung der Kontor Nord GmbH und dem Betriebsrat der Kontor Nord GmbH",
  facts: [
    ["Geschlossen am", "24. November 2025"],
    ["In Kraft ab", "1. Januar 2026"],
    ["Ersetzt", "Betriebsvereinbarung Arbeitszeit vom 6. März 2019"],
  ],
  date: "2025-11-24T10:00:00Z",
  chapterMark: "§ ",
  chapters: [
    {
      title: "Geltungsbereich und Ziele",
      sections: [
        {
          title: "Geltungsbereich",
          blocks: [
            "Diese Betriebsvereinbarung gilt für alle Beschäftigten der Kontor Nord GmbH einschließlich der Auszubildenden. Sie gilt nicht für leitende Angestellte im Sinne von § 5 Absatz 3 des Betriebsverfassungsgesetzes. Für Jugendliche geht das Jugendarbeitsschutzgesetz, für Schwangere und Stillende das Mutterschutzgesetz vor.",
          ],
        },
        {
          title: "Ziele",
          blocks: [
            "Die Vereinbarung soll verlässliche Dienstpläne, gesunde Arbeitszeiten und so viel eigene Gestaltung ermöglichen, wie der Betrieb zulässt. Zeiten werden erfasst, damit Überlastung früh erkannt wird, nicht um Leistung zu überwachen.",
          ],
        },
      ],
    },
    {
      title: "Arbeitszeit und Gleitzeit",
      sections: [
        {
          title: "Regelmäßige Arbeitszeit",
          blocks: [
            "Die regelmäßige wöchentliche Arbeitszeit beträgt 38,5 Stunden ohne Pausen. Der Sollwert eines Arbeitstages in der Fünf-Tage-Woche beträgt 7 Stunden und 42 Minuten. Bei Teilzeit vermindern sich die Werte entsprechend dem Arbeitsvertrag.",
          ],
        },
        {
          title: "Gleitzeit",
          blocks: [
            "In Verwaltung, Einkauf und Vertrieb gilt Gleitzeit. Der Rahmen reicht von 6:30 bis 19:00 Uhr. Die Kernzeit liegt montags bis donnerstags zwischen 9:30 und 15:00 Uhr und freitags zwischen 9:30 und 13:00 Uhr. Zeiten außerhalb des Rahmens werden nur gutgeschrieben, wenn sie angeordnet sind.",
            "Die Kernzeit kann mit Zustimmung der Führungskraft für einen ganzen Tag durch Abbau von Zeitguthaben entfallen. Solche Gleittage sind auf zwei im Monat begrenzt.",
          ],
        },
        {
          title: "Funktionszeiten",
          blocks: [
            "Jedes Team stellt sicher, dass es während seiner Funktionszeit erreichbar ist. Wer sie abdeckt, regelt das Team selbst.",
            {
              caption: "Funktionszeiten der Teams",
              columns: [
                { title: "Team", share: 40 },
                { title: "Zeit", share: 35 },
                { title: "Mindestbesetzung", share: 25, align: "end" },
              ],
              rows: [
                ["Bestellannahme", "7:00 bis 17:00 Uhr", "2"],
                ["Vertrieb Innendienst", "8:00 bis 17:30 Uhr", "2"],
                ["Buchhaltung", "9:00 bis 15:00 Uhr", "1"],
                ["IT-Hotline", "7:00 bis 18:00 Uhr", "1"],
                ["Empfang", "7:30 bis 18:00 Uhr", "1"],
              ],
            },
          ],
        },
        {
          title: "Laden",
          blocks: [
            "Die Beschäftigten im Laden arbeiten nach Dienstplan innerhalb der Öffnungszeiten von 10:00 bis 19:00 Uhr zuzüglich je 30 Minuten für Öffnen und Schließen. Jede Person hat mindestens zwei freie Samstage im Monat und einen festen freien Werktag in jeder Woche, in der sie samstags arbeitet.",
          ],
        },
      ],
    },
    {
      title: "Schichtarbeit",
      sections: [
        {
          title: "Schichtzeiten",
          blocks: [
            {
              caption: "Schichten in Lager und Rösterei",
              columns: [
                { title: "Schicht", share: 28 },
                { title: "Beginn", share: 22 },
                { title: "Ende", share: 22 },
                { title: "Pause", share: 28 },
              ],
              rows: [
                ["Frühschicht", "6:00 Uhr", "14:12 Uhr", "30 Minuten"],
                ["Spätschicht", "13:30 Uhr", "21:42 Uhr", "30 Minuten"],
              ],
            },
            "Nachtschichten werden nicht eingerichtet. Die Schichten wechseln wöchentlich. Auf Wunsch kann dauerhaft in einer Schicht gearbeitet werden, wenn der Plan es zulässt.",
          ],
        },
        {
          title: "Schichtplan",
          blocks: [
            "Der Plan wird mindestens vier Wochen vorher ausgehängt und im Zeitportal veröffentlicht. Danach darf er nur mit Einverständnis der Betroffenen geändert werden. Springt jemand mit weniger als 48 Stunden Vorlauf ein, erhält er oder sie zusätzlich eine Einspringprämie von 35 Euro je Schicht.",
            "Ein Tausch unter Beschäftigten ist der Schichtleitung bis 12:00 Uhr des Vortages mitzuteilen. Die Ruhezeit von elf Stunden muss gewahrt bleiben.",
          ],
        },
        {
          title: "Samstagsarbeit",
          blocks: [
            "In der Hochsaison vom 1. Oktober bis 15. Dezember kann im Lager an höchstens sechs Samstagen gearbeitet werden, und zwar von 6:00 bis 13:00 Uhr. Niemand wird zu mehr als drei dieser Samstage herangezogen.",
          ],
        },
      ],
    },
    {
      title: "Arbeitszeitkonto und Mehrarbeit",
      sections: [
        {
          title: "Ampelkonto",
          blocks: [
            "Für jede und jeden Beschäftigten wird ein Arbeitszeitkonto geführt. Es darf zwischen 20 Minusstunden und 60 Plusstunden schwanken.",
            {
              caption: "Stufen des Arbeitszeitkontos",
              columns: [
                { title: "Stufe", share: 16 },
                { title: "Kontostand", share: 40 },
                { title: "Was geschieht", share: 44 },
              ],
              rows: [
                ["Grün", "10 Minusstunden bis 30 Plusstunden", "Die Beschäftigten steuern selbst."],
                [
                  "Gelb",
                  "bis 20 Minusstunden oder bis 50 Plusstunden",
                  "Gespräch mit der Führungskraft innerhalb von zwei Wochen, Plan zum Ausgleich",
                ],
                [
                  "Rot",
                  "mehr als 50 Plusstunden",
                  "Keine weitere Mehrarbeit; Abbau innerhalb von drei Monaten, Meldung an den Betriebsrat",
                ],
              ],
            },
          ],
        },
        {
          title: "Mehrarbeit",
          blocks: [
            "Mehrarbeit ist Arbeit, die auf Anordnung über die regelmäßige Arbeitszeit hinaus geleistet wird. Sie bedarf der Zustimmung des Betriebsrats und wird mindestens drei Arbeitstage vorher angekündigt. In Notfällen genügt die nachträgliche Unterrichtung am nächsten Arbeitstag.",
            "Mehrarbeit wird durch Freizeit ausgeglichen. Auf Wunsch werden bis zu zehn Stunden im Monat mit einem Zuschlag von 25 Prozent ausgezahlt.",
          ],
        },
        {
          title: "Ausscheiden",
          blocks: [
            "Beim Ausscheiden wird ein Guthaben ausgezahlt, soweit es nicht mehr durch Freizeit abgebaut werden kann. Minusstunden werden nur verrechnet, wenn die beschäftigte Person sie selbst veranlasst hat.",
          ],
        },
      ],
    },
    {
      title: "Urlaub",
      sections: [
        {
          title: "Urlaubsplanung",
          blocks: [
            "Urlaubswünsche von mehr als fünf zusammenhängenden Tagen werden bis zum 31. Januar in den Jahresplan eingetragen. Die Führungskraft bestätigt den Plan bis zum 28. Februar. Können Wünsche nicht zusammen erfüllt werden, sind soziale Gesichtspunkte maßgeblich, vor allem schulpflichtige Kinder, der Urlaub der Partnerin oder des Partners und die Verteilung in den Vorjahren.",
            "Im Lager und im Versand gilt vom 15. November bis 20. Dezember eine Urlaubssperre. Ausnahmen genehmigt die Lagerleitung.",
          ],
        },
        {
          title: "Übertragung",
          blocks: [
            "Bis zu fünf Urlaubstage werden auf Antrag, der bis zum 15. Dezember zu stellen ist, in das Folgejahr übertragen. Sie sind bis zum 31. März zu nehmen. Konnte der Urlaub aus dringenden betrieblichen Gründen nicht genommen werden, wird er vollständig und ohne Antrag bis zum 31. März übertragen.",
          ],
        },
        {
          title: "Langzeiterkrankung",
          blocks: [
            "Wer den gesetzlichen Urlaub wegen Krankheit bis zum 31. März des Folgejahres nicht nehmen konnte, behält ihn zunächst. Bei Langzeiterkrankung endet der Übertragungszeitraum am 31. März des übernächsten Jahres.",
            "Der Urlaub, der über den gesetzlichen Mindesturlaub hinausgeht, verfällt auch bei Krankheit am 31. März des Folgejahres.",
          ],
        },
        {
          title: "Freizeitausgleich und Urlaub",
          blocks: [
            "Gleittage und Urlaub dürfen verbunden werden. Erkrankt jemand an einem Gleittag, wird die Zeit nicht gutgeschrieben.",
          ],
        },
      ],
    },
    {
      title: "Zuschläge",
      blocks: [
        {
          caption: "Zuschläge auf das Stundenentgelt",
          columns: [
            { title: "Arbeit", share: 55 },
            { title: "Zeit", share: 27 },
            { title: "Zuschlag", share: 18, align: "end" },
          ],
          rows: [
            ["Spätarbeit", "20:00 bis 23:00 Uhr", "10 %"],
            ["Nachtarbeit, nur auf Anordnung", "23:00 bis 6:00 Uhr", "25 %"],
            ["Samstagsarbeit im Lager", "ganztags", "20 %"],
            ["Sonntagsarbeit", "0:00 bis 24:00 Uhr", "50 %"],
            ["Arbeit an gesetzlichen Feiertagen", "0:00 bis 24:00 Uhr", "125 %"],
            ["Arbeit an Heiligabend und Silvester", "ganztags", "50 %"],
          ],
        },
        "Treffen mehrere Zuschläge zusammen, wird nur der höchste gezahlt. Statt der Zahlung kann Zeitgutschrift gewählt werden; die Wahl gilt jeweils für ein Kalenderjahr.",
      ],
    },
    {
      title: "Rufbereitschaft",
      sections: [
        {
          title: "Einteilung",
          blocks: [
            "Rufbereitschaft leisten Haustechnik und IT außerhalb der Betriebszeiten, höchstens sieben Tage hintereinander und höchstens zehn Tage in vier Wochen. Wer Rufbereitschaft hat, muss innerhalb von 30 Minuten telefonisch erreichbar und innerhalb von 60 Minuten vor Ort sein.",
          ],
        },
        {
          title: "Vergütung",
          blocks: [
            "Die Pauschale beträgt 40 Euro für einen Werktag und 75 Euro für einen Sonn- oder Feiertag. Einsätze zählen einschließlich Weg als Arbeitszeit, mindestens mit einer Stunde.",
          ],
        },
      ],
    },
    {
      title: "Zeiterfassung und Daten",
      sections: [
        {
          title: "Erfassung",
          blocks: [
            "Beginn, Ende und Dauer der Arbeit sowie die Pausen werden am selben Tag elektronisch erfasst. Fehlende Buchungen sind innerhalb von drei Arbeitstagen nachzutragen. Rüst- und Umkleidezeiten von zusammen zehn Minuten je Schicht gelten in Rösterei und Verpackung als Arbeitszeit.",
          ],
        },
        {
          title: "Auswertung",
          blocks: [
            "Zugriff auf die Zeiten haben die Person selbst, ihre Führungskraft und die Entgeltabrechnung. Auswertungen, mit denen Verhalten oder Leistung Einzelner verglichen werden, sind unzulässig. Die Daten werden nach zwei Jahren gelöscht, soweit keine längere gesetzliche Frist gilt.",
          ],
        },
      ],
    },
    {
      title: "Meinungsverschiedenheiten",
      blocks: [
        "Über Streitfälle berät eine Kommission aus je zwei Mitgliedern der Geschäftsführung und des Betriebsrats. Sie tritt innerhalb von zehn Arbeitstagen zusammen. Kommt keine Einigung zustande, entscheidet die Einigungsstelle nach § 76 des Betriebsverfassungsgesetzes.",
      ],
    },
    {
      title: "Inkrafttreten und Kündigung",
      blocks: [
        "Diese Vereinbarung tritt am 1. Januar 2026 in Kraft. Sie kann mit einer Frist von drei Monaten zum Jahresende gekündigt werden, erstmals zum 31. Dezember 2027. Bis zu einer neuen Vereinbarung wirkt sie nach.",
        "Hamburg, den 24. November 2025. Für die Geschäftsführung und für den Betriebsrat unterzeichnet.",
      ],
    },
  ],
};
