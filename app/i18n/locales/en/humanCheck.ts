export const humanCheck = {
  checking: "Checking that you are a person. You need not do anything.",
  waiting: "We are still checking that a person fills in the form. Then it is sent by itself.",
  done: "Checked: you can send the form.",
  failed: "The check in the browser was not possible. You can send the form all the same.",
};
