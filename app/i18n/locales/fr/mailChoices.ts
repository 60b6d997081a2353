export const mailChoices = {
  title: "Les e-mails que vous recevez",
  text: "Choisissez ce dont nous vous informons par e-mail. La page « Nouveautés » montre toujours tout.",
  nothing: "Pour ce que vous faites ici, Lotse n’envoie aucun e-mail que l’on puisse désactiver.",
  "event.file_ready": "Fichier prêt",
  "about.file_ready": "Dès qu’un fichier que vous avez téléversé a été lu.",
  "event.file_failed": "Fichier non lu",
  "about.file_failed": "Lorsqu’un fichier n’a pas pu être lu, avec la raison.",
  always: "Ces e-mails vous parviennent toujours",
  "alwaysOf.device": "Une connexion sur un nouvel appareil",
  "alwaysOf.password": "Un nouveau mot de passe ou une modification du second facteur",
  "alwaysOf.address": "Un changement de votre adresse e-mail",
  "alwaysOf.asked":
    "Ce que vous avez demandé vous-même : liens, codes, vos données, la suppression de votre compte",
  saved: "Votre choix est enregistré.",
};
