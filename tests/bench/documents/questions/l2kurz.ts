import { of } from "../question";

const ask = of("l2kurz");

export const l2kurz = [
  ask("fact", "Welche Endung hat das Eingabefile für LaTeX?", "mit der Endung .tex", 9),
  ask("definition", "Wozu dient die Umgebung itemize?", "itemize eignet sich für einfache Listen", 25),
  ask("fact", "Welches Zeichen leitet einen Kommentar ein?", "Prozentzeichen", 10),
  ask(
    "number",
    "Wie oft muss man LaTeX aufrufen, damit das Inhaltsverzeichnis stimmt?",
    "mindestens zweimal",
    23,
  ),
  ask("number", "Wie viele Buchstaben soll eine Zeile höchstens haben?", "66", 25),
  ask("how-to", "Wie hebe ich Text hervor?", ["\\emph"], [23, 24]),
  ask("fact", "Welche Grafikformate kann pdfTeX verarbeiten?", "PDF, PNG JPEG und JBIG2", 37),
  ask("table", "Welches Paket ist für Tabellen über mehrere Seiten?", "longtable", 14),
  ask("table", "Was macht die Klassenoption fleqn?", "linksbündige statt zentrierte", 12),
  ask("yes/no", "Darf man die Umgebung eqnarray verwenden?", "nicht genutzt werden soll", 35),
  ask(
    "comparison",
    "Worin unterscheidet sich die quotation-Umgebung von der quote-Umgebung?",
    "Absätze durch Einzüge",
    25,
  ),
  ask("other words", "Was bewirkt eine Leerzeile im Text?", "Ende eines Absatzes", 9),
  ask("keyword", "enlargethispage", "um einen festen Betrag verlängern", 17),
  ask("typo", "Wie setzt man Fusnoten in LaTex und wo werden sie gedruckt?", "am unteren Ende der Seite", 23),
  ask(
    "how-to",
    "Wie verhindere ich, dass ein Wort getrennt wird?",
    ["mbox bewirkt, dass das Argument überhaupt nicht"],
    18,
  ),
  ask("definition", "Was ist die Präambel?", ["Vorspann oder Präambel"], 10),
  ask(
    "fact",
    "Mit welchem Befehl erzeugt man einen Seitenwechsel?",
    "\\newpage bewirkt einen Seitenwechsel",
    17,
  ),
];
