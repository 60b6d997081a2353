import type { DemoDocument } from "../document";
import { werftSued } from "./company";

export const outboard: DemoDocument = {
  ...werftSued,
  file: "werft-sued/Montageanleitung Außenborder.docx",
  title: "Montageanleitung Außenborder",
  subtitle: "Anbau von Außenbordmotoren an das Kielboot KB 24, für Fertigung und Kundendienst",
  facts: [
    ["Gilt für", "KB 24, Rumpfnummern ab 041"],
    ["Fassung", "2.1 vom 16. März 2026"],
    ["Arbeitszeit", "etwa 3,5 Stunden für zwei Personen"],
    ["Rückfragen", "fertigung@werft-sued.example, Durchwahl 24"],
  ],
  date: "2026-03-16T08:00:00Z",
  chapters: [
    {
      title: "Vor der Montage",
      sections: [
        {
          title: "Zugelassene Motoren",
          blocks: [
            {
              caption: "Grenzwerte für den Motor",
              columns: [
                { title: "Merkmal", share: 50 },
                { title: "Verbrenner", share: 25, align: "end" },
                { title: "Elektro", share: 25, align: "end" },
              ],
              rows: [
                ["Höchste Leistung", "4,4 kW (6 PS)", "3 kW"],
                ["Schaftlänge", "508 mm", "508 mm"],
                ["Höchstes Gewicht", "35 kg", "35 kg"],
                ["Propeller, Durchmesser höchstens", "203 mm", "250 mm"],
                ["Batterie", "12 V, 80 Ah an Bord", "48 V, 60 Ah, eigenes Gehäuse"],
              ],
            },
            "Ein Motor mit Kurzschaft (381 Millimeter) zieht bei Welle Luft und wird nicht angebaut. Auf dem Bodensee brauchen Verbrennungsmotoren den Nachweis der Abgas-Typenprüfung; die Kopie kommt in die Bauakte.",
          ],
        },
        {
          title: "Werkzeug und Material",
          blocks: [
            {
              caption: "Was bereitliegen muss",
              columns: [
                { title: "Werkzeug oder Material", share: 62 },
                { title: "Menge oder Größe", share: 38 },
              ],
              rows: [
                ["Drehmomentschlüssel", "5 bis 50 Nm"],
                ["Holzbohrer und Stufenbohrer", "8,5 mm und 12 mm"],
                ["Schrauben M8 × 80 A4 mit Muttern und großen Scheiben", "4 Stück"],
                ["Polyurethan-Dichtmasse, überstreichbar", "1 Kartusche"],
                ["Epoxidharz zum Versiegeln der Bohrungen", "50 g"],
                ["Gegenplatte Aluminium, 6 mm", "1 Stück, Teil M-701"],
                ["Schablone für das Lochbild", "Teil M-705"],
                ["Kabelschuhe 16 mm², M8", "4 Stück"],
              ],
            },
          ],
        },
        {
          title: "Sicherheit",
          blocks: [
            {
              note: "Klemmen Sie die Batterie ab, bevor Sie an der Elektrik arbeiten: zuerst den Minuspol, dann den Pluspol.",
            },
            {
              points: [
                "Das Boot steht fest auf dem Bock oder liegt mit vier Leinen am Steg.",
                "Den Motor heben immer zwei Personen oder der Hallenkran.",
                "Beim Bohren und Schleifen tragen Sie Schutzbrille und Staubmaske FFP2.",
                "Beim Umgang mit Epoxidharz tragen Sie Nitrilhandschuhe.",
                "Treibstoff wird nur im Freien eingefüllt; ein Feuerlöscher steht bereit.",
              ],
            },
          ],
        },
      ],
    },
    {
      title: "Montage am Spiegel",
      sections: [
        {
          title: "Lochbild anzeichnen",
          blocks: [
            "Die Mitte des Motors liegt 280 Millimeter steuerbord der Bootsmitte, damit das Ruder frei bleibt. Die Oberkante der Halterung liegt 510 Millimeter über dem tiefsten Punkt des Spiegels. Legen Sie die Schablone M-705 an der Markierung an und körnen Sie vier Löcher.",
          ],
        },
        {
          title: "Bohren und versiegeln",
          blocks: [
            {
              steps: [
                "Die vier Löcher mit 8,5 Millimetern rechtwinklig durch den Spiegel bohren.",
                "Auf 12 Millimeter aufbohren, aber nur 20 Millimeter tief von außen, bis in das Sperrholz.",
                "Staub absaugen und die Bohrungen mit Epoxidharz ausstreichen.",
                "Zwölf Stunden bei mindestens 15 Grad aushärten lassen.",
                "Mit 8,5 Millimetern nachbohren.",
              ],
            },
          ],
        },
        {
          title: "Halterung befestigen",
          blocks: [
            {
              steps: [
                "Dichtmasse als Ring um jedes Loch und auf die Rückseite der Halterung auftragen.",
                "Schrauben von außen einstecken, innen Gegenplatte M-701 und große Scheiben aufsetzen.",
                "Muttern über Kreuz mit 10 Newtonmetern anziehen und eine Stunde warten.",
                "Mit 20 Newtonmetern nachziehen. Ausgetretene Dichtmasse entfernen.",
                "Nach 24 Stunden darf die Halterung belastet werden.",
              ],
            },
          ],
        },
        {
          title: "Motor einhängen",
          blocks: [
            "Heben Sie den Motor auf die Halterung und ziehen Sie die beiden Knebelschrauben von Hand fest. Sichern Sie den Motor mit der Fangleine aus Edelstahl, 5 Millimeter, am Auge neben der Halterung und mit einem Schloss durch die Knebel.",
            "Der abgesenkte Propeller muss 180 bis 220 Millimeter unter der Wasserlinie stehen. Der Abstand zum Ruderblatt beträgt bei vollem Ausschlag mindestens 60 Millimeter.",
          ],
        },
      ],
    },
    {
      title: "Anschlüsse",
      sections: [
        {
          title: "Treibstoff",
          blocks: [
            "Der Tank mit 12 Litern steht im Achterschiff in der belüfteten Wanne und wird mit einem Gurt gesichert. Die Leitung nach ISO 7840 hat 8 Millimeter Innendurchmesser; beide Enden tragen je zwei Schellen. Der Absperrhahn liegt griffbereit an der Backskiste.",
          ],
        },
        {
          title: "Elektrostarter",
          blocks: [
            {
              steps: [
                "Leitung 16 Quadratmillimeter, rot und schwarz, vom Batteriekasten zum Spiegel verlegen.",
                "Sicherung mit 60 Ampere höchstens 20 Zentimeter vom Pluspol entfernt einbauen.",
                "Durchführung im Spiegel mit Gummitülle und Dichtmasse schließen.",
                "Zuerst Plus, dann Minus anklemmen. Der Spannungsabfall beim Starten darf 1 Volt nicht überschreiten.",
              ],
            },
          ],
        },
        {
          title: "Elektroantrieb",
          blocks: [
            "Das Batteriegehäuse mit 48 Volt wird unter dem Cockpitboden mit vier Schrauben M6 und 8 Newtonmetern befestigt. Der Hochstromstecker wird nur bei ausgeschaltetem Hauptschalter gesteckt. Das Ladegerät mit 10 Ampere braucht sechseinhalb Stunden für eine volle Ladung.",
          ],
        },
        {
          title: "Notstopp",
          blocks: [
            "Der Schalter der Notstoppleine sitzt in Reichweite des Steuermanns an der Innenseite des Cockpitsülls. Prüfen Sie, dass der Motor beim Abziehen der Leine innerhalb von zwei Sekunden steht.",
          ],
        },
      ],
    },
    {
      title: "Probelauf und Abnahme",
      sections: [
        {
          title: "Probelauf",
          blocks: [
            "Der Probelauf dauert 20 Minuten im Wasser, nie im Trockenen. Nach dem Start muss binnen zehn Sekunden ein kräftiger Kühlwasserstrahl austreten; sonst sofort abstellen.",
            {
              caption: "Werte beim Probelauf",
              columns: [
                { title: "Messung", share: 50 },
                { title: "Sollwert", share: 50 },
              ],
              rows: [
                ["Leerlauf", "950 bis 1.100 Umdrehungen je Minute"],
                ["Volllast", "5.000 bis 5.500 Umdrehungen je Minute"],
                ["Geschwindigkeit bei halber Kraft", "mindestens 4,5 Knoten"],
                ["Ladespannung", "13,8 bis 14,4 Volt"],
                ["Standgeräusch im Cockpit", "höchstens 78 dB(A)"],
              ],
            },
          ],
        },
        {
          title: "Einlaufzeit",
          blocks: [
            "In den ersten zehn Betriebsstunden läuft ein Verbrennungsmotor höchstens mit halber Kraft, abgesehen von kurzen Stößen unter einer Minute. Nach zehn Stunden wird das Motoröl zum ersten Mal gewechselt, danach alle 100 Stunden oder einmal im Jahr.",
          ],
        },
        {
          title: "Prüfliste",
          blocks: [
            {
              caption: "Prüfliste zur Abnahme",
              columns: [
                { title: "Nr.", share: 10 },
                { title: "Prüfpunkt", share: 64 },
                { title: "In Ordnung, Kürzel", share: 26 },
              ],
              rows: [
                ["1", "Halterung mit 20 Nm angezogen, Schrauben markiert", " "],
                ["2", "Bohrungen versiegelt, Dichtmasse geschlossen", " "],
                ["3", "Fangleine und Schloss angebracht", " "],
                ["4", "Abstand zum Ruder mindestens 60 mm", " "],
                ["5", "Treibstoffleitung dicht nach 10 Minuten Druckprobe", " "],
                ["6", "Notstopp geprüft", " "],
                ["7", "Kühlwasser tritt aus", " "],
                ["8", "Bilge nach Probelauf trocken", " "],
              ],
            },
            "Die unterschriebene Prüfliste wird mit der Motornummer in die Bauakte gelegt.",
          ],
        },
      ],
    },
    {
      title: "Fehler nach der Montage",
      blocks: [
        {
          caption: "Fehlersuche",
          columns: [
            { title: "Fehler", share: 30 },
            { title: "Wahrscheinliche Ursache", share: 34 },
            { title: "Abhilfe", share: 36 },
          ],
          rows: [
            ["Motor springt nicht an", "Notstoppleine nicht eingesteckt", "Clip einstecken"],
            [
              "Starter dreht langsam",
              "Übergangswiderstand am Kabelschuh",
              "neu pressen, Spannungsabfall messen",
            ],
            ["Motor überhitzt", "Wassereinlass verstopft", "Einlass reinigen, Impeller prüfen"],
            ["Propeller zieht Luft", "Motor zu hoch", "Halterung eine Raste tiefer stellen"],
            ["Starke Vibration", "Knebelschrauben lose", "nachziehen, Gummilager prüfen"],
            ["Wasser am Spiegel innen", "Dichtmasse unterbrochen", "Halterung lösen, neu abdichten"],
          ],
        },
      ],
    },
    {
      title: "Abbau und Winter",
      blocks: [
        "Vor dem Abbau schließen Sie den Absperrhahn und lassen den Motor laufen, bis der Vergaser leer ist. Klemmen Sie die Batterie ab. Gelagert wird der Motor aufrecht und frostfrei; vor dem Einlagern spülen Sie ihn zehn Minuten mit Süßwasser.",
        "Die Opferanode wird bei halber Dicke ersetzt. Der Impeller der Wasserpumpe wird alle zwei Jahre getauscht.",
      ],
    },
  ],
};
