/** The words of mails about questions that stayed open. */
export const question = {
  questionAnswered: {
    subject: "Votre question a désormais une réponse",
    paragraphs: [
      "Votre question dans la conversation « {chat} » était restée sans réponse. Le fichier « {source} » y répond désormais.",
      "Ouvrez la conversation et posez la question à nouveau : la nouvelle réponse cite sa source.",
      "Vous pouvez désactiver ces e-mails dans les paramètres de votre compte.",
    ],
    link: "Ouvrir la conversation",
  },
  questionApproved: {
    subject: "Une réponse à votre question a été validée",
    paragraphs: [
      "Votre question dans la conversation « {chat} » était restée sans réponse. Une réponse a été validée depuis : « {approved} »",
      "Ouvrez la conversation et posez la question à nouveau : la nouvelle réponse cite sa source.",
      "Vous pouvez désactiver ces e-mails dans les paramètres de votre compte.",
    ],
    link: "Ouvrir la conversation",
  },
  questionSettled: {
    subject: "La question que vous avez transmise a été traitée",
    paragraphs: [
      "Vous avez transmis une question de la conversation « {chat} » aux gestionnaires des données. La question a été marquée comme traitée.",
      "Ouvrez la conversation et posez la question à nouveau pour consulter l’état actuel des documents.",
      "Vous pouvez désactiver ces e-mails dans les paramètres de votre compte.",
    ],
    link: "Ouvrir la conversation",
  },
};
