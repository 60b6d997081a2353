export const mailbox = {
  none: "لم تُكتب أي رسالة بعد.",
  text: "هذا ما كان سيُرسل. لم يُضبط خادم بريد (SMTP_URL).",
};
