/** The words of mails about inspections of chats. */
export const inspection = {
  chatsInspected: {
    subject: "Your questions are being inspected",
    paragraphs: [
      "For the next {hours} hours, {requester} can read questions and answers in your chats. {approver} has approved this.",
      "Lotse shows you the reason, the period and each access.",
    ],
    link: "View inspection",
  },
  inspectionsOn: {
    subject: "Chats can now be inspected",
    paragraphs: [
      "{by} has turned on the inspection of chats in your company.",
      "Other people’s chats can only be read with a reason, with the approval of {approver}, and for one day. The owner of the chats is notified immediately.",
    ],
    link: "Learn more",
  },
  inspectionsOff: {
    subject: "Chats can no longer be inspected",
    paragraphs: [
      "{by} has turned off the inspection of chats in your company.",
      "Only you and the people you share them with can open your private chats.",
    ],
    link: "Learn more",
  },
};
