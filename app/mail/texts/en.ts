import type { MailTexts } from "./de";

export const en: MailTexts = {
  greeting: "Hello {name},",
  footer: "{product} sent this message by itself. Nobody reads replies to it.",
  fileReady: {
    subject: "Your file {file} is ready",
    paragraphs: [
      "{file} has been read. You can now ask questions about it.",
      "Each answer names the page and the sentence it rests on, so that you can read it for yourself.",
    ],
    link: "Go to your documents",
  },
  fileFailed: {
    subject: "Your file {file} could not be read",
    paragraphs: [
      "Unfortunately, {file} could not be read. {reason}",
      "Your other files are not affected. You can try again or upload another version.",
    ],
    link: "View the file",
  },
  reset: {
    subject: "A new password for {product}",
    paragraphs: [
      "Somebody asked for a new password for your account. Set it with this link. It works for one hour, and once.",
      "If it was not you, there is nothing to do: your password stays as it is.",
    ],
    link: "Set a new password",
  },
  invitation: {
    subject: "{company} invites you to {product}",
    paragraphs: [
      "{company} has made an account for you at {product}, where you can ask questions about the company's documents.",
      "Set your password with this link. It works for 14 days, and once.",
      "If this means nothing to you, there is nothing to do.",
    ],
    link: "Set your password",
  },
  operatorInvitation: {
    subject: "Your account at {product}",
    paragraphs: [
      "An account at {product} has been made for you.",
      "Set your password with this link. It works for 14 days, and once.",
      "If this means nothing to you, there is nothing to do.",
    ],
    link: "Set your password",
  },
};
