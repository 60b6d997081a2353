import type { DemoDocument } from "../document";
import { werftSued } from "./company";

export const keelboat: DemoDocument = {
  ...werftSued,
  file: "werft-sued/Produkthandbuch Kielboot KB 24.pdf",
  title: "Produkthandbuch Kielboot KB 24",
  subtitle: "Technische Daten, Bedienung und Wartung, für Fertigung, Übergabe und Kundendienst",
  facts: [
    ["Baureihe", "KB 24, Rumpfnummern ab 041"],
    ["Herausgegeben von", "Fertigung, fertigung@werft-sued.example, Durchwahl 24"],
    ["Fassung", "3.2 vom 2. März 2026"],
    ["Auslegungskategorie", "C nach Richtlinie 2013/53/EU, höchstens 6 Personen"],
  ],
  date: "2026-03-02T08:00:00Z",
  book: "flow",
  chapters: [
    {
      title: "Das Boot im Überblick",
      sections: [
        {
          title: "Verwendung",
          blocks: [
            "Die KB 24 ist ein Kielboot für Tagesfahrten und Regatten auf Binnenseen und küstennahen Gewässern. Sie ist in der Auslegungskategorie C zugelassen, also für Wind bis Stärke 6 und Wellen bis zwei Meter signifikanter Höhe.",
            "Auf dem Bodensee braucht der Schiffsführer wegen der Segelfläche von mehr als zwölf Quadratmetern das Bodenseeschifferpatent der Kategorie D. Motoren bis 4,4 Kilowatt sind dort ohne das Patent der Kategorie A erlaubt.",
          ],
        },
        {
          title: "Hauptmaße und Gewichte",
          blocks: [
            {
              caption: "Technische Daten des Rumpfes",
              columns: [
                { title: "Merkmal", share: 46 },
                { title: "Festkiel", share: 27, align: "end" },
                { title: "Hubkiel", share: 27, align: "end" },
              ],
              rows: [
                ["Länge über alles", "7,32 m", "7,32 m"],
                ["Länge der Wasserlinie", "6,85 m", "6,85 m"],
                ["Breite", "2,48 m", "2,48 m"],
                ["Tiefgang, Kiel unten", "1,25 m", "1,45 m"],
                ["Tiefgang, Kiel oben", "–", "0,45 m"],
                ["Gewicht segelfertig, ohne Motor", "1.450 kg", "1.520 kg"],
                ["Ballast", "520 kg", "480 kg"],
                ["Höchste Zuladung", "650 kg", "580 kg"],
                ["Personen", "6", "6"],
                ["Durchfahrtshöhe mit Mast", "10,85 m", "10,85 m"],
              ],
            },
          ],
        },
        {
          title: "Serien- und Rumpfnummer",
          blocks: [
            "Die Bootsidentnummer (CIN) ist außen am Spiegel steuerbord unter der Scheuerleiste eingeprägt, ein zweites Mal verdeckt unter dem Backbord-Cockpitboden. Nennen Sie bei jeder Anfrage die drei Ziffern der Rumpfnummer und das Baujahr.",
          ],
        },
      ],
    },
    {
      title: "Rumpf, Deck und Kiel",
      sections: [
        {
          title: "Laminat",
          blocks: [
            "Rumpf und Deck werden aus Vinylesterharz mit Glasgelege im Vakuum gefertigt. Der Kern besteht aus geschlossenzelligem PVC-Schaum, 15 Millimeter im Rumpf und 20 Millimeter im Deck. Unter Beschlägen ist der Schaum durch Vollaminat ersetzt.",
            {
              caption: "Aufbau nach Bereichen",
              columns: [
                { title: "Bereich", share: 36 },
                { title: "Außenlage", share: 22 },
                { title: "Kern", share: 20 },
                { title: "Innenlage", share: 22 },
              ],
              rows: [
                ["Rumpfseite", "1.200 g/m²", "PVC 15 mm", "900 g/m²"],
                ["Rumpfboden", "1.800 g/m²", "PVC 15 mm", "1.200 g/m²"],
                ["Kielbereich", "Vollaminat 14 mm", "–", "–"],
                ["Deck", "900 g/m²", "PVC 20 mm", "600 g/m²"],
                ["Spiegel", "Vollaminat 12 mm", "Sperrholz 18 mm", "Vollaminat 6 mm"],
              ],
            },
          ],
        },
        {
          title: "Festkiel",
          blocks: [
            "Der Gusskiel ist mit acht Bolzen M20 aus A4-80 befestigt und mit Polyurethan-Dichtmasse eingebettet. Die Bolzen werden in drei Stufen von der Mitte nach außen mit 80, 140 und 180 Newtonmetern angezogen. Nach dem ersten Krantermin werden sie bei 180 Newtonmetern nachgeprüft.",
          ],
        },
        {
          title: "Hubkiel",
          blocks: [
            "Der Hubkiel läuft in einem Kasten aus Vollaminat und wird mit einer Spindel von Hand bewegt; für den ganzen Weg sind 86 Umdrehungen nötig. Mit angehobenem Kiel darf nur unter Motor und bei höchstens Windstärke 3 gefahren werden. Vor dem Segeln wird der Sicherungsbolzen eingesteckt.",
          ],
        },
        {
          title: "Ruder",
          blocks: [
            "Das Ruderblatt hängt am Spiegel und lässt sich aufholen. Die Beschläge sind mit vier Schrauben M10 befestigt, Anzugsmoment 35 Newtonmeter. Spiel von mehr als zwei Millimetern an der Ruderpinne ist ein Grund, die Buchsen zu tauschen.",
          ],
        },
        {
          title: "Deckbeschläge",
          blocks: [
            {
              caption: "Anzugsmomente an Deck und Rumpf",
              columns: [
                { title: "Verbindung", share: 46 },
                { title: "Schraube", share: 24 },
                { title: "Moment", share: 30, align: "end" },
              ],
              rows: [
                ["Kielbolzen", "M20 A4-80", "180 Nm"],
                ["Püttinge", "M12 A4-80", "60 Nm"],
                ["Ruderbeschläge", "M10 A4", "35 Nm"],
                ["Winschen", "M8 A4", "16 Nm"],
                ["Klampen", "M8 A4", "18 Nm"],
                ["Motorhalterung am Spiegel", "M8 A4", "20 Nm"],
                ["Relingsfüße", "M6 A4", "8 Nm"],
              ],
            },
          ],
        },
      ],
    },
    {
      title: "Rigg und Segel",
      sections: [
        {
          title: "Mast und Wanten",
          blocks: [
            "Der Mast ist 9,40 Meter lang, wiegt 38 Kilogramm und steht an Deck. Er wird zu zweit mit dem Jütbaum gelegt. Die Oberwanten haben 6, die Unterwanten 5 und das Vorstag 6 Millimeter Durchmesser.",
            {
              caption: "Vorspannung der Wanten bei ruhigem Wetter",
              columns: [
                { title: "Drahtseil", share: 40 },
                { title: "Durchmesser", share: 25, align: "end" },
                { title: "Vorspannung", share: 35, align: "end" },
              ],
              rows: [
                ["Oberwant", "6 mm", "4,5 kN"],
                ["Unterwant", "5 mm", "2,8 kN"],
                ["Vorstag", "6 mm", "5,0 kN"],
                ["Achterstag, entspannt", "4 mm", "1,0 kN"],
              ],
            },
          ],
        },
        {
          title: "Segel",
          blocks: [
            {
              caption: "Segelflächen",
              columns: [
                { title: "Segel", share: 36 },
                { title: "Fläche", share: 24, align: "end" },
                { title: "Verwendung", share: 40 },
              ],
              rows: [
                ["Großsegel", "16,5 m²", "immer, mit zwei Reffreihen"],
                ["Selbstwendefock", "11,0 m²", "Serie"],
                ["Genua 1", "18,0 m²", "bis Windstärke 3"],
                ["Gennaker", "38,0 m²", "raumer Wind bis Stärke 4"],
                ["Sturmfock", "5,5 m²", "ab Windstärke 6"],
              ],
            },
            "Das erste Reff wird ab Windstärke 4 eingebunden, das zweite ab Windstärke 5. Ab Windstärke 6 wird die Sturmfock gesetzt oder das Boot läuft in den Hafen.",
          ],
        },
      ],
    },
    {
      title: "Antrieb und Elektrik",
      sections: [
        {
          title: "Motor",
          blocks: [
            "Zugelassen sind Außenbordmotoren bis 4,4 Kilowatt (6 PS) mit Langschaft von 508 Millimetern und einem Gewicht von höchstens 35 Kilogramm. Auf dem Bodensee muss ein Verbrennungsmotor die Abgas-Typenprüfung nach der Bodensee-Schifffahrts-Ordnung haben. Elektromotoren bis 3 Kilowatt werden mit eigener Batterie geliefert.",
            "Der Anbau ist in der Montageanleitung Außenborder beschrieben. Der Treibstofftank im Achterschiff fasst 12 Liter und ist belüftet.",
          ],
        },
        {
          title: "Stromversorgung",
          blocks: [
            "Die Anlage arbeitet mit 12 Volt. Die Verbraucherbatterie ist eine AGM-Batterie mit 80 Amperestunden unter der Steuerbordkoje. Der Hauptschalter sitzt links am Niedergang.",
            {
              caption: "Sicherungen an der Schalttafel",
              columns: [
                { title: "Stromkreis", share: 46 },
                { title: "Sicherung", share: 22, align: "end" },
                { title: "Leitung", share: 32, align: "end" },
              ],
              rows: [
                ["Positionslichter", "5 A", "1,5 mm²"],
                ["Innenbeleuchtung", "5 A", "1,5 mm²"],
                ["Bilgepumpe", "10 A", "2,5 mm²"],
                ["Funk und Kartenplotter", "7,5 A", "1,5 mm²"],
                ["Steckdose 12 V und USB", "10 A", "2,5 mm²"],
                ["Selbststeueranlage", "15 A", "4 mm²"],
                ["Elektrostarter des Außenborders", "60 A", "16 mm²"],
              ],
            },
          ],
        },
        {
          title: "Lenzen",
          blocks: [
            "Die elektrische Bilgepumpe fördert 30 Liter in der Minute und schaltet ab vier Zentimetern Wasserstand von selbst ein. Zusätzlich ist eine Handpumpe im Cockpit eingebaut, Leistung 25 Liter in der Minute.",
          ],
        },
      ],
    },
    {
      title: "Übergabe und Inbetriebnahme",
      sections: [
        {
          title: "Abnahme in der Werft",
          blocks: [
            {
              steps: [
                "Rumpf auf Kratzer und Feuchte prüfen: höchstens 4 Prozent Feuchte im Laminat.",
                "Kielbolzen mit 180 Newtonmetern nachziehen und markieren.",
                "Alle Seeventile öffnen und schließen.",
                "Elektrik unter Last prüfen, Batteriespannung mindestens 12,6 Volt.",
                "Dichtheitsprobe: 30 Minuten im Wasser, Bilge trocken.",
                "Probefahrt von einer Stunde mit Protokoll.",
              ],
            },
            "Das Abnahmeprotokoll unterschreiben Fertigung und Kunde. Eine Kopie bleibt zehn Jahre in der Bauakte.",
          ],
        },
        {
          title: "Kranen",
          blocks: [
            "Die Gurte liegen an den Markierungen in 1,90 Metern und 5,20 Metern Abstand vom Bug. Der Abstand der Gurte am Kranhaken beträgt mindestens vier Meter. Unter schwebendem Boot hält sich niemand auf.",
          ],
        },
        {
          title: "Transport auf dem Anhänger",
          blocks: [
            "Die Hubkielversion wiegt mit Anhänger etwa 2.150 Kilogramm, die Festkielversion etwa 2.080 Kilogramm. Die Stützlast beträgt 75 bis 100 Kilogramm. Das Boot wird mit vier Gurten verzurrt, der Mast liegt auf zwei Stützen mit höchstens 1,50 Metern Überstand nach hinten.",
          ],
        },
      ],
    },
    {
      title: "Pflege und Wartung",
      sections: [
        {
          title: "Wartungsplan",
          blocks: [
            {
              caption: "Wartungsintervalle",
              columns: [
                { title: "Bauteil", share: 30 },
                { title: "Arbeit", share: 44 },
                { title: "Intervall", share: 26 },
              ],
              rows: [
                ["Seeventile", "bewegen, fetten", "alle 3 Monate"],
                ["Bilgepumpe", "Sieb reinigen, Schwimmer prüfen", "monatlich in der Saison"],
                ["Wanten und Vorstag", "auf gebrochene Drähte prüfen", "vor jeder Saison"],
                ["Wanten und Vorstag", "austauschen", "alle 12 Jahre"],
                ["Winschen", "zerlegen, reinigen, fetten", "jährlich"],
                ["Kielbolzen", "Moment prüfen", "alle 2 Jahre"],
                ["Hubkiel-Spindel", "reinigen, Fett NLGI 2", "alle 6 Monate"],
                ["Ruderlager", "Spiel messen", "jährlich"],
                ["Opferanode am Motor", "tauschen bei halber Dicke", "jährlich prüfen"],
                ["Batterie", "Ruhespannung messen, Pole fetten", "alle 3 Monate"],
                ["Feuerlöscher 2 kg", "Fachfirma", "alle 2 Jahre"],
                ["Gelcoat", "polieren und wachsen", "jährlich"],
                ["Unterwasseranstrich", "prüfen, ausbessern", "jährlich"],
              ],
            },
          ],
        },
        {
          title: "Unterwasseranstrich",
          blocks: [
            "Ab Werk erhält das Boot vier Schichten Epoxidgrund und zwei Schichten biozidfreien Anstrich. Für Boote auf dem Bodensee verwenden wir nur biozidfreie Farben. Vor dem Anstrich wird mit Körnung 120 angeschliffen; zwischen den Schichten liegen bei 20 Grad mindestens sechs Stunden.",
          ],
        },
        {
          title: "Reinigung",
          blocks: [
            "Gelcoat wird mit Süßwasser und einem pH-neutralen Reiniger gewaschen. Scheuermittel und Aceton greifen die Oberfläche an. Deckbelag aus Kork wird quer zur Faser gebürstet, Segel werden gespült und im Schatten getrocknet.",
          ],
        },
        {
          title: "Winterlager",
          blocks: [
            {
              points: [
                "Bis zum 15. November aus dem Wasser nehmen, Wasser aus Pumpen und Leitungen ablassen.",
                "Batterie ausbauen, kühl lagern und alle acht Wochen nachladen.",
                "Hubkiel halb aufholen und unterstützen.",
                "Polster aufstellen, Luken einen Spalt offen lassen.",
                "Mast liegend an vier Punkten lagern, Wanten beschriften.",
              ],
            },
            "Der Bock trägt das Boot am Kiel; die vier seitlichen Stützen nehmen je höchstens 150 Kilogramm auf.",
          ],
        },
      ],
    },
    {
      title: "Störungen und Abhilfe",
      blocks: [
        {
          caption: "Häufige Störungen",
          columns: [
            { title: "Störung", share: 28 },
            { title: "Ursache", share: 34 },
            { title: "Abhilfe", share: 38 },
          ],
          rows: [
            ["Wasser in der Bilge nach Regen", "Dichtung der Vorluke verhärtet", "Dichtung D-114 tauschen"],
            [
              "Wasser in der Bilge nach Fahrt",
              "Stopfbuchse des Logge-Gebers",
              "nachziehen, sonst Dichtring D-118",
            ],
            [
              "Hubkiel klemmt",
              "Sand oder Muscheln im Kasten",
              "Kiel 10 cm senken, spülen, nicht mit Gewalt kurbeln",
            ],
            ["Ruder flattert", "Lagerbuchsen verschlissen", "Buchsensatz R-207 einbauen"],
            ["Bilgepumpe läuft dauernd", "Schwimmer hängt", "reinigen, sonst Schwimmer E-305"],
            [
              "Positionslicht fällt aus",
              "Stecker am Mastfuß feucht",
              "trocknen, Kontaktspray, Stecker E-311",
            ],
            ["Großsegel geht schwer hoch", "Rutscher trocken", "Silikonspray, Rutscher S-402 prüfen"],
          ],
        },
        "Nach einer Grundberührung wird das Boot noch am selben Tag auf Wasser in der Bilge geprüft und vor der nächsten Fahrt gekrant. Risse am Übergang zwischen Kiel und Rumpf sind ein Fall für die Werft.",
      ],
    },
    {
      title: "Ersatzteile und Gewährleistung",
      sections: [
        {
          title: "Ersatzteile",
          blocks: [
            {
              caption: "Ersatzteile, Preise ohne Umsatzsteuer",
              columns: [
                { title: "Nummer", share: 16 },
                { title: "Teil", share: 44 },
                { title: "Lieferzeit", share: 22 },
                { title: "Preis", share: 18, align: "end" },
              ],
              rows: [
                ["D-114", "Dichtung Vorluke", "ab Lager", "38,00 €"],
                ["D-118", "Dichtring Logge-Geber", "ab Lager", "6,50 €"],
                ["R-207", "Buchsensatz Ruder", "ab Lager", "54,00 €"],
                ["R-210", "Ruderblatt komplett", "4 Wochen", "890,00 €"],
                ["E-305", "Schwimmerschalter Bilge", "ab Lager", "29,00 €"],
                ["E-311", "Maststecker 7-polig", "ab Lager", "42,00 €"],
                ["S-402", "Mastrutscher, 10 Stück", "ab Lager", "24,00 €"],
                ["K-501", "Spindel Hubkiel", "6 Wochen", "640,00 €"],
                ["W-602", "Wantensatz komplett", "2 Wochen", "780,00 €"],
              ],
            },
            "Ersatzteile hält die Werft mindestens 15 Jahre nach dem Baujahr vor. Bestellungen gehen mit Rumpfnummer an ersatzteile@werft-sued.example.",
          ],
        },
        {
          title: "Gewährleistung und Garantie",
          blocks: [
            "Die gesetzliche Gewährleistung beträgt zwei Jahre ab Übergabe. Darüber hinaus gibt die Werft fünf Jahre Garantie gegen Osmose am Unterwasserschiff und drei Jahre auf das Rigg. Voraussetzung ist, dass die Wartungen des Wartungsplans im Bordbuch eingetragen sind.",
            "Nicht erfasst sind Verschleißteile, Schäden durch Grundberührung und Schäden durch Motoren über 4,4 Kilowatt.",
          ],
        },
      ],
    },
    {
      title: "Sicherheit an Bord",
      blocks: [
        {
          caption: "Mindestausrüstung der Werft bei Übergabe",
          columns: [
            { title: "Gegenstand", share: 56 },
            { title: "Anzahl", share: 18, align: "end" },
            { title: "Platz", share: 36 },
          ],
          rows: [
            ["Rettungsweste 150 N", "6", "Backskiste steuerbord"],
            ["Rettungsring mit Leine 20 m", "1", "Heckkorb"],
            ["Feuerlöscher Schaum 2 kg", "1", "Niedergang"],
            ["Verbandkasten nach DIN 13164", "1", "Schapp backbord"],
            ["Anker 8 kg mit 25 m Leine", "1", "Ankerkasten"],
            ["Paddel", "2", "Backskiste backbord"],
            ["Signalhorn", "1", "Niedergang"],
          ],
        },
        "Auf dem Bodensee bedeuten 40 Blitze der Sturmwarnleuchten in der Minute eine Vorsichtsmeldung und 90 Blitze in der Minute eine Sturmwarnung. Bei Sturmwarnung legen alle Rettungswesten an, und das Boot läuft den nächsten Hafen an.",
      ],
    },
  ],
};
