export const notifications = {
  intro: "Ce qui est arrivé à vos fichiers ces 30 derniers jours.",
  ready: "Lu et prêt :",
  failed: "N’a pas pu être lu :",
  new: "Nouveau.",
  none: "Rien de neuf",
  noneText: "Quand un fichier a été lu, ou n’a pas pu l’être, c’est indiqué ici.",
};
