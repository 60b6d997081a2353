export const problems = {
  denied: "Sign in with another account, or ask whoever looks after Lotse at your company for access.",
  told: "What was reported:",
  ways: "Where to go from here",
  "link.title": "This link does not work",
  "link.text": "The link is wrong, was used before, or is too old. Please ask for a new one.",
  "link.again": "Ask for a new link",
  "soon.title": "This page is still to come",
  "soon.text": "We are working on it. You can already use everything else.",
  "soon.ask": "Ask when it will be ready",
  "dock.title": "Lotse is under maintenance",
  "dock.text": "We will be back soon. Please try again in a few minutes.",
  "dock.safe": "Your files and chats are safe.",
};
