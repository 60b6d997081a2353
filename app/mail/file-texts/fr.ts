/** The words of mails about files. */
export const file = {
  newVersionOf: "{file} (nouvelle version)",
  fileReady: {
    subject: "Votre fichier {file} est prêt",
    paragraphs: [
      "{file} a été traité. Vous pouvez maintenant poser des questions à son sujet.",
      "Chaque réponse indique la page et la phrase dont elle provient, pour que vous puissiez vérifier vous-même.",
      "Vous pouvez désactiver ces e-mails dans les paramètres de votre compte.",
    ],
    link: "Poser une question",
  },
  filesReady: {
    subject: "Vos {count} fichiers sont prêts",
    paragraphs: [
      "{files} ont été traités. Vous pouvez maintenant poser des questions à leur sujet.",
      "Chaque réponse indique la page et la phrase dont elle provient, pour que vous puissiez vérifier vous-même.",
      "Vous pouvez désactiver ces e-mails dans les paramètres de votre compte.",
    ],
    link: "Poser une question",
  },
  fileFailed: {
    subject: "Votre fichier {file} n’a pas pu être traité",
    paragraphs: [
      "Malheureusement, {file} n’a pas pu être traité. {reason}",
      "Vos autres fichiers ne sont pas concernés. Vous pouvez remplacer ce fichier par une autre version ou le supprimer.",
      "Vous pouvez désactiver ces e-mails dans les paramètres de votre compte.",
    ],
    link: "Voir le fichier",
  },
  filesFailed: {
    subject: "{count} de vos fichiers n’ont pas pu être traités",
    paragraphs: [
      "Fichiers non traités : {files}.",
      "Le motif est indiqué pour chaque fichier. Vous pouvez y remplacer le fichier par une autre version ou le supprimer. Vos autres fichiers ne sont pas concernés.",
      "Vous pouvez désactiver ces e-mails dans les paramètres de votre compte.",
    ],
    link: "Voir les fichiers",
  },
  fileQuarantined: {
    subject: "Votre fichier {file} est en quarantaine",
    paragraphs: [
      "{file} contient du texte que les lecteurs ne voient pas ou des instructions destinées à un assistant IA. Le fichier n’est pas utilisé pour les réponses tant que vous n’avez pas pris de décision.",
      "Examinez les passages. Vous pouvez les omettre, tout autoriser ou supprimer le fichier.",
    ],
    link: "Examiner les passages",
  },
  fileExpiring: {
    subject: "{file} est valable jusqu’au {date}",
    paragraphs: [
      "Vous êtes responsable de {file}. Ce fichier est valable jusqu’au {date}.",
      "Ensuite, chaque citation est signalée comme expirée, ou le fichier n’est plus utilisé pour répondre. Le gestionnaire des données en décide pour chaque domaine.",
      "Vous pouvez téléverser une nouvelle version ou indiquer une date plus tardive. Les employés s’adressent à leur gestionnaire des données.",
    ],
    link: "Voir le fichier",
  },
};
