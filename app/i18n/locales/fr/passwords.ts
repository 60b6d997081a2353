export const passwords = {
  forgotIntro: "Nous vous enverrons un lien pour définir un nouveau mot de passe. Il est valable une heure.",
  email: "Adresse e-mail",
  send: "Envoyer le lien",
  sending: "Envoi du lien…",
  backToSignIn: "Retour à la connexion",
  resetFor: "Pour {{email}}.",
  inviteFor: "Bienvenue. Définissez le mot de passe de {{email}}.",
  newPassword: "Nouveau mot de passe",
  confirmPassword: "Confirmer le nouveau mot de passe",
  sessionsEnd:
    "Tous vos appareils seront ensuite déconnectés. Connectez-vous alors avec le nouveau mot de passe.",
  save: "Définir le mot de passe",
  saving: "Enregistrement du mot de passe…",
  openMail: "Veuillez ouvrir le lien reçu par e-mail pour définir un mot de passe.",
  setDone: "Votre mot de passe a été défini. Vous pouvez maintenant vous connecter.",
  another: "Demander un nouveau lien",
};
