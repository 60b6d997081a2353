export const outages = {
  "away.storage.down":
    "The file storage cannot be reached. Files cannot currently be uploaded, and originals cannot be opened. Questions and answers are not affected.",
  "away.storage.full":
    "The file storage is full. Files cannot currently be uploaded. Nothing else is affected.",
  "away.search.down":
    "The search service cannot be reached. Until it responds, Lotse finds passages by their words alone.",
  "away.provider.down":
    "The AI provider is not responding. Until it does, questions are answered with quotes from the documents; Lotse tries again regularly.",
  "away.mail.down":
    "The mail server is not accepting mail. Emails from Lotse are waiting and will be sent once it responds again.",
  since: "Since {{time}}.",
  settings: "Open settings",
};
