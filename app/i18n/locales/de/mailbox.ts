export const mailbox = {
  none: "Noch keine E-Mails.",
  text: "Diese E-Mails würden gesendet. Es ist kein Mailserver eingerichtet (SMTP_URL).",
};
