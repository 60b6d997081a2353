export const mailbox = {
  none: "No emails yet.",
  text: "These emails would be sent. No mail server is configured (SMTP_URL).",
};
