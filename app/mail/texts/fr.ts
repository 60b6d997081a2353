import { contract } from "../contract-texts/fr";
import { erasure } from "../erasure-texts/fr";
import { words as exportPage } from "../export-page-texts/fr";
import { file } from "../file-texts/fr";
import { inspection } from "../inspection-texts/fr";
import { plan } from "../plan-texts/fr";
import { question } from "../question-texts/fr";
import type { MailTexts } from "./de";

export const fr: MailTexts = {
  greeting: "Bonjour {name},",
  greetingUnnamed: "Bonjour,",
  footer: "Cet e-mail a été envoyé automatiquement par {product}. Merci de ne pas y répondre.",
  stopMails: "Ne plus recevoir ces e-mails",
  chatShared: {
    subject: "Une conversation a été partagée avec vous",
    paragraphs: [
      "{owner} a partagé la conversation « {chat} » avec vous.",
      "Vous voyez les réponses tirées des domaines auxquels vous avez accès.",
      "Vous pouvez désactiver ces e-mails dans les paramètres de votre compte.",
    ],
    link: "Ouvrir la conversation",
  },
  ...question,
  divisionNews: {
    subject: "Du nouveau dans le domaine {division}",
    paragraphs: [
      "Il y a du nouveau dans le domaine {division}.",
      "Nouveaux avis : {feedback}",
      "Fichiers traités : {ready}",
      "Fichiers en échec : {failed}",
      "Fichiers en quarantaine : {quarantined}",
      "Questions sans réponse : {unanswered}",
      "Votre entreprise définit les destinataires et la fréquence dans ses paramètres d’e-mail.",
    ],
    link: "Voir le domaine",
  },
  reset: {
    subject: "Nouveau mot de passe pour {product}",
    paragraphs: [
      "Un nouveau mot de passe a été demandé pour votre compte. Utilisez ce lien pour le définir. Il est valable une heure et ne peut servir qu’une fois.",
      "Si vous n’êtes pas à l’origine de cette demande, vous n’avez rien à faire. Votre mot de passe reste inchangé.",
    ],
    link: "Définir un nouveau mot de passe",
  },
  invitation: {
    subject: "{company} vous invite sur {product}",
    paragraphs: [
      "{company} a créé pour vous un compte sur {product}. Vous pouvez y poser des questions sur les documents de l’entreprise.",
      "Utilisez ce lien pour définir votre mot de passe. Il est valable 14 jours et ne peut servir qu’une fois.",
      "Si vous n’attendiez pas cette invitation, vous pouvez l’ignorer.",
    ],
    link: "Définir le mot de passe",
  },
  operatorInvitation: {
    subject: "Votre compte sur {product}",
    paragraphs: [
      "Un compte a été créé pour vous sur {product}.",
      "Utilisez ce lien pour définir votre mot de passe. Il est valable 14 jours et ne peut servir qu’une fois.",
      "Si vous n’attendiez pas cette invitation, vous pouvez l’ignorer.",
    ],
    link: "Définir le mot de passe",
  },
  verification: {
    subject: "Confirmez votre adresse e-mail pour {product}",
    paragraphs: [
      "Un compte a été créé sur {product} avec cette adresse. Veuillez confirmer avec ce lien qu’elle est bien la vôtre. Il est valable 24 heures et ne peut servir qu’une fois.",
      "Si ce n’était pas vous, ignorez cet e-mail. Le compte sera alors supprimé après 14 jours.",
    ],
    link: "Confirmer l’adresse e-mail",
  },
  firstPassword: {
    subject: "Votre mot de passe pour {product}",
    paragraphs: [
      "Un compte a été créé sur {product} avec cette adresse. Utilisez ce lien pour définir votre mot de passe et confirmer que cette adresse est bien la vôtre. Le lien est valable 24 heures et ne peut servir qu’une fois.",
      "Si ce n’était pas vous, ignorez cet e-mail. Le compte sera alors supprimé après 14 jours.",
    ],
    link: "Définir le mot de passe",
  },
  addressInUse: {
    subject: "Votre adresse e-mail est déjà enregistrée sur {product}",
    paragraphs: [
      "Votre adresse a été saisie pour créer un nouveau compte sur {product} ou pour être associée à un autre compte. Vous avez déjà un compte ; il n’a pas été modifié.",
      "Si c’était vous, veuillez vous connecter avec votre mot de passe. Vous pouvez aussi en demander un nouveau sur la page de connexion.",
      "Si ce n’était pas vous, vous n’avez rien à faire.",
    ],
    link: "Aller à la page de connexion",
  },
  newDevice: {
    subject: "Nouvelle connexion à {product}",
    paragraphs: [
      "Une connexion à votre compte a eu lieu depuis un nouvel appareil : {device}, {time}.",
      "Si c’était vous, vous n’avez rien à faire. Sinon, veuillez déconnecter cet appareil et changer votre mot de passe.",
    ],
    link: "Voir les appareils connectés",
  },
  newUnknownDevice: {
    subject: "Nouvelle connexion à {product}",
    paragraphs: [
      "Une connexion à votre compte a eu lieu depuis un nouvel appareil : {time}. Le nom de l’appareil n’est pas connu.",
      "Si c’était vous, vous n’avez rien à faire. Sinon, veuillez déconnecter cet appareil et changer votre mot de passe.",
    ],
    link: "Voir les appareils connectés",
  },
  passwordChanged: {
    subject: "Votre mot de passe pour {product} a été modifié",
    paragraphs: [
      "Le mot de passe de votre compte a été modifié : {time}. Vos autres appareils ont été déconnectés.",
      "Si ce n’était pas vous, veuillez demander immédiatement un nouveau mot de passe et contacter la personne qui gère votre compte.",
    ],
    link: "Demander un nouveau mot de passe",
  },
  twoFactorOn: {
    subject: "Second facteur configuré pour {product}",
    paragraphs: [
      "Depuis le {time}, la connexion à votre compte nécessite un code de votre application en plus du mot de passe. Vos autres appareils ont été déconnectés.",
      "Si ce n’était pas vous, veuillez changer votre mot de passe et contacter la personne qui gère votre compte.",
    ],
    link: "Voir la sécurité du compte",
  },
  twoFactorOff: {
    subject: "Second facteur désactivé pour {product}",
    paragraphs: [
      "Depuis le {time}, votre mot de passe suffit de nouveau pour vous connecter.",
      "Si ce n’était pas vous, veuillez changer votre mot de passe et configurer de nouveau le second facteur.",
    ],
    link: "Voir la sécurité du compte",
  },
  twoFactorCodes: {
    subject: "Nouveaux codes de récupération pour {product}",
    paragraphs: [
      "De nouveaux codes de récupération ont été créés pour votre compte : {time}. Les précédents ne sont plus valables.",
      "Si ce n’était pas vous, veuillez changer votre mot de passe.",
    ],
    link: "Voir la sécurité du compte",
  },
  twoFactorUsed: {
    subject: "Connexion à {product} avec un code de récupération",
    paragraphs: [
      "Un code de récupération a été utilisé pour votre compte : {time}. Il n’est plus valable.",
      "Si c’était vous, vous n’avez rien à faire. Sinon, veuillez changer votre mot de passe et créer de nouveaux codes.",
    ],
    link: "Voir la sécurité du compte",
  },
  twoFactorReset: {
    subject: "Votre second facteur pour {product} a été retiré",
    paragraphs: [
      "La personne qui gère votre compte en a retiré le second facteur : {time}. Vous vous connectez maintenant avec votre seul mot de passe et pouvez en configurer un nouveau.",
      "Si vous ne l’avez pas demandé, veuillez la contacter.",
    ],
    link: "Voir la sécurité du compte",
  },
  twoFactorResetByOperator: {
    subject: "Le second facteur de {whose} a été retiré",
    paragraphs: [
      "Un administrateur de {product} a retiré le second facteur de {whose} : {time}. L’entreprise n’a actuellement aucun gestionnaire des données qui puisse le faire.",
      "Motif indiqué : {reason}",
      "Si cela n’était pas convenu, veuillez contacter immédiatement un administrateur.",
    ],
    link: "Voir la sécurité du compte",
  },
  confirmCode: {
    subject: "Votre code pour {product}",
    paragraphs: [
      "Votre code de confirmation est {code}. Il est valable dix minutes et ne peut servir qu’une fois.",
      "Si vous n’avez pas demandé de code, veuillez déconnecter les appareils inconnus.",
    ],
    link: "Voir la sécurité du compte",
  },
  googleAsks: {
    subject: "Connexion avec Google sur {product}",
    paragraphs: [
      "Une connexion à {product} a eu lieu avec un compte Google ayant cette adresse. Souhaitez-vous y associer votre compte ? Ce lien est valable une heure et ne peut servir qu’une fois.",
      "Si ce n’était pas vous, vous n’avez rien à faire. Rien ne change sans votre accord.",
    ],
    link: "Associer le compte à Google",
  },
  googleAsksFirst: {
    subject: "Confirmez votre compte sur {product}",
    paragraphs: [
      "Une connexion à {product} a eu lieu avec un compte Google ayant cette adresse. Veuillez confirmer avec ce lien qu’elle est bien la vôtre. Il est valable une heure et ne peut servir qu’une fois.",
      "Si ce n’était pas vous, ignorez cet e-mail. Le compte sera alors supprimé après 14 jours.",
    ],
    link: "Confirmer le compte",
  },
  googleLinked: {
    subject: "Votre compte {product} a été associé à Google",
    paragraphs: [
      "Depuis le {time}, vous pouvez vous connecter avec votre compte Google.",
      "Si ce n’était pas vous, veuillez le dissocier et changer votre mot de passe.",
    ],
    link: "Voir la sécurité du compte",
  },
  googleUnlinked: {
    subject: "Votre compte {product} n’est plus associé à Google",
    paragraphs: [
      "Votre compte a été dissocié de Google : {time}. Vous vous connectez désormais avec votre mot de passe.",
      "Si ce n’était pas vous, veuillez changer votre mot de passe.",
    ],
    link: "Voir la sécurité du compte",
  },
  emailOld: {
    subject: "Nouvelle adresse e-mail pour votre compte {product}",
    paragraphs: [
      "Une nouvelle adresse e-mail a été indiquée pour votre compte : {email}. Veuillez accepter ou refuser avec ce lien. Il est valable 24 heures.",
      "La nouvelle adresse ne sera valable qu’une fois confirmée elle aussi. Rien ne change sans votre accord.",
    ],
    link: "Accepter ou refuser",
  },
  emailNew: {
    subject: "Confirmez votre nouvelle adresse pour {product}",
    paragraphs: [
      "Cette adresse a été indiquée comme nouvelle adresse d’un compte {product}. Veuillez confirmer avec ce lien qu’elle est bien la vôtre. Il est valable 24 heures.",
      "Le changement doit aussi être confirmé depuis l’adresse actuelle. Si vous n’avez rien demandé, ignorez cet e-mail.",
    ],
    link: "Confirmer la nouvelle adresse",
  },
  managedOld: {
    subject: "Nouvelle adresse e-mail pour votre compte {product}",
    paragraphs: [
      "Un administrateur de {product} a indiqué une nouvelle adresse e-mail pour votre compte : {email}. Elle sera valable dès qu’elle aura été confirmée. D’ici là, vous vous connectez comme avant. Ensuite, tous vos appareils seront déconnectés et vous vous connecterez avec la nouvelle adresse.",
      "Si vous ne vous y attendiez pas, veuillez refuser le changement avec ce lien et contacter un administrateur. Il est valable 24 heures.",
    ],
    link: "Voir ou refuser le changement",
  },
  managedNew: {
    subject: "Confirmez votre nouvelle adresse pour {product}",
    paragraphs: [
      "Un administrateur de {product} a indiqué cette adresse pour votre compte. Veuillez confirmer avec ce lien qu’elle est bien la vôtre. Il est valable 24 heures.",
      "La nouvelle adresse ne sera valable qu’ensuite. Si vous n’attendiez pas cet e-mail, vous pouvez l’ignorer.",
    ],
    link: "Confirmer la nouvelle adresse",
  },
  addressChanged: {
    subject: "Votre adresse e-mail sur {product} a été modifiée",
    paragraphs: [
      "Un administrateur de {product} a remplacé l’adresse e-mail de votre compte, {before}, par {after}. Désormais, vous vous connectez avec {after} ; votre mot de passe ne change pas.",
      "Cet e-mail a été envoyé aux deux adresses. Si vous ne vous attendiez pas à ce changement, veuillez contacter un administrateur.",
    ],
    link: "Se connecter",
  },
  exportReady: {
    subject: "Votre export de données {product} est prêt",
    paragraphs: [
      "Votre export de données est prêt. Connectez-vous pour le télécharger au format ZIP jusqu’au {time}.",
      "Si vous ne l’avez pas demandé, veuillez changer votre mot de passe.",
    ],
    link: "Télécharger les données",
  },
  exportFailed: {
    subject: "Votre export de données {product} a échoué",
    paragraphs: ["Votre export de données n’a pas pu être préparé. Veuillez réessayer dans vos paramètres."],
    link: "Aller aux paramètres",
  },
  notice: {
    subject: "Communication sur votre contrat avec {product}",
    paragraphs: ["Cette communication concerne l’utilisation de {product} :"],
    link: "Ouvrir {product}",
  },
  news: {
    subject: "Améliorations de {product}",
    paragraphs: ["{product} a été amélioré :"],
    link: "Ouvrir {product}",
  },
  newsFooter: "Vous pouvez désactiver les informations sur le produit dans les paramètres de votre compte.",
  examples: {
    requester: "Frauke Petersen",
    approver: "Malte Jessen",
    by: "Frauke Petersen",
    hours: "24",
    due: "30 novembre 2026",
    chat: "Congés et horaires",
    owner: "Frauke Petersen",
    source: "Règlement des congés 2026.pdf",
    approved: "Combien de jours de congé ai-je par an ?",
    what: "Résiliation ordinaire",
    who: "Kim Weber",
    contract: "Forfait annuel, K-10001",
    end: "le plus tôt possible",
    division: "Ventes",
    feedback: "2",
    unanswered: "1",
    ready: "Tarifs.pdf",
    failed: "Affichage.pdf",
    quarantined: "Circulaire.docx",
    plan: "Forfait annuel",
    amount: "1 178,10 €",
    document: "Facture 2026-0131",
    terms: "Veuillez virer 1 178,10 € au plus tard le 30 novembre 2026, sans déduction.",
    date: "30 novembre 2026",
    name: "Kim Weber",
    file: "Règlement des congés 2026.pdf",
    files: "Règlement des congés 2026.pdf et Frais de déplacement.docx",
    count: "2",
    reason: "Le fichier est protégé par un mot de passe.",
    company: "Kontor Nord GmbH",
    device: "Firefox, Linux",
    time: "lundi 23 novembre 2026, 09:14",
    whose: "Kim Weber",
    code: "123456",
    email: "kim.nouveau@kontor.example",
    before: "kim@kontor.example",
    after: "kim.nouveau@kontor.example",
  },
  ...file,
  ...inspection,
  ...plan,
  ...contract,
  ...erasure,
  exportPage,
  exportReadme: [
    "Vos données chez {product}",
    "",
    "index.html : toutes vos données à lire, dans votre langue et votre fuseau horaire (extrayez d’abord le fichier ZIP)",
    "dossier files : vos fichiers téléversés, nommés par leur identifiant ; index.html y mène",
    "",
    "dossier json, pour d’autres programmes :",
    "account.json : votre compte",
    "company.json : votre entreprise, si vous la gérez",
    "sessions.json, devices.json : connexions et appareils actuels et passés",
    "divisions.json : les domaines dont vous êtes membre",
    "files.json : vos fichiers téléversés",
    "chats.json : vos conversations",
    "folders.json : vos dossiers de conversations",
    "tags.json : les étiquettes de vos conversations",
    "inspections.json : les consultations de vos conversations, et celles que vous avez demandées ou décidées",
    "shares.json : les conversations partagées, sans noms",
    "questions.json : vos questions, les réponses générées et leurs sources",
    "feedback.json : vos avis",
    "approved-answers.json : les réponses que vous avez validées",
    "golden-questions.json : les questions témoins que vous avez créées",
    "activity.json : vos activités et leur date",
    "mails.json : les e-mails qui vous ont été envoyés",
    "",
    "Dans le dossier json, les heures sont en UTC. Les mots de passe et autres secrets n’y figurent pas.",
  ],
};
