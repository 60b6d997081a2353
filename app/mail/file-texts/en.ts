/** The words of mails about files. */
export const file = {
  newVersionOf: "{file} (new version)",
  fileReady: {
    subject: "Your file {file} is ready",
    paragraphs: [
      "{file} has been processed. You can now ask questions about it.",
      "Every answer cites the page and sentence it is based on, so you can check it yourself.",
      "You can turn these emails off in your account settings.",
    ],
    link: "Ask now",
  },
  filesReady: {
    subject: "Your {count} files are ready",
    paragraphs: [
      "{files} have been processed. You can now ask questions about them.",
      "Every answer cites the page and sentence it is based on, so you can check it yourself.",
      "You can turn these emails off in your account settings.",
    ],
    link: "Ask now",
  },
  fileFailed: {
    subject: "Your file {file} could not be processed",
    paragraphs: [
      "Unfortunately, {file} could not be processed. {reason}",
      "Your other files are not affected. You can replace this file with another version, or delete it.",
      "You can turn these emails off in your account settings.",
    ],
    link: "View file",
  },
  filesFailed: {
    subject: "{count} of your files could not be processed",
    paragraphs: [
      "Not processed: {files}.",
      "The reason is given with each file. There you can replace it with another version or delete it. Your other files are not affected.",
      "You can turn these emails off in your account settings.",
    ],
    link: "View the files",
  },
  fileQuarantined: {
    subject: "Your file {file} is in quarantine",
    paragraphs: [
      "{file} contains text that readers cannot see, or instructions to an assistant. The file is not searched until you decide.",
      "Please review the passages. You can leave them out, release everything or delete the file.",
    ],
    link: "Review passages",
  },
  fileExpiring: {
    subject: "{file} is valid until {date}",
    paragraphs: [
      "You are the owner of {file}. The file is valid until {date}.",
      "After that, every quote from it is marked as expired, or the file is no longer searched. The data manager sets this for the division.",
      "You can upload a new version or set a later date. If you are an employee, please ask your data manager to do so.",
    ],
    link: "View file",
  },
};
