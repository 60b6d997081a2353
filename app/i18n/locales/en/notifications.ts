export const notifications = {
  intro: "Events of the last 30 days.",
  ready: "Ready:",
  failed: "Failed:",
  quarantined: "In quarantine:",
  new: "New.",
  none: "No new notifications",
  noneText: "You will see here what happens to your files, and new feedback.",
  feedback_one: "New feedback",
  feedback_other: "{{count}} new feedback entries",
  chatShared: "Shared with you:",
  answered: "Answered now:",
};
