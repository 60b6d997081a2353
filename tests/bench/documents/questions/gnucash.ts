import { of } from "../question";

const ask = of("gnucash");

export const gnucash = [
  ask("fact", "Auf welchem IRC-Server sind die Entwickler anzutreffen?", "irc.gimp.net", [20, 142]),
  ask(
    "list",
    "In welche fünf Arten teilt die Buchführung alle Konten ein?",
    [
      "was Sie besitzen",
      "Ihre Hypothek zum Fremdkapital",
      "Aktiva, Fremdkapital, Eigenkapital, Ertrag und Aufwand",
    ],
    [21, 23, 43, 175],
  ),
  ask("definition", "Wie lautet die Bilanzgleichung?", "Eigenkapital + (Erträge", 22),
  ask(
    "other words",
    "Sind die Protokolldateien ein komplettes Backup meiner Buchhaltung?",
    "keine vollständige Sicherung",
    33,
  ),
  ask(
    "how-to",
    "Wie bekomme ich nach einem Stromausfall die Arbeit seit dem letzten Speichern zurück?",
    ["Einspielen dieser Logdatei", "Einträge aus Logdatei wieder einspielen"],
    33,
  ),
  ask(
    "keyword",
    "Handelskonten bei mehreren Währungen",
    ["Handel mit verschiedenen Währungen wird", "Aktivierung der Devisenhandelskonten bleibt Ihre Bilanz"],
    [17, 48],
  ),
  ask("other words", "Mit welcher Taste springe ich im Datumsfeld auf heute?", "um zum heutigen Datum", 55),
  ask(
    "how-to",
    "Wie zähle ich die Buchungsnummer um eins hoch, ohne sie einzutippen?",
    "die Taste + verwenden",
    55,
  ),
  ask(
    "how-to",
    "Wie plane ich eine Buchung, die alle drei Wochen stattfindet?",
    "Häufigkeit auf wöchentlich und Alle auf 3",
    70,
  ),
  ask(
    "yes/no",
    "Muss ich eine Schenkung immer versteuern?",
    "Schenkungen, müssen nicht immer steuerpflichtig",
    85,
  ),
  ask(
    "how-to",
    "Wie bucht man Geld, das man am Bankomaten holt?",
    "Übertrag vom Bankkonto auf ein Bargeldkonto",
    85,
  ),
  ask("number", "Wie hoch ist Peters monatliche Rate?", "115,56", [117, 119, 120]),
  ask(
    "follow-up",
    "Und zu welchem Zinssatz?",
    ["Zinssatz von 5 %", "Zinssatz: 5 %"],
    117,
    "Wie viel Geld leiht sich Peter von mir?",
  ),
  ask("definition", "Was ist eine Maklergebühr?", "die Gebühr, die Sie an den Makler", 125),
  ask("yes/no", "Schüttet jede Stammaktie eine Dividende aus?", "nicht alle Stammaktien Dividenden", 125),
  ask(
    "comparison",
    "Warum brachte das Sparkonto weniger ein als das festverzinsliche Wertpapier?",
    "ärgerlichen 2,- €",
    133,
  ),
  ask("fact", "Welches Perl-Modul lädt die Börsenkurse herunter?", "Finance::Quote", [137, 142, 188]),
  ask("typo", "Wie istalliere ich Finance::Quote unter Windows?", "Install Online Price Retrieval", 142),
  ask(
    "definition",
    "Was ist ein Los bei Wertpapieren?",
    [
      "Quantitäten finanzieller Instrumente",
      "An- und Verkaufsbuchungen werden zum Zweck",
      "einzelne Kauf- und Verkaufsteilbuchungen zu verbinden",
    ],
    150,
  ),
  ask(
    "how-to",
    "Wie speichere ich einen Bericht, den ich mir angepasst habe?",
    ["Berichtskonfiguration speichern", "Reportkonfiguration speichern"],
    [160, 161],
  ),
  ask(
    "number",
    "Wie viel Umsatzsteuer schuldet man im Beispiel den Behörden?",
    "Umsatzsteuerschuld von 30,00 €",
    170,
  ),
  ask(
    "table",
    "Wie hoch ist der Gesamtumsatz des steuerpflichtigen Verkaufs vom 1. Januar 2018?",
    "1.050,00",
    [169, 170],
  ),
  ask(
    "how-to",
    "Was tue ich, wenn die Gesamtsumme in Euro null ist, weil ein Wechselkurs fehlt?",
    "Kurse abrufen",
    [141, 143, 188, 189, 195],
  ),
  ask(
    "table",
    "Was gilt beim Import von Rechnungen, wenn im Feld Anzahl nur Leerzeichen stehen?",
    "Standardwert ist 1",
    240,
  ),
  ask(
    "long",
    "Ich übernehme die Ausgangsrechnungen unseres Vereins aus einer CSV-Datei, die wir aus einer Tabellenkalkulation speichern. Einige Kunden bekommen einen Nachlass in Prozent, andere einen festen Betrag. Was muss ich in die Spalte mit der Rabatt-Art schreiben, damit Prozente gemeint sind?",
    "„%“ oder ein Leerzeichen für Prozentwerte",
    240,
  ),
];
