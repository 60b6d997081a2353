import type { erasure as german } from "./de";

export const erasure: typeof german = {
  erasurePlanned: {
    subject: "Your {product} account will be deleted",
    paragraphs: [
      "Your account and all its data will be deleted on {time}. After that, this cannot be undone.",
      "To keep your account, open the link and sign in. If you did not request the deletion, please also change your password.",
    ],
    link: "Keep account",
  },
  companyErasurePlanned: {
    subject: "Your {product} account and {company} will be deleted",
    paragraphs: [
      "Your account and all its data will be deleted on {time}, and with it the company {company}, because it has no other data manager: all divisions, files, chats, mailboxes and employee accounts. After that, this cannot be undone.",
      "To keep your account, open the link and sign in. If you did not request the deletion, please also change your password.",
    ],
    link: "Keep account",
  },
  companyEnds: {
    subject: "{company} and your {product} account will be deleted",
    paragraphs: [
      "Your company {company} will be deleted from {product} on {time}, and with it your account and all your chats. After that, this cannot be undone.",
      "To keep your questions and their answers, request an export of your data before then. If you have any questions, please contact your company’s data managers.",
    ],
    link: "Go to my data",
  },
  companyStays: {
    subject: "{company} is staying with {product}",
    paragraphs: [
      "Your company {company} will not be deleted on {time} after all. Your account and your chats are kept.",
    ],
    link: "Open {product}",
  },
};
