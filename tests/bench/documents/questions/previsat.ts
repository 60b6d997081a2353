import { of } from "../question";

const ask = of("previsat");

export const previsat = [
  ask("fact", "Dans quel langage PreviSat est-il programmé ?", "C++/Qt"),
  ask(
    "list",
    "Sur quels systèmes d’exploitation PreviSat fonctionne-t-il ?",
    "Windows, GNU/Linux et Mac OS X",
  ),
  ask("number", "Combien y a-t-il de modes de fonctionnement ?", "2 modes de fonctionnement"),
  ask(
    "fact",
    "De quelle couleur est la trace au sol quand le satellite est dans l’ombre ?",
    "rouge lorsque le satellite est dans l'ombre",
  ),
  ask("definition", "Qu’est-ce que le numéro NORAD ?", "assigné séquentiellement"),
  ask("other words", "Comment agrandir la vidéo à tout l’écran ?", "double cliquer sur la vidéo"),
  ask("keyword", "raccourci clavier pour enregistrer", "Ctrl + S"),
];
