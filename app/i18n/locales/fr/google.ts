export const google = {
  signIn: "Se connecter avec Google",
  signUp: "S’inscrire avec Google",
  link: "Associer à Google",
  loading: "Connexion à Google…",
  loaded: "Redirection vers Google…",
  missing: "La connexion avec Google n’est pas configurée ici.",
  or: "ou",
  welcome: "Votre compte a été créé. Vous pouvez ajouter votre nom dans les paramètres.",
  title: "Connexion avec Google",
  text: "Connectez-vous avec votre compte Google plutôt qu’avec un mot de passe. Un second facteur reste nécessaire.",
  linkedTo: "Associé à {{email}} depuis le",
  unlink: "Dissocier",
  noPassword: "Votre compte n’a pas de mot de passe. Définissez-en un avant de le dissocier.",
  setPassword: "Définir un mot de passe par e-mail",
  linkedNow: "Votre compte a été associé à Google.",
  unlinkedNow: "Votre compte n’est plus associé à Google.",
  linkFailed: "L’association avec Google a échoué. Veuillez réessayer.",
  busy: "Un instant…",
  mailed:
    "Nous avons envoyé un e-mail à {{email}}. Veuillez ouvrir le lien qu’il contient. Il est valable une heure.",
  mailedSomewhere:
    "Veuillez ouvrir le lien dans l’e-mail que nous vous avons envoyé. Il est valable une heure.",
  askOwner: "Souhaitez-vous vous connecter désormais avec le compte Google {{email}} ?",
  askFirst:
    "L’adresse {{email}} est-elle la vôtre ? Confirmez votre compte, puis connectez-vous avec Google.",
  registeredAs:
    "Cette adresse est déjà enregistrée ({{who}}). Le mot de passe choisi alors sera supprimé ; vous pourrez en définir un nouveau avec « Mot de passe oublié ? ».",
  signInFirst:
    "Veuillez d’abord vous connecter comme auparavant, afin que personne d’autre ne puisse associer votre compte.",
  toSignIn: "Aller à la page de connexion",
  signedInAs: "Compte actuel : {{email}}.",
  agree: "Associer à Google",
  confirm: "Confirmer le compte",
  confirmed: "Votre compte a été confirmé. Veuillez maintenant vous connecter avec Google.",
  notYou: "Si vous ne le souhaitez pas, fermez cette page. Rien ne changera.",
};
