/** The words of mails about questions that stayed open. */
export const question = {
  questionAnswered: {
    subject: "Your question can now be answered",
    paragraphs: [
      "Your question in the chat “{chat}” could not be answered before. The file “{source}” now answers it.",
      "Open the chat and ask again: the new answer cites its source.",
      "You can turn these emails off in your account settings.",
    ],
    link: "Open chat",
  },
  questionApproved: {
    subject: "An answer to your question has been approved",
    paragraphs: [
      "Your question in the chat “{chat}” could not be answered before. An answer to it has since been approved: “{approved}”",
      "Open the chat and ask again: the new answer cites its source.",
      "You can turn these emails off in your account settings.",
    ],
    link: "Open chat",
  },
  questionSettled: {
    subject: "The question you passed on has been resolved",
    paragraphs: [
      "You passed on a question from the chat “{chat}” to the data managers. It has been marked as resolved.",
      "Open the chat and ask again to see what the documents now say.",
      "You can turn these emails off in your account settings.",
    ],
    link: "Open chat",
  },
};
