export const demos = {
  notice: "This is a demonstration. What you type is checked, but neither stored nor sent.",
  other: "The same form in the other version",
  judging: "Checking …",
  real: "Go to the real sign-in",
  code: "Code",
  "code.intro": "The second step after the password: the code from your authenticator app.",
  "code.hint": "6 digits. In this demonstration any will do.",
  "code.check": "Check the code",
  steps: "Steps of the registration",
  "step.company": "Company",
  "step.person": "About you",
  "step.password": "Password",
  "step.summary": "Summary",
  name: "Name",
  "password.hidden": "Chosen. It is not shown.",
  next: "Next",
  back: "Back",
  start: "Look through from the start",
  "done.login": "The form is filled in correctly. You would be signed in now; nothing was sent or stored.",
  "done.register": "The form is filled in correctly. An account would exist now; nothing was sent or stored.",
  "done.forgot_password":
    "The form is filled in correctly. An email with a link would be on its way now; nothing was sent or stored.",
  "done.reset_password":
    "The form is filled in correctly. A new password would be set now; nothing was sent or stored.",
  "done.verify_email":
    "The form is filled in correctly. A new email would be on its way now; nothing was sent or stored.",
  "done.two_steps":
    "The form is filled in correctly. The code would be compared now; nothing was sent or stored.",
};
