export const humanCheck = {
  checking: "Running a security check. You do not need to do anything.",
  waiting: "The security check is still running. The form will then be sent automatically.",
  done: "Checked: you can send the form.",
  failed: "The security check could not run in this browser. You can still send the form.",
  "google.offer": "Check with Google reCAPTCHA instead",
  "google.text":
    "Google then receives your IP address and details about your browser. This only happens with your consent.",
  "google.privacy": "More about privacy",
  "google.agree": "Agree and check with Google",
  "google.frame": "Check by Google reCAPTCHA",
  "google.waiting": "Google’s check is loading…",
  "google.failed": "Google cannot be reached. Our own check is enough.",
};
