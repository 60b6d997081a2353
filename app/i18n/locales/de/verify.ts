export const verify = {
  isThisYours: "Gehört {{email}} Ihnen? Bestätigen Sie die Adresse und melden Sie sich danach an.",
  "isThisYours.signIn": "Gehört {{email}} Ihnen? Bestätigen Sie die Adresse, um sich anzumelden.",
  notYours: "Wenn Sie kein Konto angelegt haben, schließen Sie diese Seite. Dann ändert sich nichts.",
  confirm: "Adresse bestätigen",
  busy: "Einen Moment …",
  confirmed: "Ihre E-Mail-Adresse wurde bestätigt. Sie können sich jetzt anmelden.",
  confirmedIn: "Ihre E-Mail-Adresse wurde bestätigt. Sie sind jetzt angemeldet.",
  lookFor:
    "Wir haben eine E-Mail an {{email}} gesendet. Bitte öffnen Sie den Link darin. Er ist 24 Stunden gültig.",
  look: "Bitte öffnen Sie den Link aus der E-Mail, die Sie nach der Registrierung erhalten haben.",
  notThere:
    "Nichts erhalten? Sehen Sie auch im Spam-Ordner nach. Pro Stunde senden wir nur wenige E-Mails an eine Adresse.",
  email: "E-Mail-Adresse",
  again: "E-Mail erneut senden",
  sentAgain: "Falls für diese Adresse eine Registrierung offen ist, haben wir eine neue E-Mail gesendet.",
  wrongAddress: "Falsche Adresse?",
  startOver: "Von vorn beginnen",
  toSignIn: "Zur Anmeldung",
  open: "Ihre E-Mail-Adresse wurde noch nicht bestätigt.",
};
