export const search = {
  intro: "Trouve les pages, chats, domaines, fichiers et personnes que vous pouvez ouvrir.",
  words: "Mots recherchés",
  find: "Chercher",
  count_one: "{{count}} résultat",
  count_many: "{{count}} résultats",
  count_other: "{{count}} résultats",
  "kind.page": "Pages du site",
  "kind.chat": "Chats",
  "kind.division": "Domaines",
  "kind.file": "Fichiers",
  "kind.person": "Personnes",
  nothing: "Rien trouvé pour « {{words}} »",
  nothingText:
    "Un mot plus court aidera peut-être. La recherche porte sur les noms, pas sur les documents ; interrogez-les dans un chat.",
  all: "Afficher toutes les pages",
};
