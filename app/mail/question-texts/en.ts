/** The words of mails about questions that stayed open. */
export const question = {
  questionAnswered: {
    subject: "Your question can now be answered",
    paragraphs: [
      "Your question in the chat “{chat}” had remained unanswered. The file “{source}” now answers it.",
      "Open the chat and ask again: the new answer names its source.",
      "You can turn these emails off in your account settings.",
    ],
    link: "Open chat",
  },
  questionApproved: {
    subject: "An answer to your question has been approved",
    paragraphs: [
      "Your question in the chat “{chat}” had remained unanswered. An answer to it has since been approved: “{approved}”",
      "Open the chat and ask again: the new answer names its source.",
      "You can turn these emails off in your account settings.",
    ],
    link: "Open chat",
  },
  questionSettled: {
    subject: "The question you passed on has been settled",
    paragraphs: [
      "You passed on a question from the chat “{chat}” to the data managers. The question has been marked as settled.",
      "Open the chat and ask again to see what the documents now say.",
      "You can turn these emails off in your account settings.",
    ],
    link: "Open chat",
  },
};
