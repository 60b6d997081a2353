import { of } from "../question";

const ask = of("hausarbeit");

export const hausarbeit = [
  ask("fact", "Auf welcher Klasse baut hausarbeit-jura auf?", "jurabook", [1, 7]),
  ask("yes/no", "Funktioniert die Klasse mit LuaLaTeX?", "nur mit pdf", 7),
  ask("fact", "Welche Sprache ist als Standard eingestellt?", "Als Standardsprache ist Deutsch", 2),
  ask("number", "Wie breit ist der linke Rand im Hauptteil?", "left=7cm", 3),
  ask("how-to", "Wie setze ich die Seitenzahlen in die Mitte?", "centerpagenumber", [2, 3]),
  ask("other words", "An welcher Universität orientieren sich die Vorgaben?", "Trier", 1),
];
