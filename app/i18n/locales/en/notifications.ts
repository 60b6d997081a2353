export const notifications = {
  intro: "Events concerning your files in the last 30 days.",
  ready: "Ready:",
  failed: "Failed:",
  new: "New.",
  none: "No new notifications",
  noneText: "You will see here when a file is ready or could not be processed.",
};
