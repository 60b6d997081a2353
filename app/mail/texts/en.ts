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
};
