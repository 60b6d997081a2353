export const original = {
  show: "View original page",
  asText: "Read as text",
  larger: "Enlarge",
  smaller: "Reduce",
  open: "Open in a new tab",
  drawing: "Loading the original page…",
  unmarked: "The quoted passage could not be marked on the original page.",
  failed: "The original page cannot be shown here. You can open the file in a new tab.",
};
