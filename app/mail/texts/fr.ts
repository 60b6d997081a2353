import type { MailTexts } from "./de";

export const fr: MailTexts = {
  greeting: "Bonjour {name},",
  footer: "{product} a envoyé ce message automatiquement. Personne ne lit les réponses.",
  fileReady: {
    subject: "Votre fichier {file} est prêt",
    paragraphs: [
      "{file} a été lu. Vous pouvez maintenant poser des questions à son sujet.",
      "Chaque réponse indique la page et la phrase sur lesquelles elle s’appuie, afin que vous puissiez vérifier vous-même.",
    ],
    link: "Voir vos documents",
  },
  fileFailed: {
    subject: "Votre fichier {file} n’a pas pu être lu",
    paragraphs: [
      "Malheureusement, {file} n’a pas pu être lu. {reason}",
      "Vos autres fichiers ne sont pas concernés. Vous pouvez réessayer ou téléverser une autre version.",
    ],
    link: "Voir le fichier",
  },
};
