export const notifications = {
  intro: "Les événements de ces 30 derniers jours.",
  ready: "Prêt :",
  failed: "Échec :",
  quarantined: "En quarantaine :",
  new: "Nouveau.",
  none: "Aucune nouvelle notification",
  noneText: "Vous verrez ici ce qui concerne vos fichiers et les nouveaux avis.",
  feedback_one: "Nouvel avis",
  feedback_many: "{{count}} nouveaux avis",
  feedback_other: "{{count}} nouveaux avis",
  chatShared: "Partagée avec vous :",
  answered: "Désormais une réponse :",
};
