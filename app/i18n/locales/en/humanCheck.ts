export const humanCheck = {
  checking: "Checking that you are a person. You need not do anything.",
  done: "Checked: you can send the form.",
  failed: "The check in the browser was not possible. You can send the form all the same.",
};
