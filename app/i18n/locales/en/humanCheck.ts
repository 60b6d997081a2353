export const humanCheck = {
  checking: "Checking that you are a person. You need not do anything.",
  waiting: "We are still checking that a person fills in the form. After that it is sent by itself.",
  done: "Checked: you can send the form.",
  failed: "The check in the browser was not possible. You can send the form all the same.",
  "google.offer": "Check with Google reCAPTCHA instead",
  "google.text":
    "Google then learns your IP address and details about your browser. We do not ask Google without your consent.",
  "google.privacy": "More on privacy",
  "google.agree": "Agree and check with Google",
  "google.frame": "Check by Google reCAPTCHA",
  "google.waiting": "Google’s check is loading …",
  "google.failed": "Google cannot be reached. Our own check is enough.",
};
