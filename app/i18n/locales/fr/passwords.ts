export const passwords = {
  forgotIntro: "Nous vous envoyons un lien pour définir un nouveau mot de passe. Il est valable une heure.",
  email: "Adresse e-mail",
  send: "Envoyer le lien",
  sending: "Envoi du lien…",
  backToSignIn: "Retour à la connexion",
  resetFor: "Pour {{email}}.",
  inviteFor: "Bienvenue. Vous vous connecterez désormais avec ce mot de passe : {{email}}.",
  newPassword: "Nouveau mot de passe",
  confirmPassword: "Répéter le nouveau mot de passe",
  sessionsEnd:
    "Vous serez ensuite déconnecté de tous vos appareils et vous connecterez avec le nouveau mot de passe.",
  save: "Définir le mot de passe",
  saving: "Définition du mot de passe…",
  openMail: "Veuillez ouvrir le lien reçu par e-mail. Sans lui, aucun mot de passe ne peut être défini ici.",
  another: "Demander un nouveau lien",
};
