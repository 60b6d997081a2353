export const verify = {
  isThisYours: "Gehört {{email}} Ihnen? Dann bestätigen Sie die Adresse und melden sich danach an.",
  notYours: "Wenn Sie kein Konto angelegt haben, schließen Sie diese Seite. Dann geschieht nichts.",
  confirm: "Adresse bestätigen",
  busy: "Einen Moment …",
  confirmed: "Ihre E-Mail-Adresse ist bestätigt. Sie können sich jetzt anmelden.",
  lookFor:
    "Wir haben eine E-Mail an {{email}} gesendet. Bitte öffnen Sie den Link darin. Er gilt 24 Stunden.",
  look: "Bitte öffnen Sie den Link aus der E-Mail, die Sie nach der Registrierung erhalten haben.",
  notThere:
    "Nichts angekommen? Sehen Sie auch im Spam-Ordner nach. In einer Stunde senden wir nur wenige E-Mails an eine Adresse.",
  email: "E-Mail-Adresse",
  again: "E-Mail erneut senden",
  sentAgain: "Wenn zu dieser Adresse eine Registrierung offen ist, ist eine neue E-Mail unterwegs.",
  wrongAddress: "Die Adresse ist falsch?",
  startOver: "Von vorn beginnen",
  toSignIn: "Zur Anmeldung",
  open: "Ihre E-Mail-Adresse ist noch nicht bestätigt.",
};
