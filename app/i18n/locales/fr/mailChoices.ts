export const mailChoices = {
  title: "E-mails que vous recevez",
  text: "Choisissez les sujets pour lesquels vous recevez un e-mail. La page « Notifications » affiche toujours tout.",
  nothing: "Votre compte ne reçoit aucun e-mail facultatif.",
  "event.file_ready": "Fichier prêt",
  "about.file_ready": "Dès qu’un fichier que vous avez téléversé a été traité.",
  "event.file_failed": "Échec du traitement",
  "about.file_failed": "Lorsqu’un fichier n’a pas pu être traité, avec la raison.",
  "event.news": "Informations sur le produit",
  "about.news":
    "Améliorations et conseils d’utilisation de Lotse. Vous recevez toujours les communications contractuelles.",
  always: "Vous recevez toujours ces e-mails",
  "alwaysOf.device": "Une connexion sur un nouvel appareil",
  "alwaysOf.password": "Un nouveau mot de passe ou une modification du second facteur",
  "alwaysOf.address": "Un changement de votre adresse e-mail",
  "alwaysOf.asked": "Vos demandes : liens, codes, vos données, la suppression de votre compte",
  saved: "Votre choix a été enregistré.",
  "event.chat_shared": "Conversation partagée avec vous",
  "about.chat_shared": "Lorsqu’une personne partage une conversation avec vous.",
  "event.question_settled": "Traitement d’une question transmise",
  "about.question_settled":
    "Lorsque les gestionnaires des données marquent comme traitée une question que vous avez transmise.",
  "event.question_answered": "Réponse à votre question",
  "about.question_answered":
    "Lorsqu’une de vos questions restées sans réponse peut désormais en recevoir une.",
};
