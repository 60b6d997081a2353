export const search = {
  intro: "Trouve les pages, conversations, domaines, fichiers et personnes auxquels vous avez accès.",
  words: "Recherche",
  find: "Rechercher",
  count_one: "{{count}} résultat",
  count_many: "{{count}} résultats",
  count_other: "{{count}} résultats",
  "kind.page": "Pages",
  "kind.chat": "Conversations",
  "kind.division": "Domaines",
  "kind.file": "Fichiers",
  "kind.person": "Personnes",
  nothing: "Aucun résultat pour « {{words}} »",
  nothingText:
    "Essayez un mot plus court. La recherche porte sur les noms ; pour le contenu des documents, utilisez une conversation.",
  all: "Afficher toutes les pages",
};
