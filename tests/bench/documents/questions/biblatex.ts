import { of } from "../question";

const ask = of("biblatex");

export const biblatex = [
  ask(
    "list",
    "Welche Pflichtfelder hat ein Zeitschriftenartikel?",
    "author, title, journaltitle, year/date",
    8,
  ),
  ask("fact", "In welches Feld gehört der Name der Zeitschrift?", "im journaltitle-Feld", 8),
  ask("number", "In wie viele Teile wird ein Name zerlegt?", "in vier Namens", 15),
  ask("definition", "Was steht im Feld eventdate?", "Das Datum der Konferenz", 20),
  ask(
    "yes/no",
    "Zeigen die normalen Stile den lokalen Link auf das PDF an?",
    "nicht von den Standardbibliografien",
    20,
  ),
  ask("table", "Wofür ist das Feld pdf ein Alias?", "Ein Alias für file", 33),
  ask("fact", "Was ist bei bibencoding voreingestellt?", "bibencoding=auto die Standardeinstellung", 45),
  ask(
    "list",
    "Welche Formate der Uhrzeit kann ich wählen?",
    ["12h, 24h, 24hcomp", "12-Stundenformat"],
    [58, 59],
  ),
  ask("table", "Was bedeutet mininit bei uniquename?", "Eine Variante von init", 70),
  ask("number", "Mit welcher Zahl werden Einträge ohne Jahr einsortiert?", "9999", [85, 104]),
  ask(
    "comparison",
    "Worin unterscheiden sich die Schemata ydnt und ynt?",
    "sortiert aber Jahr in absteigender",
    85,
  ),
  ask("table", "Welcher mcite-artige Befehl entspricht footcite?", "\\mfootcite", 120),
  ask(
    "yes/no",
    "Ist das mcite-Modul zum Paket mcite voll kompatibel?",
    ["kein Kompatibilitätsmodul", "nicht gleich in Syntax"],
    120,
  ),
  ask("number", "Ab welchem Wert werden Umbrüche in et al. völlig unterdrückt?", "10 000 oder höher", 135),
  ask("typo", "Welchen Standartwert hat bibparsep?", "Der Standardwert ist null", 135),
  ask(
    "other words",
    "Wie trenne ich das Literaturverzeichnis nach Anfangsbuchstaben?",
    ["alphabetisch grup"],
    135,
  ),
  ask(
    "follow-up",
    "Und welchen Wert hat das ohne mein Zutun?",
    "Voreinstellung ist null",
    135,
    "Was ist bibinitsep?",
  ),
];
