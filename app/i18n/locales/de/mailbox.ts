export const mailbox = {
  none: "Es wurde noch keine E-Mail geschrieben.",
  text: "Das würde gesendet. Es ist kein Mailserver eingestellt (SMTP_URL).",
};
