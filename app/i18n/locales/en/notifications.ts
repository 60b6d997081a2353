export const notifications = {
  intro: "What happened to your files in the last 30 days.",
  ready: "Read and ready:",
  failed: "Could not be read:",
  new: "New.",
  none: "Nothing new",
  noneText: "When a file has been read, or could not be read, it says so here.",
};
