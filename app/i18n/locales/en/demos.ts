export const demos = {
  notice: "This is a demo. Your entries are checked but neither stored nor sent.",
  other: "The same form in the other version",
  judging: "Checking…",
  real: "Go to the real sign-in",
  code: "Code",
  "code.intro": "The second step after the password: the code from your authenticator app.",
  "code.hint": "6 digits. Any code is accepted in this demo.",
  "code.check": "Check the code",
  steps: "Registration steps",
  "step.company": "Company",
  "step.person": "About you",
  "step.password": "Password",
  "step.summary": "Summary",
  name: "Name",
  "password.hidden": "Set. The password is not shown.",
  next: "Next",
  back: "Back",
  start: "Review from the start",
  "done.login":
    "Everything is filled in correctly. In the real application, you would now be signed in. Nothing was sent or stored.",
  "done.register":
    "Everything is filled in correctly. In the real application, an account would now be created. Nothing was sent or stored.",
  "done.forgot_password":
    "Everything is filled in correctly. In the real application, an email with a link would now be sent. Nothing was sent or stored.",
  "done.reset_password":
    "Everything is filled in correctly. In the real application, a new password would now be set. Nothing was sent or stored.",
  "done.verify_email":
    "Everything is filled in correctly. In the real application, a new email would now be sent. Nothing was sent or stored.",
  "done.two_steps":
    "Everything is filled in correctly. In the real application, the code would now be checked. Nothing was sent or stored.",
};
