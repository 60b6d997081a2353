import type { Chapter } from "../document";

export const absenceChapters: Chapter[] = [
  {
    title: "Urlaub und Abwesenheit",
    sections: [
      {
        title: "Jahresurlaub",
        blocks: [
          "Der Jahresurlaub beträgt 30 Arbeitstage bei einer Fünf-Tage-Woche. Darin ist der gesetzliche Mindesturlaub von 20 Arbeitstagen enthalten. Wer an weniger oder mehr Tagen in der Woche arbeitet, erhält den Urlaub im gleichen Verhältnis.",
          {
            caption: "Urlaubstage nach Arbeitstagen in der Woche",
            columns: [
              { title: "Arbeitstage in der Woche", share: 40 },
              { title: "Urlaubstage im Jahr", share: 30, align: "end" },
              { title: "davon gesetzlich", share: 30, align: "end" },
            ],
            rows: [
              ["5 Tage", "30", "20"],
              ["4 Tage", "24", "16"],
              ["3 Tage", "18", "12"],
              ["2 Tage", "12", "8"],
              ["1 Tag", "6", "4"],
            ],
          },
          "Der volle Anspruch entsteht nach sechs Monaten. Wer im Lauf des Jahres beginnt oder ausscheidet, erhält für jeden vollen Monat ein Zwölftel; beim Ausscheiden in der zweiten Jahreshälfte bleibt mindestens der volle gesetzliche Urlaub.",
          "Urlaub beantragen Sie im Zeitportal, und zwar möglichst vier Wochen vorher. Die Führungskraft antwortet innerhalb von fünf Arbeitstagen. Einmal im Jahr sollen zwei Wochen zusammenhängend genommen werden. Eltern schulpflichtiger Kinder haben in den Hamburger Schulferien Vorrang.",
          "Heiligabend und Silvester sind arbeitsfrei; dafür wird kein Urlaubstag abgezogen.",
        ],
      },
      {
        title: "Übertragung von Resturlaub",
        blocks: [
          "Der Jahresurlaub ist im laufenden Kalenderjahr zu nehmen. Bis zu fünf Tage Resturlaub können auf Antrag in das folgende Kalenderjahr übertragen werden. Der Antrag geht bis zum 15. Dezember über die Führungskraft an die Personalabteilung.",
          "Übertragene Urlaubstage sind bis zum 31. März des Folgejahres zu nehmen; danach verfallen sie. Eine Auszahlung ist nur möglich, wenn das Arbeitsverhältnis endet.",
          "Damit nichts unbemerkt verfällt, teilt die Personalabteilung allen Beschäftigten bis zum 31. Januar und noch einmal bis zum 31. Oktober mit, wie viele Tage offen sind und wann sie verfallen. Für Langzeiterkrankte gilt Abschnitt 5.3 der Betriebsvereinbarung Arbeitszeit.",
        ],
      },
      {
        title: "Krankheit während des Urlaubs",
        blocks: [
          "Wer im Urlaub erkrankt, legt eine Arbeitsunfähigkeitsbescheinigung vor. Die nachgewiesenen Krankheitstage werden nicht auf den Jahresurlaub angerechnet.",
          "Der Urlaub verlängert sich dadurch nicht von selbst: Die gutgeschriebenen Tage beantragen Sie neu. Bei einer Erkrankung im Ausland melden Sie sich am ersten Tag telefonisch und nennen auch die Anschrift am Aufenthaltsort.",
        ],
      },
      {
        title: "Zusatzurlaub",
        blocks: [
          "Schwerbehinderte Menschen erhalten bei einer Fünf-Tage-Woche fünf zusätzliche bezahlte Urlaubstage im Jahr. Wer regelmäßig in der Spätschicht arbeitet, bekommt für je 60 geleistete Spätschichten einen weiteren freien Tag, höchstens drei im Kalenderjahr.",
        ],
      },
      {
        title: "Sonderurlaub",
        blocks: [
          "Aus besonderem Anlass werden Sie bezahlt freigestellt. Der Anspruch besteht nur in zeitlichem Zusammenhang mit dem Ereignis, in der Regel innerhalb von vier Wochen; ein Nachweis genügt in Kopie.",
          {
            caption: "Bezahlte Freistellung",
            columns: [
              { title: "Anlass", share: 72 },
              { title: "Arbeitstage", share: 28, align: "end" },
            ],
            rows: [
              ["Eigene Hochzeit oder Begründung einer Lebenspartnerschaft", "2"],
              ["Geburt des eigenen Kindes, für den anderen Elternteil", "2"],
              ["Tod der Ehe- oder Lebenspartnerin, des Ehe- oder Lebenspartners oder eines Kindes", "3"],
              ["Tod eines Elternteils oder eines Geschwisters", "2"],
              ["Tod von Großeltern, Schwiegereltern oder Enkelkindern", "1"],
              ["Umzug aus privatem Grund, einmal in drei Jahren", "1"],
              ["Umzug auf Veranlassung des Unternehmens", "2"],
              ["25-jähriges Dienstjubiläum", "1"],
              ["Ladung als Zeugin, Zeuge, Schöffin oder Schöffe", "erforderliche Zeit"],
            ],
          },
        ],
      },
      {
        title: "Gesetzliche Feiertage 2026",
        blocks: [
          {
            caption: "Feiertage in Hamburg",
            columns: [
              { title: "Feiertag", share: 45 },
              { title: "Datum", share: 30 },
              { title: "Wochentag", share: 25 },
            ],
            rows: [
              ["Neujahr", "1. Januar 2026", "Donnerstag"],
              ["Karfreitag", "3. April 2026", "Freitag"],
              ["Ostermontag", "6. April 2026", "Montag"],
              ["Tag der Arbeit", "1. Mai 2026", "Freitag"],
              ["Christi Himmelfahrt", "14. Mai 2026", "Donnerstag"],
              ["Pfingstmontag", "25. Mai 2026", "Montag"],
              ["Tag der Deutschen Einheit", "3. Oktober 2026", "Samstag"],
              ["Reformationstag", "31. Oktober 2026", "Samstag"],
              ["Erster Weihnachtstag", "25. Dezember 2026", "Freitag"],
              ["Zweiter Weihnachtstag", "26. Dezember 2026", "Samstag"],
            ],
          },
        ],
      },
      {
        title: "Bildungsurlaub",
        blocks: [
          "Nach dem Hamburgischen Bildungsurlaubsgesetz können Sie innerhalb von zwei aufeinanderfolgenden Kalenderjahren zehn Arbeitstage bezahlten Bildungsurlaub nehmen. Der Anspruch entsteht nach sechs Monaten. Die Anmeldung mit dem Nachweis der Anerkennung liegt der Personalabteilung spätestens sechs Wochen vor Beginn vor.",
        ],
      },
      {
        title: "Unbezahlte Freistellung",
        blocks: [
          "Eine unbezahlte Freistellung von bis zu drei Monaten ist nach zwei Jahren Betriebszugehörigkeit möglich, wenn die Vertretung gesichert ist. Dauert sie länger als einen Monat, endet der Versicherungsschutz über das Arbeitsverhältnis; die Krankenkasse berät zur freiwilligen Versicherung.",
        ],
      },
    ],
  },
  {
    title: "Krankheit und Gesundheit",
    sections: [
      {
        title: "Krankmeldung",
        blocks: [
          "Melden Sie sich am ersten Tag vor Ihrem üblichen Arbeitsbeginn telefonisch bei Ihrer Führungskraft, im Lager bei der Schichtleitung, und sagen Sie, wie lange Sie voraussichtlich fehlen. Eine Nachricht über einen Messenger-Dienst genügt nicht. Die Art der Erkrankung müssen Sie nicht nennen.",
          "Dauert die Arbeitsunfähigkeit länger als drei Kalendertage, lassen Sie sie spätestens am darauffolgenden Arbeitstag ärztlich feststellen. Gesetzlich Versicherte geben keinen Schein ab: Die Personalabteilung ruft die elektronische Bescheinigung bei der Krankenkasse ab. Privat Versicherte reichen die Bescheinigung auf Papier oder als Scan ein.",
          "Hält die Erkrankung länger an als bescheinigt, geben Sie am letzten bescheinigten Tag Bescheid.",
        ],
      },
      {
        title: "Entgeltfortzahlung",
        blocks: [
          "Nach vierwöchiger Dauer des Arbeitsverhältnisses zahlt das Unternehmen das Entgelt bei unverschuldeter Krankheit bis zu sechs Wochen weiter. Ab dem 43. Tag zahlt die gesetzliche Krankenkasse Krankengeld.",
          "Wer mindestens zwei Jahre bei Kontor Nord ist, erhält ab der siebten Woche für weitere sechs Wochen einen Zuschuss, der das Krankengeld auf 90 Prozent des Nettoentgelts aufstockt.",
        ],
      },
      {
        title: "Krankes Kind",
        blocks: [
          "Muss ein Kind unter zwölf Jahren betreut werden, stellen wir Sie frei. Gesetzlich Versicherte erhalten im Jahr 2026 von der Krankenkasse Kinderkrankengeld für bis zu 15 Arbeitstage je Kind und Elternteil, Alleinerziehende für bis zu 30 Arbeitstage. Die ärztliche Bescheinigung brauchen Sie ab dem ersten Tag.",
        ],
      },
      {
        title: "Arztbesuche",
        blocks: [
          "Arzttermine legen Sie nach Möglichkeit außerhalb der Kernzeit oder der Schicht. Ist das nachweislich nicht möglich, wird die notwendige Zeit bis zu zwei Stunden gutgeschrieben. Vorsorgeuntersuchungen bei Schwangerschaft finden immer in bezahlter Arbeitszeit statt.",
        ],
      },
      {
        title: "Rückkehr nach langer Krankheit",
        blocks: [
          "Wer innerhalb von zwölf Monaten länger als sechs Wochen arbeitsunfähig war, erhält ein Angebot zum Betrieblichen Eingliederungsmanagement. Die Teilnahme ist freiwillig; auf Wunsch nehmen Betriebsrat, Schwerbehindertenvertretung oder eine Person Ihres Vertrauens teil.",
          "Bei der stufenweisen Wiedereingliederung steigern Sie die Stunden nach ärztlichem Plan. Während dieser Zeit zahlt weiterhin die Krankenkasse oder die Rentenversicherung.",
        ],
      },
      {
        title: "Arbeitsunfall und Wegeunfall",
        blocks: [
          "Melden Sie jeden Unfall bei der Arbeit oder auf dem Weg zur Arbeit noch am selben Tag der Führungskraft und der Fachkraft für Arbeitssicherheit. Bei mehr als einem Tag Ausfall gehen Sie zu einer Durchgangsärztin oder einem Durchgangsarzt. Führt der Unfall zu mehr als drei Tagen Arbeitsunfähigkeit, zeigt das Unternehmen ihn innerhalb von drei Tagen der Berufsgenossenschaft an.",
        ],
      },
      {
        title: "Angebote für Ihre Gesundheit",
        blocks: [
          {
            points: [
              "Betriebsärztliche Sprechstunde: jeden ersten Dienstag im Monat, 9:00 bis 12:00 Uhr, Raum 0.14 im Kontorhaus.",
              "Grippeschutzimpfung: kostenlos im Oktober.",
              "Bildschirmbrille: bis zu 150 Euro, wenn die betriebsärztliche Untersuchung sie für nötig hält.",
              "Rückenkurs im Lagerhof: donnerstags 14:30 Uhr, zur Hälfte während der Arbeitszeit.",
              "Psychosoziale Beratung: bis zu fünf vertrauliche Gespräche im Jahr, ohne Kosten und ohne Meldung an das Unternehmen.",
            ],
          },
        ],
      },
    ],
  },
  {
    title: "Familie und Pflege",
    sections: [
      {
        title: "Mutterschutz",
        blocks: [
          "Teilen Sie uns die Schwangerschaft und den voraussichtlichen Geburtstermin mit, sobald Sie davon wissen; erst dann können wir Sie schützen. Wir prüfen den Arbeitsplatz umgehend. In Rösterei und Lager entfallen sofort schweres Heben, Arbeit mit Gefahrstoffen und Spätdienst nach 20:00 Uhr.",
          "Die Schutzfrist beginnt sechs Wochen vor dem errechneten Termin und endet acht Wochen nach der Geburt. Bei Früh- und Mehrlingsgeburten dauert sie nach der Geburt zwölf Wochen. Nach einer Fehlgeburt ab der 13. Schwangerschaftswoche gilt eine gestaffelte Schutzfrist von zwei bis acht Wochen.",
          "In der Schutzfrist erhalten Sie Mutterschaftsgeld der Krankenkasse und dazu den Zuschuss des Unternehmens bis zur Höhe Ihres bisherigen Nettoentgelts. Vom Beginn der Schwangerschaft bis vier Monate nach der Entbindung ist eine Kündigung durch das Unternehmen unzulässig, außer die Behörde hat ihr ausnahmsweise zugestimmt.",
        ],
      },
      {
        title: "Elternzeit",
        blocks: [
          "Jeder Elternteil hat Anspruch auf bis zu drei Jahre Elternzeit je Kind. Davon können bis zu 24 Monate zwischen dem dritten und dem achten Geburtstag genommen werden. Die Elternzeit lässt sich auf drei Zeitabschnitte verteilen.",
          {
            caption: "Anmeldefristen der Elternzeit",
            columns: [
              { title: "Zeitraum", share: 60 },
              { title: "Frist vor Beginn", share: 40 },
            ],
            rows: [
              ["bis zum dritten Geburtstag", "7 Wochen"],
              ["zwischen drittem und achtem Geburtstag", "13 Wochen"],
            ],
          },
          "Für Kinder, die ab dem 1. Mai 2025 geboren sind, genügt die Anmeldung in Textform, also auch per E-Mail. Mit der Anmeldung legen Sie sich für die ersten zwei Jahre fest. Für jeden vollen Monat Elternzeit ohne Teilzeitarbeit wird der Jahresurlaub um ein Zwölftel gekürzt. Resturlaub aus der Zeit davor bleibt erhalten.",
        ],
      },
      {
        title: "Teilzeit in der Elternzeit",
        blocks: [
          "Während der Elternzeit können Sie bis zu 32 Stunden in der Woche arbeiten, im Durchschnitt des Monats gerechnet. Den Wunsch teilen Sie zusammen mit der Anmeldung der Elternzeit mit, spätestens aber sieben Wochen vor Beginn der Teilzeit.",
        ],
      },
      {
        title: "Pflege von Angehörigen",
        blocks: [
          {
            caption: "Freistellung für die Pflege naher Angehöriger",
            columns: [
              { title: "Form", share: 30 },
              { title: "Dauer", share: 40 },
              { title: "Ankündigung", share: 30 },
            ],
            rows: [
              [
                "Akuter Pflegefall",
                "bis zu 10 Arbeitstage im Jahr je pflegebedürftiger Person",
                "unverzüglich",
              ],
              ["Pflegezeit", "bis zu 6 Monate, ganz oder teilweise", "10 Arbeitstage vorher"],
              ["Familienpflegezeit", "bis zu 24 Monate mit mindestens 15 Wochenstunden", "8 Wochen vorher"],
              ["Begleitung am Lebensende", "bis zu 3 Monate", "10 Arbeitstage vorher"],
            ],
          },
          "Bei einem akuten Pflegefall zahlt die Pflegekasse auf Antrag Pflegeunterstützungsgeld. Alle Formen zusammen dürfen je pflegebedürftiger Person 24 Monate nicht überschreiten.",
        ],
      },
      {
        title: "Eltern-Kind-Zimmer",
        blocks: [
          "Im zweiten Stock des Kontorhauses steht ein Eltern-Kind-Zimmer mit Arbeitsplatz, Wickeltisch und Spielecke. Sie buchen es im Raumkalender unter der Nummer 2.07. Kinder dürfen nicht in den Lagerhof mitgebracht werden.",
        ],
      },
    ],
  },
];
