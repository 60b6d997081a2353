export const mailbox = {
  none: "Aucun e-mail pour le moment.",
  text: "Ces e-mails seraient envoyés. Aucun serveur de messagerie n’est configuré (SMTP_URL).",
};
