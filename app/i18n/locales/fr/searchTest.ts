export const searchTest = {
  intro:
    "Posez une question et voyez quels passages sont trouvés, et pourquoi. Aucune réponse n’est rédigée et rien n’est enregistré.",
  question: "Question",
  division: "Domaine",
  all: "Tous les domaines",
  find: "Rechercher",
  level_answer: "Ces passages donneraient une réponse.",
  level_nearest: "Pas assez clair pour une réponse : les passages les plus proches seraient affichés.",
  level_nothing: "Rien ne serait affiché pour cette question.",
  clarity:
    "Clarté {{value}}. À partir de {{answer}}, c’est une réponse ; à partir de {{nearest}}, les passages les plus proches sont affichés.",
  searchedAs: "Recherche effectuée : {{question}}",
  missing: "Dans aucun de ces passages : {{words}}",
  found_one: "{{count}} passage trouvé",
  found_many: "{{count}} passages trouvés",
  found_other: "{{count}} passages trouvés",
  place: "{{name}} (page\u00a0{{number}})",
  score: "{{percent}} du meilleur score",
  words: "Mots trouvés : {{words}}",
  noWords: "Seules des parties de mots ont été trouvées.",
  approved: "Réponse validée",
  none: "Aucun passage trouvé",
  noneText:
    "Aucun mot de la question ne figure dans les fichiers consultés. Essayez avec les mots des documents ou téléversez le document qui y répond.",
  upload: "Téléverser des fichiers",
  gone: "Ce domaine n’existe plus. La recherche a porté sur tous les domaines.",
};
