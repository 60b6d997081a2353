export const help = {
  intro: "Answers to the most important questions about Lotse, and how to contact us",
  "ask.title": "Asking a question",
  "ask.text":
    "Start a chat and ask in full sentences. All divisions that you have access to are searched, or only those that you select. If you name a document (“What does the employee handbook say about overtime?”), only that document is searched.",
  "sources.title": "Checking answers",
  "sources.text":
    "Each answer cites its sources by number. Select a number to open the page of the document with the quoted sentence highlighted. Always check important facts in the source.",
  "nothing.title": "No answer found",
  "nothing.text":
    "Nothing suitable was found in your documents. Ask with the words used in the document, or ask your data manager to add a suitable document.",
  "files.title": "Adding documents",
  "files.text":
    "Lotse processes Word files (.docx) and PDF files with text. As soon as a file is processed, you can ask about it.",
  "account.title": "Account and sign-in",
  "account.text":
    "Request a new password on the sign-in page. If you are missing a permission or a division, your company’s data manager can help.",
  "contact.title": "Contact",
  "contact.none": "The operator has not added any contact details yet.",
};
