import { of } from "../question";

const ask = of("muttprint");

export const muttprint = [
  ask("number", "Wie lange braucht der Drucker laut Vorgabewert für eine Seite?", "30 Sekunden", 7),
  ask("fact", "In welcher Programmiersprache ist Muttprint geschrieben?", "Programmiersprache Perl", 1),
  ask(
    "fact",
    "Welches Programm verwendet Muttprint standardmäßig zum Drucken?",
    "verwendet Muttprint lpr",
    6,
  ),
  ask("number", "Wie groß darf das Bild oben rechts höchstens sein?", ["2 cm"], 6),
  ask("how-to", "Wie schalte ich den Pinguin ab?", "PENGUIN auf den Wert off", 6),
  ask(
    "how-to",
    "Wie kann ich Muttprint wieder deinstallieren?",
    ["deinstallieren möchten", "make uninstall"],
    3,
  ),
  ask("fact", "Wie heißt die Konfigurationsdatei?", [".muttprintrc"], 5),
  ask("list", "Welche Schriftgrößen sind möglich?", "10pt, 11pt und 12pt", 8),
  ask("fact", "In welcher Einheit werden die Ränder angegeben?", "Millimetern", 8),
  ask("list", "Welche Papierformate kann ich einstellen?", "A4 und letter", 9),
  ask("yes/no", "Kann Muttprint die Signatur weglassen?", ["kann die Signatur abschneiden"], 10),
  ask(
    "other words",
    "Wie spare ich Papier beim Drucken?",
    ["PAPERSAVE auf on", "zwei Seiten auf ein Blatt"],
    7,
  ),
  ask("fact", "Wo stehen die Fehlermeldungen im Debug-Modus?", "/tmp/muttprint.log", 11),
  ask("keyword", "Duplexdruck", ["DUPLEX auf on", "manuellen Duplexdruck"], 7),
  ask("typo", "Wie richte ich Mutprint in Sylphed ein?", "muttprint -f %s", 4),
  ask("definition", "Was sind X-Faces?", "48 x 48 Pixel", 6),
  ask("follow-up", "Und wie schalte ich das ein?", ["PAPERSAVE auf on"], 7, "Was macht der Papiersparmodus?"),
  ask(
    "long",
    "Ich lese meine E-Mails mit Pine und möchte sie künftig mit Muttprint schön formatiert ausdrucken statt als einfachen Text. An welcher Stelle in den Einstellungen von Pine muss ich dafür was eintragen, damit beim Drucken immer Muttprint verwendet wird?",
    "Personally select print command",
    4,
  ),
  ask("table", "Seit welcher Version unterstützt Muttprint CUPS direkt?", "0.70", 6),
];
