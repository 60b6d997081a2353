export const problems = {
  denied: "Sign in with another account, or ask the person responsible for Lotse at your company for access.",
  told: "Error message:",
  ways: "What you can do next",
  "link.title": "This link does not work",
  "link.text": "This link is invalid, has expired or has already been used. Please request a new one.",
  "link.again": "Request a new link",
  "soon.title": "This page is coming soon",
  "soon.text": "We are working on it. You can already use everything else.",
  "soon.ask": "Ask when it will be ready",
  "dock.title": "Lotse is under maintenance",
  "dock.text": "We will be back soon. Please try again in a few minutes.",
  "dock.safe": "Your files and chats are safe.",
};
