export const verify = {
  isThisYours: "L’adresse {{email}} est-elle la vôtre ? Confirmez-la, puis connectez-vous.",
  notYours: "Si vous n’avez pas créé de compte, fermez cette page. Il ne se passera rien.",
  confirm: "Confirmer l’adresse",
  busy: "Un instant…",
  confirmed: "Votre adresse e-mail est confirmée. Vous pouvez maintenant vous connecter.",
  lookFor:
    "Nous avons envoyé un e-mail à {{email}}. Ouvrez le lien qu’il contient. Il est valable 24 heures.",
  look: "Ouvrez le lien de l’e-mail que vous avez reçu après votre inscription.",
  notThere:
    "Rien reçu ? Regardez aussi dans les courriers indésirables. Nous n’envoyons que peu d’e-mails par heure à une adresse.",
  email: "Adresse e-mail",
  again: "Renvoyer l’e-mail",
  sentAgain: "Si une inscription est en attente pour cette adresse, un nouvel e-mail est en route.",
  wrongAddress: "L’adresse est fausse ?",
  startOver: "Recommencer",
  toSignIn: "Aller à la connexion",
  open: "Votre adresse e-mail n’est pas encore confirmée.",
};
