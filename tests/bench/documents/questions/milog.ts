import { of } from "../question";

const ask = of("milog");

export const milog = [
  ask("number", "Wie hoch ist der gesetzliche Mindestlohn?", "8,50", 3),
  ask("date", "Seit wann gilt der Mindestlohn in Deutschland?", "1. Januar 2015", 3),
  ask("date", "Wann wurden die Aufzeichnungspflichten gelockert?", "1. August 2015", 3),
  ask("list", "Was muss nach § 17 MiLoG aufgezeichnet werden?", "Beginn, Ende und Dauer", 3),
  ask("fact", "Wie heißt die Konfigurationsdatei von milog?", "milog.cfg", [4, 5, 6]),
  ask(
    "how-to",
    "Wie erzeuge ich einen Durchschlag mit Wasserzeichen?",
    ["Wasserzeichen", "Option cc"],
    [4, 6],
  ),
];
