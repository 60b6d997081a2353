export const verify = {
  isThisYours: "L’adresse {{email}} est-elle la vôtre ? Confirmez-la, puis connectez-vous.",
  "isThisYours.signIn": "L’adresse {{email}} est-elle la vôtre ? Confirmez-la pour vous connecter.",
  notYours: "Si vous n’avez pas créé de compte, fermez cette page. Rien ne changera.",
  confirm: "Confirmer l’adresse",
  busy: "Un instant…",
  confirmed: "Votre adresse e-mail a été confirmée. Vous pouvez maintenant vous connecter.",
  confirmedIn: "Votre adresse e-mail a été confirmée. Votre session est ouverte.",
  lookFor:
    "Nous avons envoyé un e-mail à {{email}}. Veuillez ouvrir le lien qu’il contient. Il est valable 24 heures.",
  look: "Veuillez ouvrir le lien de l’e-mail reçu après votre inscription.",
  notThere:
    "Rien reçu ? Vérifiez vos courriers indésirables. Nous n’envoyons que quelques e-mails par heure à une même adresse.",
  email: "Adresse e-mail",
  again: "Renvoyer l’e-mail",
  sentAgain: "Si une inscription est en attente pour cette adresse, un nouvel e-mail a été envoyé.",
  wrongAddress: "Mauvaise adresse ?",
  startOver: "Recommencer",
  toSignIn: "Aller à la page de connexion",
  open: "Votre adresse e-mail n’a pas encore été confirmée.",
};
