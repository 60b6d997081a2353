export const notifications = {
  intro: "Les événements concernant vos fichiers ces 30 derniers jours.",
  ready: "Prêt :",
  failed: "Échec :",
  new: "Nouveau.",
  none: "Aucune nouvelle notification",
  noneText: "Vous verrez ici quand un fichier est prêt ou n’a pas pu être traité.",
};
