export const mailbox = {
  none: "Aucun e-mail n’a encore été écrit.",
  text: "Voici ce qui serait envoyé. Aucun serveur de messagerie n’est réglé (SMTP_URL).",
};
