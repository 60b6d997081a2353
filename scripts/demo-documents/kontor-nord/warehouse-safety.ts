import type { DemoDocument } from "../document";
import { kontorNord } from "./company";

export const warehouseSafety: DemoDocument = {
  ...kontorNord,
  file: "kontor-nord/Sicherheitsunterweisung Lager 2026.pdf",
  title: "Sicherheitsunterweisung Lager 2026",
  subtitle: "Pflichtunterweisung für alle, die im Lagerhof arbeiten oder ihn betreten",
  facts: [
    ["Gilt für", "Lagerhof, Halle 1 (Rohkaffee und Rösterei) und Halle 2 (Tee, Gewürze, Versand)"],
    ["Erstellt von", "Fachkraft für Arbeitssicherheit, Telefon 040 66969 118"],
    ["Fassung", "2026-1 vom 9. Januar 2026"],
    ["Nächste Prüfung", "Januar 2027"],
  ],
  date: "2026-01-09T09:00:00Z",
  book: "flow",
  chapters: [
    {
      title: "Grundlagen",
      sections: [
        {
          title: "Wer wann unterwiesen wird",
          blocks: [
            "Jede Person wird vor der ersten Arbeit im Lagerhof und danach mindestens einmal im Jahr unterwiesen. Jugendliche unter 18 Jahren werden jedes halbe Jahr unterwiesen. Eine zusätzliche Unterweisung findet statt, wenn sich der Arbeitsplatz oder ein Arbeitsmittel ändert, und nach jedem Unfall.",
            "Die Teilnahme wird mit Unterschrift bestätigt. Wer nicht unterwiesen ist, darf im Lagerhof nicht arbeiten. Den Nachweis bewahrt die Lagerleitung fünf Jahre auf.",
          ],
        },
        {
          title: "Rechte und Pflichten",
          blocks: [
            "Sie haben das Recht, sich bei unmittelbarer erheblicher Gefahr sofort zu entfernen. Sie sind verpflichtet, Schutzausrüstung zu tragen, Schutzeinrichtungen nicht zu entfernen und Mängel gleich zu melden. Ein Gerät mit einem roten Sperranhänger darf niemand benutzen.",
          ],
        },
        {
          title: "Ansprechpersonen",
          blocks: [
            {
              caption: "Wichtige Nummern",
              columns: [
                { title: "Stelle", share: 60 },
                { title: "Telefon", share: 40 },
              ],
              rows: [
                ["Feuerwehr und Rettungsdienst", "112"],
                ["Polizei", "110"],
                ["Giftnotruf Nord", "0551 19240"],
                ["Fachkraft für Arbeitssicherheit", "040 66969 118"],
                ["Schichtleitung Halle 1", "040 66969 141"],
                ["Schichtleitung Halle 2", "040 66969 142"],
                ["Haustechnik, auch nachts", "040 66969 160"],
              ],
            },
          ],
        },
      ],
    },
    {
      title: "Sicheres Verhalten im Lager",
      sections: [
        {
          title: "Persönliche Schutzausrüstung",
          blocks: [
            "Die Ausrüstung wird kostenlos gestellt und bei Verschleiß ersetzt. Sicherheitsschuhe tragen alle, die den Lagerhof hinter der gelben Linie betreten, auch Besuch; Überschuhe für Besuch liegen an Tor 1.",
            {
              caption: "Was wo getragen wird",
              columns: [
                { title: "Bereich oder Tätigkeit", share: 42 },
                { title: "Schutzausrüstung", share: 58 },
              ],
              rows: [
                ["Halle 1 und Halle 2, immer", "Sicherheitsschuhe der Klasse S3, Warnweste"],
                ["Rösterei", "Hitzeschutzhandschuhe, lange Ärmel, Haarnetz, Gehörschutz ab 85 dB(A)"],
                ["Gewürzabfüllung", "Staubmaske FFP2, dicht schließende Schutzbrille, Haarnetz"],
                ["Umfüllen von Reinigern", "Chemikalienhandschuhe aus Nitril, Schutzbrille, Schürze"],
                ["Kartons öffnen", "Sicherheitsmesser mit Klingenrückzug, Schnittschutzhandschuhe"],
                ["Arbeit unter angehobener Last", "verboten"],
              ],
            },
          ],
        },
        {
          title: "Verkehrswege",
          blocks: [
            {
              points: [
                "Fußwege sind grün, Fahrwege grau, Stellflächen gelb markiert. Fußgänger bleiben auf Grün.",
                "Fluchtwege, Notausgänge, Feuerlöscher und Schaltschränke bleiben immer frei, auch für kurze Zeit.",
                "Durch die Rolltore 2 bis 5 gehen keine Fußgänger; benutzen Sie die Türen daneben.",
                "Verschüttete Bohnen und Folienreste werden sofort aufgekehrt.",
                "Telefonieren im Gehen ist auf Fahrwegen verboten.",
              ],
            },
          ],
        },
        {
          title: "Regale und Stapel",
          blocks: [
            "Die Fachlast beträgt 1.000 Kilogramm, die Feldlast 4.000 Kilogramm; maßgeblich ist das Schild am Regal. Kaffeesäcke werden höchstens acht Lagen hoch im Verband gestapelt. Beschädigte Paletten werden aussortiert.",
            "Beschädigte Regalstützen melden Sie sofort: Das Feld wird entladen und gesperrt. Auf Regale klettern ist verboten.",
          ],
        },
        {
          title: "Heben und Tragen",
          blocks: [
            "Ein Sack Rohkaffee wiegt 60 bis 70 Kilogramm und wird nie von einer Person allein gehoben. Benutzen Sie den Vakuumheber; steht er nicht zur Verfügung, tragen Sie zu zweit mit Tragehilfe.",
            {
              caption: "Richtwerte für Lasten bei gelegentlichem Heben",
              columns: [
                { title: "Personengruppe", share: 50 },
                { title: "Höchstlast", share: 50, align: "end" },
              ],
              rows: [
                ["Männer ab 18 Jahren", "25 kg"],
                ["Frauen ab 18 Jahren", "15 kg"],
                ["Jugendliche", "10 kg"],
                ["Schwangere, gelegentlich", "10 kg"],
                ["Schwangere, regelmäßig", "5 kg"],
              ],
            },
          ],
        },
        {
          title: "Leitern und Tritte",
          blocks: [
            "Prüfen Sie vor dem Aufstieg Stufen, Füße und Spreizsicherung. Anlegeleitern ragen einen Meter über die Austrittsstelle hinaus. Auf Leitern wird nicht länger als zwei Stunden am Tag gearbeitet; ab zwei Metern Standhöhe wird die Arbeitsbühne benutzt.",
          ],
        },
        {
          title: "Rösterei",
          blocks: [
            "Trommel, Kühlsieb und Abgasrohr sind bis zu 230 Grad heiß. Die Wartungsklappe wird erst geöffnet, wenn die Anzeige unter 60 Grad liegt. Silberhäutchen im Zyklon werden nach jeder Schicht entleert, denn sie entzünden sich leicht.",
            "Beim Rösten und beim Lagern frisch gerösteter Bohnen entsteht Kohlenmonoxid. Silos werden nur mit Freigabeschein, Gaswarngerät und Sicherungsposten betreten. Ab 30 ppm am Warngerät verlassen alle den Bereich.",
          ],
        },
      ],
    },
    {
      title: "Notfälle im Lager",
      sections: [
        {
          title: "Brand",
          blocks: [
            {
              steps: [
                "Druckknopfmelder betätigen oder 112 anrufen: wo, was, wie viele Verletzte, welche Art, auf Rückfragen warten.",
                "Personen warnen und Verletzten helfen.",
                "Löschen nur ohne Eigengefährdung und mit freiem Fluchtweg im Rücken.",
                "Gebäude über die gekennzeichneten Fluchtwege verlassen, keine Aufzüge benutzen.",
              ],
            },
            "Feuerlöscher hängen alle 20 Meter. In der Rösterei benutzen Sie den Schaumlöscher, an Schaltschränken nur den Kohlendioxidlöscher. Brennt es in der Rösttrommel, bleibt die Klappe zu; das Löschwasser wird am roten Hebel ausgelöst.",
          ],
        },
        {
          title: "Unfall und Erste Hilfe",
          blocks: [
            "Verbandkästen hängen in Halle 1 neben dem Büro der Schichtleitung, in Halle 2 neben Tor 3 und in der Rösterei am Leitstand. Die Augenspülflasche steht an der Reinigerstation. In jeder Schicht sind mindestens zwei Personen als Ersthelfende eingeteilt; ihre Namen stehen auf dem grünen Aushang.",
            "Jede Verletzung, auch eine kleine, wird in den Meldeblock am Verbandkasten eingetragen. Die Einträge werden fünf Jahre vertraulich aufbewahrt. Wer nach einem Unfall allein nicht sicher gehen kann, wird begleitet; niemand fährt selbst in die Klinik.",
          ],
        },
        {
          title: "Räumung",
          blocks: [
            "Bei Daueralarm verlassen alle sofort die Halle. Sammelplatz ist der Parkplatz Süd neben der Waage. Die Schichtleitung zählt anhand der Anwesenheitsliste und meldet der Feuerwehr, wer fehlt. Zurück geht es erst nach Freigabe durch die Feuerwehr.",
            "Eine Räumungsübung findet jedes Jahr im Mai statt.",
          ],
        },
        {
          title: "Auslaufende Flüssigkeiten",
          blocks: [
            "Der Bereich ist sofort abzusperren; andere Personen sind zu warnen. Das gelbe Warnschild steht neben Tor 3.",
            "Ausgelaufenes Öl wird von außen nach innen mit Bindemittel aufgenommen, niemals mit Wasser. Das gebrauchte Bindemittel gehört in den roten Sammelbehälter.",
            "Leckagen dürfen nicht in die Kanalisation gelangen. Abläufe werden mit den Abdeckmatten aus dem Notfallschrank verschlossen. Der Notfallschrank steht in Halle 2 gegenüber von Tor 4.",
            "Jede Leckage wird der Fachkraft für Arbeitssicherheit unter 040 66969 118 gemeldet, auch eine kleine. Unbekannte Flüssigkeiten rühren Sie nicht an.",
          ],
        },
        {
          title: "Stromausfall",
          blocks: [
            "Die Sicherheitsbeleuchtung hält 60 Minuten. Bleiben Sie stehen, bis sie leuchtet, und verlassen Sie dann die Fahrwege. Der Röster wird über das Notstromaggregat geregelt heruntergefahren; nur der Leitstand bleibt besetzt.",
          ],
        },
        {
          title: "Gasgeruch und Kohlenmonoxid",
          blocks: [
            "Bei Gasgeruch: keine Schalter betätigen, Türen öffnen, Gas-Absperrhahn an der Außenwand von Halle 1 schließen, Halle verlassen und von draußen 112 anrufen. Kopfschmerz, Schwindel und Übelkeit können auf Kohlenmonoxid hinweisen; bringen Sie Betroffene an die frische Luft.",
          ],
        },
      ],
    },
    {
      title: "Gabelstapler und Flurförderzeuge",
      sections: [
        {
          title: "Wer fahren darf",
          blocks: [
            "Einen Gabelstapler fährt nur, wer mindestens 18 Jahre alt ist, den Fahrausweis für Flurförderzeuge besitzt, betriebsärztlich untersucht ist und von der Lagerleitung schriftlich beauftragt wurde. Die Beauftragung gilt für den Lagerhof und die genannten Gerätetypen und wird jährlich erneuert.",
            "Für handgeführte Elektro-Hubwagen genügt eine Einweisung von 30 Minuten am Gerät. Mitfahren ist auf allen Geräten verboten.",
          ],
        },
        {
          title: "Fahren",
          blocks: [
            {
              caption: "Höchstgeschwindigkeiten",
              columns: [
                { title: "Bereich", share: 65 },
                { title: "Tempo", share: 35, align: "end" },
              ],
              rows: [
                ["In den Hallen", "10 km/h"],
                ["An Toren, Kreuzungen und Fußgängerquerungen", "5 km/h"],
                ["Auf dem Hof", "15 km/h"],
              ],
            },
            {
              points: [
                "Sicherheitsgurt anlegen. Last so tief wie möglich führen, bergauf voraus und bergab rückwärts.",
                "Bei Last vor der Sicht rückwärts fahren oder einweisen lassen.",
                "Vor dem Absteigen Gabel absenken, Feststellbremse anziehen und Schlüssel abziehen.",
                "Personen werden nur im zugelassenen Arbeitskorb und nie während der Fahrt gehoben.",
              ],
            },
          ],
        },
        {
          title: "Tägliche Prüfung",
          blocks: [
            "Vor jeder Schicht prüft die Fahrerin oder der Fahrer Bremse, Lenkung, Hupe, Licht, Reifen, Gabelzinken, Hubketten und Hydraulik und unterschreibt die Prüfkarte am Gerät. Mit Mängeln wird nicht gefahren.",
          ],
        },
        {
          title: "Batterien laden",
          blocks: [
            "Geladen wird nur an der Ladestation in Halle 2. Beim Laden entsteht Wasserstoff: Rauchen, offenes Feuer und Funken sind im Umkreis von 2,5 Metern verboten, und die Lüftung muss laufen. Beim Nachfüllen von Wasser tragen Sie Schutzbrille und säurefeste Handschuhe. Säure auf der Haut oder im Auge wird mindestens 15 Minuten gespült.",
          ],
        },
      ],
    },
    {
      title: "Gefahrstoffe und Hygiene",
      sections: [
        {
          title: "Umgang mit Gefahrstoffen",
          blocks: [
            "Welche Stoffe im Haus sind, steht im Gefahrstoffverzeichnis. An jedem Arbeitsplatz mit Gefahrstoffen hängt die Betriebsanweisung. Stoffe werden nie in Lebensmittelbehälter umgefüllt, und Reiniger werden nicht gemischt: Chlorhaltige und saure Reiniger bilden zusammen giftiges Chlorgas.",
          ],
        },
        {
          title: "Staub",
          blocks: [
            "Feiner Staub von Gewürzen, Tee und Kaffee kann explodieren und die Atemwege reizen. Staub wird gesaugt, nie mit Druckluft abgeblasen. In der Gewürzabfüllung sind nur Staubsauger der Klasse M mit Explosionsschutz erlaubt.",
          ],
        },
        {
          title: "Lebensmittelhygiene",
          blocks: [
            "Essen, Trinken und Kaugummi sind nur im Pausenraum erlaubt. Schmuck an Händen und Unterarmen wird abgelegt. Wer Durchfall, Erbrechen oder eine eiternde Wunde an den Händen hat, meldet das vor Schichtbeginn und arbeitet nicht an offener Ware.",
          ],
        },
      ],
    },
    {
      title: "Besondere Personengruppen",
      blocks: [
        "Jugendliche dürfen nur unter Aufsicht und nicht am Röster, am Gabelstapler oder mit ätzenden Stoffen arbeiten. Ausnahmen sind in der Ausbildung ab 16 Jahren möglich, wenn eine fachkundige Person Aufsicht führt.",
        "Schwangere arbeiten nicht mit Gefahrstoffen der Kategorien, die das Kind schädigen können, nicht am Röster und nicht auf Leitern. Stillende halten sich von chlorhaltigen Reinigern fern. Die Gefährdungsbeurteilung wird mit der Mitteilung der Schwangerschaft angepasst.",
        "Fremdfirmen melden sich an Tor 1 an, erhalten eine Kurzunterweisung von 15 Minuten und tragen eine orange Weste. Für Schweißen, Schleifen und andere heiße Arbeiten stellt die Haustechnik einen Erlaubnisschein aus, der einen Tag gilt; die Brandwache bleibt zwei Stunden nach Ende der Arbeit.",
      ],
    },
    {
      title: "Prüfungen und Fristen",
      blocks: [
        {
          caption: "Wiederkehrende Prüfungen",
          columns: [
            { title: "Was", share: 38 },
            { title: "Frist", share: 28 },
            { title: "Wer prüft", share: 34 },
          ],
          rows: [
            ["Gabelstapler und Hubwagen", "jährlich", "befähigte Person"],
            ["Regale, Sichtprüfung", "wöchentlich", "Schichtleitung"],
            ["Regale, Experteninspektion", "alle 12 Monate", "externe Fachfirma"],
            ["Leitern und Tritte", "halbjährlich", "Haustechnik"],
            ["Feuerlöscher", "alle 2 Jahre", "Fachfirma"],
            ["Rolltore", "jährlich", "Fachfirma"],
            ["Ortsveränderliche Elektrogeräte", "jährlich", "Elektrofachkraft"],
            ["Gaswarngeräte", "alle 4 Monate", "Hersteller oder Fachfirma"],
            ["Verbandkästen", "vierteljährlich", "Ersthelfende"],
            ["Augenspülflaschen", "monatlich", "Ersthelfende"],
            ["Erste-Hilfe-Fortbildung", "alle 2 Jahre", "Ausbildungsstelle"],
          ],
        },
      ],
    },
    {
      title: "Kontrollfragen und Nachweis",
      blocks: [
        "Beantworten Sie am Ende der Unterweisung diese Fragen. Mindestens sieben von acht Antworten müssen richtig sein, sonst wird die Unterweisung wiederholt.",
        {
          steps: [
            "Wo ist der Sammelplatz?",
            "Welche Schuhe tragen Sie in den Hallen?",
            "Womit nehmen Sie ausgelaufenes Öl auf?",
            "Wie schnell darf ein Stapler in der Halle fahren?",
            "Ab welchem Wert verlassen Sie bei Kohlenmonoxid den Bereich?",
            "Wo tragen Sie eine kleine Schnittwunde ein?",
            "Warum dürfen Reiniger nicht gemischt werden?",
            "Was bedeutet ein roter Sperranhänger?",
          ],
        },
        {
          caption: "Nachweis der Teilnahme",
          columns: [
            { title: "Name", share: 30 },
            { title: "Abteilung", share: 24 },
            { title: "Datum", share: 18 },
            { title: "Unterschrift", share: 28 },
          ],
          rows: [
            [" ", " ", " ", " "],
            [" ", " ", " ", " "],
            [" ", " ", " ", " "],
            [" ", " ", " ", " "],
          ],
        },
      ],
    },
  ],
};
