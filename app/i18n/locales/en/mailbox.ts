export const mailbox = {
  none: "No mail has been written yet.",
  text: "This would be sent. No mail server is set (SMTP_URL).",
};
