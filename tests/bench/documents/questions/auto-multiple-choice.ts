import { of } from "../question";

const ask = of("auto-multiple-choice");

export const autoMultipleChoice = [
  ask(
    "number",
    "Combien de points vaut par défaut une bonne réponse à une question simple ?",
    "un point à la bonne réponse",
    14,
  ),
  ask(
    "how-to",
    "Comment obtenir une feuille de réponses à part ?",
    "Donner la valeur 1 à cette option pour obtenir",
    14,
  ),
  ask(
    "yes/no",
    "Peut-on se servir de l’option init lors d’un vrai examen ?",
    "ne pas utiliser pour un examen",
    30,
  ),
  ask("number", "Combien de réponses une question peut-elle avoir au maximum ?", "limité à 199", [11, 41]),
  ask(
    "list",
    "Quels signes éviter dans les identifiants de questions avec babel en français ?",
    "ne pas mettre de : ni ;",
    41,
  ),
  ask("table", "Que signifie le violet dans l’export ODS ?", "correspondant à des questions indicatives", 75),
  ask("fact", "Comment sont marquées les cases cochées à tort ?", "entourées en rouge", 75),
  ask("table", "Par quoi %M est-il remplacé ?", "remplacé par le score maximal", 75),
];
