export const problems = {
  denied: "Sign in with another account, or ask the person responsible for Lotse at your company for access.",
  told: "Error message:",
  ways: "What you can do next",
  "link.title": "This link does not work",
  "link.text":
    "This link has expired, has already been used, or was replaced by a newer one. Please open the latest email or request a new link.",
  "link.needless":
    "You are signed in, and your email address is already confirmed. You no longer need this link.",
  "link.again": "Request a new link",
  "link.alreadySet": "Already set your password?",
  "link.alreadyConfirmed": "Already confirmed your email address?",
  "link.signIn": "Sign in",
  "soon.title": "This page is coming soon",
  "soon.text": "We are working on it. You can already use everything else.",
  "soon.ask": "Ask when it will be ready",
  "dock.title": "Lotse is under maintenance",
  "dock.text": "We will be back soon. Please try again in a few minutes.",
  "dock.safe": "Your files and chats are safe.",
};
