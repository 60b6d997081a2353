export const passwords = {
  forgotIntro:
    "Wir senden Ihnen einen Link, mit dem Sie ein neues Kennwort festlegen. Der Link ist eine Stunde gültig.",
  email: "E-Mail-Adresse",
  send: "Link senden",
  sending: "Link wird gesendet …",
  backToSignIn: "Zur Anmeldung",
  resetFor: "Für {{email}}.",
  inviteFor: "Willkommen. Legen Sie das Kennwort für {{email}} fest.",
  newPassword: "Neues Kennwort",
  confirmPassword: "Neues Kennwort wiederholen",
  sessionsEnd:
    "Danach werden Sie auf allen Geräten abgemeldet. Melden Sie sich dann mit dem neuen Kennwort an.",
  save: "Kennwort festlegen",
  saving: "Kennwort wird gespeichert …",
  openMail: "Bitte öffnen Sie den Link aus der E-Mail, um ein Kennwort festzulegen.",
  setDone: "Ihr Kennwort wurde festgelegt. Sie können sich jetzt anmelden.",
  another: "Neuen Link anfordern",
};
