import type { MailTexts } from "./de";

export const fr: MailTexts = {
  greeting: "Bonjour {name},",
  greetingUnnamed: "Bonjour,",
  footer: "{product} a envoyé ce message automatiquement. Personne ne lit les réponses.",
  fileReady: {
    subject: "Votre fichier {file} est prêt",
    paragraphs: [
      "{file} a été lu. Vous pouvez maintenant poser des questions à son sujet.",
      "Chaque réponse indique la page et la phrase sur lesquelles elle s’appuie, afin que vous puissiez vérifier vous-même.",
      "Vous pouvez désactiver ces messages dans les paramètres de votre compte.",
    ],
    link: "Voir vos documents",
  },
  fileFailed: {
    subject: "Votre fichier {file} n’a pas pu être lu",
    paragraphs: [
      "Malheureusement, {file} n’a pas pu être lu. {reason}",
      "Vos autres fichiers ne sont pas concernés. Vous pouvez réessayer ou téléverser une autre version.",
      "Vous pouvez désactiver ces messages dans les paramètres de votre compte.",
    ],
    link: "Voir le fichier",
  },
  reset: {
    subject: "Nouveau mot de passe pour {product}",
    paragraphs: [
      "Un nouveau mot de passe a été demandé pour votre compte. Ce lien vous permet de le définir. Il est valable une heure et une seule fois.",
      "Si ce n’était pas vous, vous n’avez rien à faire : votre mot de passe reste inchangé.",
    ],
    link: "Définir un nouveau mot de passe",
  },
  invitation: {
    subject: "{company} vous invite sur {product}",
    paragraphs: [
      "{company} a créé pour vous un compte sur {product}. Vous pouvez y poser des questions sur les documents de l’entreprise.",
      "Ce lien vous permet de définir votre mot de passe. Il est valable 14 jours et une seule fois.",
      "Si cela ne vous dit rien, vous n’avez rien à faire.",
    ],
    link: "Définir le mot de passe",
  },
  operatorInvitation: {
    subject: "Votre compte sur {product}",
    paragraphs: [
      "Un compte a été créé pour vous sur {product}.",
      "Ce lien vous permet de définir votre mot de passe. Il est valable 14 jours et une seule fois.",
      "Si cela ne vous dit rien, vous n’avez rien à faire.",
    ],
    link: "Définir le mot de passe",
  },
  verification: {
    subject: "Confirmez votre adresse e-mail pour {product}",
    paragraphs: [
      "Un compte a été créé sur {product} avec cette adresse. Confirmez avec ce lien qu’elle est bien la vôtre. Il est valable 24 heures et une seule fois.",
      "Si ce n’était pas vous, ne confirmez rien : le compte sera alors supprimé après 14 jours.",
    ],
    link: "Confirmer l’adresse e-mail",
  },
  firstPassword: {
    subject: "Votre mot de passe pour {product}",
    paragraphs: [
      "Un compte a été créé sur {product} avec cette adresse. Ce lien vous permet de définir votre mot de passe. Il est valable 24 heures et une seule fois.",
      "Si ce n’était pas vous, n’ouvrez pas ce lien : le compte sera alors supprimé après 14 jours.",
    ],
    link: "Définir le mot de passe",
  },
  addressInUse: {
    subject: "Quelqu’un a voulu réutiliser votre adresse sur {product}",
    paragraphs: [
      "Quelqu’un a voulu créer un autre compte sur {product} avec cette adresse, ou y rattacher un autre compte. Vous en avez déjà un ; il n’a pas changé.",
      "Si c’était vous, connectez-vous avec votre mot de passe. Vous pouvez aussi en demander un nouveau sur cette page.",
      "Si ce n’était pas vous, vous n’avez rien à faire.",
    ],
    link: "Aller à la connexion",
  },
  newDevice: {
    subject: "Nouvelle connexion à {product}",
    paragraphs: [
      "Quelqu’un s’est connecté à votre compte avec un appareil que nous n’y avions pas encore vu : {device}, {time}.",
      "Si c’était vous, vous n’avez rien à faire. Sinon, déconnectez cet appareil et changez votre mot de passe.",
    ],
    link: "Voir les appareils connectés",
  },
  newUnknownDevice: {
    subject: "Nouvelle connexion à {product}",
    paragraphs: [
      "Quelqu’un s’est connecté à votre compte avec un appareil que nous n’y avions pas encore vu : {time}. L’appareil n’a pas indiqué son nom.",
      "Si c’était vous, vous n’avez rien à faire. Sinon, déconnectez cet appareil et changez votre mot de passe.",
    ],
    link: "Voir les appareils connectés",
  },
  twoFactorOn: {
    subject: "Second facteur configuré pour {product}",
    paragraphs: [
      "Depuis le {time}, la connexion à votre compte demande un code de votre application en plus du mot de passe. Vous êtes déconnecté des autres appareils.",
      "Si ce n’était pas vous, veuillez changer votre mot de passe et contacter la personne qui gère votre compte.",
    ],
    link: "Voir la sécurité de votre compte",
  },
  twoFactorOff: {
    subject: "Second facteur désactivé pour {product}",
    paragraphs: [
      "Depuis le {time}, le mot de passe seul suffit de nouveau pour votre compte.",
      "Si ce n’était pas vous, veuillez changer votre mot de passe et configurer de nouveau le second facteur.",
    ],
    link: "Voir la sécurité de votre compte",
  },
  twoFactorCodes: {
    subject: "Nouveaux codes de récupération pour {product}",
    paragraphs: [
      "De nouveaux codes de récupération ont été créés pour votre compte : {time}. Les précédents ne sont plus valables.",
      "Si ce n’était pas vous, veuillez changer votre mot de passe.",
    ],
    link: "Voir la sécurité de votre compte",
  },
  twoFactorUsed: {
    subject: "Connexion à {product} avec un code de récupération",
    paragraphs: [
      "Quelqu’un a utilisé un code de récupération pour votre compte : {time}. Ce code n’est plus valable.",
      "Si c’était vous, vous n’avez rien à faire. Sinon, veuillez changer votre mot de passe et créer de nouveaux codes.",
    ],
    link: "Voir la sécurité de votre compte",
  },
  twoFactorReset: {
    subject: "Votre second facteur pour {product} a été retiré",
    paragraphs: [
      "La personne qui gère votre compte en a retiré le second facteur : {time}. Vous vous connectez maintenant avec le mot de passe seul et pouvez en configurer un nouveau.",
      "Si vous ne l’avez pas demandé, veuillez la contacter.",
    ],
    link: "Voir la sécurité de votre compte",
  },
  confirmCode: {
    subject: "Votre code pour {product}",
    paragraphs: [
      "Avec ce code, vous confirmez que c’est bien vous : {code}. Il est valable dix minutes et une seule fois.",
      "Si vous n’avez pas demandé de code, veuillez déconnecter les appareils inconnus.",
    ],
    link: "Voir la sécurité de votre compte",
  },
  googleAsks: {
    subject: "Connexion avec Google sur {product}",
    paragraphs: [
      "Quelqu’un s’est connecté à {product} avec un compte Google qui a cette adresse. Souhaitez-vous y associer votre compte ? Ce lien est valable une heure et une seule fois.",
      "Si ce n’était pas vous, il n’y a rien à faire : sans votre accord, rien ne change.",
    ],
    link: "Associer le compte à Google",
  },
  googleAsksFirst: {
    subject: "Confirmez votre compte sur {product}",
    paragraphs: [
      "Quelqu’un s’est connecté à {product} avec un compte Google qui a cette adresse. Confirmez avec ce lien qu’elle est bien la vôtre. Il est valable une heure et une seule fois.",
      "Si ce n’était pas vous, ne confirmez rien : le compte sera alors supprimé après 14 jours.",
    ],
    link: "Confirmer le compte",
  },
  googleLinked: {
    subject: "Votre compte {product} est associé à Google",
    paragraphs: [
      "Depuis le {time}, vous pouvez vous connecter avec votre compte Google.",
      "Si ce n’était pas vous, veuillez le dissocier et changer votre mot de passe.",
    ],
    link: "Voir la sécurité de votre compte",
  },
  googleUnlinked: {
    subject: "Votre compte {product} n’est plus associé à Google",
    paragraphs: [
      "Votre compte a été dissocié de Google : {time}. Vous vous connectez désormais avec votre mot de passe.",
      "Si ce n’était pas vous, veuillez changer votre mot de passe.",
    ],
    link: "Voir la sécurité de votre compte",
  },
  emailOld: {
    subject: "Votre compte {product} doit changer d’adresse",
    paragraphs: [
      "Une nouvelle adresse e-mail a été indiquée pour votre compte : {email}. Acceptez ou refusez avec ce lien. Il est valable 24 heures.",
      "La nouvelle adresse ne sera reprise qu’une fois confirmée elle aussi. Sans votre accord, rien ne change.",
    ],
    link: "Accepter ou refuser",
  },
  emailNew: {
    subject: "Confirmez votre nouvelle adresse pour {product}",
    paragraphs: [
      "Cette adresse doit désormais appartenir à un compte {product}. Confirmez avec ce lien qu’elle est bien la vôtre. Il est valable 24 heures.",
      "L’adresse actuelle doit aussi donner son accord. Si cela ne vous dit rien, vous n’avez rien à faire.",
    ],
    link: "Confirmer la nouvelle adresse",
  },
  managedOld: {
    subject: "Votre compte {product} doit changer d’adresse",
    paragraphs: [
      "L’administration de {product} a indiqué une nouvelle adresse e-mail pour votre compte : {email}. Elle sera valable dès qu’elle y aura été confirmée. D’ici là, vous vous connectez comme avant, ensuite avec la nouvelle adresse ; vous serez alors déconnecté partout.",
      "Si vous ne vous y attendiez pas, refusez le changement avec ce lien et adressez-vous à l’administration. Il est valable 24 heures.",
    ],
    link: "Voir ou refuser le changement",
  },
  managedNew: {
    subject: "Confirmez votre nouvelle adresse pour {product}",
    paragraphs: [
      "L’administration de {product} a indiqué cette adresse pour votre compte. Confirmez avec ce lien qu’elle est bien la vôtre. Il est valable 24 heures.",
      "La nouvelle adresse ne sera valable qu’ensuite. Si cela ne vous dit rien, vous n’avez rien à faire.",
    ],
    link: "Confirmer la nouvelle adresse",
  },
  addressChanged: {
    subject: "Votre adresse e-mail chez {product} a été modifiée",
    paragraphs: [
      "L’administration de {product} a remplacé l’adresse e-mail de votre compte, {before}, par {after}. Désormais, vous vous connectez avec {after} ; votre mot de passe ne change pas.",
      "Ce message est envoyé aux deux adresses. Si vous ne vous attendiez pas à ce changement, adressez-vous à l’administration.",
    ],
    link: "Se connecter",
  },
  exportReady: {
    subject: "Vos données de {product} sont prêtes",
    paragraphs: [
      "Vos données sont préparées. Avec ce lien, vous les téléchargez en fichier ZIP après vous être connecté. Elles y restent jusqu’au {time}.",
      "Si ce n’était pas vous, veuillez changer votre mot de passe.",
    ],
    link: "Télécharger les données",
  },
  exportFailed: {
    subject: "Vos données de {product} n’ont pas pu être préparées",
    paragraphs: ["La préparation de vos données a échoué. Veuillez réessayer dans vos paramètres."],
    link: "Aller aux paramètres",
  },
  erasurePlanned: {
    subject: "Votre compte {product} sera supprimé",
    paragraphs: [
      "Votre compte sera supprimé le {time}, avec tout ce qui en fait partie. Après cela, c’est irréversible.",
      "Vous voulez le garder, ou ce n’était pas vous ? Ouvrez le lien et connectez-vous. Dans le second cas, changez aussi votre mot de passe.",
    ],
    link: "Garder le compte",
  },
  exportReadme: [
    "Vos données chez {product}",
    "",
    "account.json : votre compte",
    "company.json : votre entreprise, si vous gérez ses données",
    "sessions.json, devices.json : où vous êtes et étiez connecté",
    "divisions.json : les domaines dont vous êtes membre",
    "files.json et le dossier files : ce que vous avez téléversé ; un fichier y porte son id",
    "chats.json : vos chats",
    "questions.json : vos questions, les réponses générées et leurs sources",
    "activity.json : ce que vous avez fait et quand",
    "mails.json : les e-mails qui vous ont été envoyés",
    "",
    "Les heures sont en UTC. Les mots de passe et autres secrets n’y figurent pas.",
  ],
};
