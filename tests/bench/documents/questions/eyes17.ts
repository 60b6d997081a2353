import { of } from "../question";

const ask = of("eyes17");

export const eyes17 = [
  ask("number", "Quelle tension maximale supportent les entrées A1 et A2 ?", ["±16"], [6, 8, 39]),
  ask("number", "Quelle est l’impédance de l’entrée A3 ?", "10 MΩ", 8),
  ask("number", "Quelle est la fréquence de résonance du disque piézo-électrique ?", "3500 Hz", 9),
  ask("fact", "Quelle est la couleur des bornes de masse ?", "couleur noire", 7),
  ask("how-to", "Comment mesurer la valeur d’un condensateur ?", ["connecté entre IN1 et GND"], [8, 13]),
  ask("number", "Quelle est la valeur nominale de la source de courant constant ?", "1,1 mA", 7),
  ask("list", "Quelles couleurs de DEL sont livrées ?", "rouge, bleue, verte, blanche", 10),
  ask("other words", "Quels dégâts peut causer une tension trop élevée ?", "dommages permanents", 6),
  ask(
    "yes/no",
    "Peut-on utiliser SQ2 en même temps que le signal sinusoïdal ?",
    ["ne peut pas utiliser un signal sinusoïdal", "n’est pas disponible quand on active WG"],
    [7, 13],
  ),
];
