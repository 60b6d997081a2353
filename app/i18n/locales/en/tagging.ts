export const tagging = {
  tags: "Tags",
  suggested: "Matches the content",
  none: "No tags yet.",
  save: "Save tags",
  saving: "Saving…",
  saved: "The tags have been saved.",
  mine: "Only you can see these tags, even for shared chats.",
};
