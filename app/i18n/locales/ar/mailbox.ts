export const mailbox = {
  none: "لا توجد رسائل بعد.",
  text: "هذه الرسائل كانت ستُرسل. لم يتم إعداد خادم بريد (SMTP_URL).",
};
