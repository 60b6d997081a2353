import { of } from "../question";

const ask = of("gentle");

export const gentle = [
  ask("number", "Unter welcher Telefonnummer erreiche ich den Autor von GENtle?", "470 3222", 3),
  ask("table", "Was bewirkt ein Doppelklick mit links auf ein Feature der Karte?", "Feature bearbeiten", 5),
  ask("keyword", "Enzyme limitieren", "höchstens n-mal schneiden", [5, 16]),
  ask("fact", "Mit welcher Taste blende ich die Restriktionsschnittstellen aus?", "F7", 7),
  ask("table", "Was zeigt Strg+W an?", "drei-Buchstaben-Code", 7),
  ask("list", "Welche Buchstaben kann ich im DNS-Modul eintippen?", "A, C, G oder T", 7),
  ask(
    "yes/no",
    "Kann ich automatisch erzeugte Primer so übernehmen, wie sie sind?",
    "in keiner Weise optimiert",
    9,
  ),
  ask("comparison", "Was entspricht am echten PCR-Gerät der Laufweite der Polymerase?", "Elongationszeit", 9),
  ask("definition", "Was sind stille Mutationen?", "neue Restriktionsschnittstelle einführen", 11),
  ask("yes/no", "Lassen sich Sequenzen direkt im Alignment ändern?", "nicht direkt bearbeitet", 14),
  ask("list", "In welchen Sprachen gibt es die Oberfläche von GENtle?", "Englisch und Deutsch", 16),
  ask("fact", "Mit welchem Kürzel öffne ich die Ligation?", "Strg-L", 16),
];
