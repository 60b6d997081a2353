import { of } from "../question";

const ask = of("gm-assistant");

export const gmAssistant = [
  ask("number", "Combien de dés peut-on lancer au maximum ?", "concurrence de dix", 10),
  ask("fact", "Quelles langues sont disponibles ?", "l’anglais et le français", 4),
  ask(
    "number",
    "De combien de modules se compose l’interface complète ?",
    ["6 modules", "6 sous-parties", "six modules"],
    [2, 4],
  ),
  ask("yes/no", "Peut-on jouer plusieurs musiques en même temps ?", "un seul morceau à la fois", 9),
  ask("yes/no", "Peut-on arrêter un bruitage en cours ?", ["pas possible de l’arrêter"], 10),
  ask("how-to", "Comment modifier seulement le texte d’un item ?", "touche F2", 7),
  ask("list", "Quels sont les quatre états d’un item ?", "Aucun, En cours", 6),
  ask(
    "definition",
    "Qu’est-ce qu’un item ?",
    ["un item désigne un élément minimal", "un item est une ligne"],
    5,
  ),
  ask("other words", "Quelle est l’extension du fichier de sauvegarde ?", ".gms", 3),
  ask(
    "keyword",
    "simulateur de dés",
    ["simuler directement dans le logiciel le résultat", "simuler le lancer"],
    [4, 10],
  ),
];
