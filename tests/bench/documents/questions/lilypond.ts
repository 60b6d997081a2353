import { of } from "../question";

const ask = of("lilypond");

export const lilypond = [
  ask(
    "fact",
    "Mit welchen Rechten muss LilyPond für das Jail gestartet werden?",
    ["als root ausgeführt werden", "mit Administrator-Rechten gestartet"],
    6,
  ),
  ask("keyword", "anti-alias-factor", "in einer höheren Auflösung rendern", 8),
  ask(
    "list",
    "Welche Pakete brauche ich für den chroot-Kerker?",
    "LilyPond, GhostScript und ImageMagick",
    12,
  ),
  ask("number", "Wie groß ist das Dateisystem für den Kerker im Beispiel?", "200-MB-Datei", 12),
  ask("definition", "Was bedeutet die Meldung core dumped?", "ernsten Programmierfehler", 14),
  ask(
    "yes/no",
    "Muss ich mich um Meldungen über Programmierfehler kümmern?",
    "meistens einfach ignoriert",
    14,
  ),
  ask("fact", "Warum ragen die Noten rechts über das Blatt hinaus?", "falschen Notendauer", 14),
  ask("definition", "Wozu dient convert-ly?", "welches die meisten Syntaxveränderungen", 17),
  ask(
    "how-to",
    "Wie bringe ich alle Dateien eines Ordners auf einmal auf die neue Syntax?",
    "convert-ly -e *.ly",
    [17, 18],
  ),
  ask(
    "other words",
    "Unter welchem Namen bleibt das Original nach dem Umwandeln erhalten?",
    "meineDatei.ly~",
    17,
  ),
  ask("number", "Ab welcher Version muss man Umlaute als UTF-8 eingeben?", "Ab Version 2.6", 17),
  ask(
    "how-to",
    "Wie verhindere ich, dass lilypond-book den Arbeitsordner mit Dateien füllt?",
    ["--output=dir-Option", "kann die --output Option benutzt werden"],
    [22, 34],
  ),
  ask("list", "In welchen Einheiten lässt sich die Zeilenbreite angeben?", "cm, mm, in oder pt", [30, 31]),
  ask("fact", "Welches Papierformat wird genommen, wenn mein Wert unbekannt ist?", "Standardwert a4", 30),
  ask("list", "Welche Logstufen gibt es?", "NONE, ERROR, WARNING, PROGRESS", [18, 34, 35, 45]),
  ask("table", "Welchen Vorteil hat --lxml bei musicxml2ly?", "weniger Speicher", 45),
  ask(
    "comparison",
    "Erzeugt musicxml2ly von sich aus absolute oder relative Tonhöhen?",
    "relative Tonhöhen. (Standardeinstellung)",
    45,
  ),
  ask(
    "how-to",
    "Wie notiere ich die Stimme eines transponierenden Instruments am besten?",
    "transpose c klingende",
    50,
  ),
  ask(
    "long",
    "Ich schreibe gerade für unser Orchester eine alte gedruckte Partitur System für System ab und möchte später Fehler schnell finden. Wie viel Musik sollte ich dabei jeweils in eine Zeile meiner Textdatei schreiben?",
    "nur einen Takt",
    [49, 50],
  ),
  ask("typo", "Wie erzeuge ich mit make alle Stimen der Sinfonie?", "make parts", 54),
];
