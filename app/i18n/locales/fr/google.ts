export const google = {
  signIn: "Se connecter avec Google",
  signUp: "S’inscrire avec Google",
  link: "Associer à Google",
  loading: "Connexion à Google…",
  loaded: "Suite chez Google…",
  missing: "La connexion avec Google n’est pas configurée ici.",
  or: "ou",
  welcome: "Votre compte est créé. Vous pouvez ajouter votre nom dans les paramètres.",
  title: "Connexion avec Google",
  text: "Connectez-vous avec votre compte Google au lieu de saisir un mot de passe. Un second facteur reste demandé.",
  linkedTo: "Associé à {{email}} depuis le",
  unlink: "Dissocier",
  noPassword: "Votre compte n’a pas de mot de passe. Définissez-en un avant de le dissocier.",
  setPassword: "Définir un mot de passe par e-mail",
  linkedNow: "Votre compte est associé à Google.",
  unlinkedNow: "Votre compte n’est plus associé à Google.",
  linkFailed: "L’association avec Google n’a pas fonctionné. Veuillez réessayer.",
  busy: "Un instant…",
  mailed:
    "Nous avons envoyé un e-mail à {{email}}. Veuillez ouvrir le lien qu’il contient. Il est valable une heure.",
  mailedSomewhere:
    "Veuillez ouvrir le lien dans l’e-mail que nous vous avons envoyé. Il est valable une heure.",
  askOwner: "Souhaitez-vous vous connecter désormais avec le compte Google {{email}} ?",
  askFirst:
    "L’adresse {{email}} est-elle la vôtre ? Confirmez alors votre compte, puis connectez-vous avec Google.",
  registeredAs:
    "Quelqu’un s’est déjà inscrit avec cette adresse : {{who}}. Un mot de passe choisi à cette occasion sera supprimé. Vous en définissez un nouveau avec « Mot de passe oublié ? ».",
  signInFirst:
    "Veuillez vous connecter une fois comme auparavant. Ainsi, personne d’autre ne peut associer votre compte.",
  toSignIn: "Aller à la connexion",
  signedInAs: "Vous êtes connecté en tant que {{email}}.",
  agree: "Associer à Google",
  confirm: "Confirmer le compte",
  confirmed: "Votre compte est confirmé. Veuillez maintenant vous connecter avec Google.",
  notYou: "Si vous ne le souhaitiez pas, fermez cette page. Rien ne se passera.",
};
