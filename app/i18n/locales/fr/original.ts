export const original = {
  show: "Voir la page d’origine",
  asText: "Lire le texte",
  larger: "Agrandir",
  smaller: "Réduire",
  open: "Ouvrir dans un nouvel onglet",
  drawing: "Chargement de la page d’origine…",
  unmarked: "Le passage cité n’a pas pu être surligné sur la page d’origine.",
  failed:
    "La page d’origine ne peut pas être affichée ici. Vous pouvez ouvrir le fichier dans un nouvel onglet.",
};
