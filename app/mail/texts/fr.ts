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
  reset: {
    subject: "Nouveau mot de passe pour {product}",
    paragraphs: [
      "Un nouveau mot de passe a été demandé pour votre compte. Ce lien vous permet de le définir. Il est valable une heure et une seule fois.",
      "Si ce n'était pas vous, vous n'avez rien à faire : votre mot de passe reste inchangé.",
    ],
    link: "Définir un nouveau mot de passe",
  },
  invitation: {
    subject: "{company} vous invite sur {product}",
    paragraphs: [
      "{company} a créé pour vous un compte sur {product}. Vous pouvez y poser des questions sur les documents de l'entreprise.",
      "Ce lien vous permet de définir votre mot de passe. Il est valable 14 jours et une seule fois.",
      "Si cela ne vous dit rien, vous n'avez rien à faire.",
    ],
    link: "Définir le mot de passe",
  },
  operatorInvitation: {
    subject: "Votre compte sur {product}",
    paragraphs: [
      "Un compte a été créé pour vous sur {product}.",
      "Ce lien vous permet de définir votre mot de passe. Il est valable 14 jours et une seule fois.",
      "Si cela ne vous dit rien, vous n'avez rien à faire.",
    ],
    link: "Définir le mot de passe",
  },
};
