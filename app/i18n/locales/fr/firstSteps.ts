export const firstSteps = {
  label: "Vos premiers pas",
  intro: "En trois étapes, Lotse répond à vos questions à partir de vos propres documents.",
  allDone: "Les trois étapes sont faites. Vous pouvez y revenir d’ici à tout moment.",
  "short.documents": "Vos documents",
  "short.question": "Question",
  "short.team": "Équipe",
  "title.documents": "Créer un domaine et téléverser des documents",
  "text.documents":
    "Par exemple votre liste de prix en PDF ou une notice au format Word. Quelques pages suffisent pour commencer.",
  "title.question": "Poser une question",
  "text.question":
    "Demandez dans un chat ce que disent vos documents. Chaque réponse indique la page sur laquelle elle s’appuie.",
  "title.team": "Inviter votre équipe",
  "text.team":
    "Invitez vos employés par e-mail. Ils ne lisent que les domaines dont vous les faites membres.",
  "do.documents": "Téléverser des documents",
  "do.question": "Commencer un chat",
  "do.team": "Inviter une personne",
  "again.documents": "Voir les documents",
  "again.question": "Poser d’autres questions",
  "again.team": "Voir l’équipe",
  done: "Fait",
  next: "À faire maintenant",
  reading: "Lecture en cours",
  none: "Ces étapes concernent une entreprise",
  noneText:
    "Votre compte n’appartient à aucune entreprise. Vous ne pouvez donc ni téléverser de documents ni inviter quelqu’un. Les chats publics vous sont ouverts.",
  chats: "Aller aux chats",
};
