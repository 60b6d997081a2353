export const firstSteps = {
  label: "Vos premiers pas",
  intro: "Trois étapes pour obtenir des réponses à partir de vos propres documents.",
  allDone: "Les trois étapes sont terminées. Vous pouvez y revenir à tout moment.",
  "short.documents": "Vos documents",
  "short.question": "Question",
  "short.team": "Équipe",
  "title.documents": "Créer un domaine et téléverser des documents",
  "text.documents":
    "Par exemple votre liste de prix en PDF ou une notice au format Word. Quelques pages suffisent pour commencer.",
  "title.question": "Poser une question",
  "text.question":
    "Posez vos questions sur vos documents dans une conversation. Chaque réponse indique la page dont elle provient.",
  "title.team": "Inviter votre équipe",
  "text.team": "Invitez vos employés par e-mail. Ils ne voient que les domaines auxquels vous les ajoutez.",
  "do.documents": "Téléverser des documents",
  "do.question": "Démarrer une conversation",
  "do.team": "Inviter une personne",
  "again.documents": "Voir les documents",
  "again.question": "Poser d’autres questions",
  "again.team": "Voir l’équipe",
  done: "Terminé",
  next: "Étape suivante",
  reading: "Traitement en cours",
  none: "Réservé aux entreprises",
  noneText:
    "Votre compte n’est rattaché à aucune entreprise : vous ne pouvez donc pas téléverser de documents. Vous pouvez utiliser les conversations publiques.",
  chats: "Voir les conversations",
};
