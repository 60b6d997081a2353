export const demos = {
  notice: "Dies ist eine Vorführung. Was Sie eingeben, wird geprüft, aber weder gespeichert noch versendet.",
  other: "Dasselbe Formular in der anderen Fassung",
  judging: "Wird geprüft …",
  real: "Zur echten Anmeldung",
  code: "Code",
  "code.intro": "Der zweite Schritt nach dem Kennwort: der Code aus Ihrer Authenticator-App.",
  "code.hint": "6 Ziffern. In dieser Vorführung gilt jeder.",
  "code.check": "Code prüfen",
  steps: "Schritte der Registrierung",
  "step.company": "Unternehmen",
  "step.person": "Ihre Angaben",
  "step.password": "Kennwort",
  "step.summary": "Zusammenfassung",
  name: "Name",
  "password.hidden": "Gewählt. Es wird nicht angezeigt.",
  next: "Weiter",
  back: "Zurück",
  start: "Von vorn durchsehen",
  "done.login":
    "Das Formular ist richtig ausgefüllt. Hier wären Sie jetzt angemeldet; gesendet oder gespeichert wurde nichts.",
  "done.register":
    "Das Formular ist richtig ausgefüllt. Hier wäre jetzt ein Konto angelegt; gesendet oder gespeichert wurde nichts.",
  "done.forgot_password":
    "Das Formular ist richtig ausgefüllt. Hier wäre jetzt eine E-Mail mit einem Link unterwegs; gesendet oder gespeichert wurde nichts.",
  "done.reset_password":
    "Das Formular ist richtig ausgefüllt. Hier wäre jetzt ein neues Kennwort gültig; gesendet oder gespeichert wurde nichts.",
  "done.verify_email":
    "Das Formular ist richtig ausgefüllt. Hier wäre jetzt eine neue E-Mail unterwegs; gesendet oder gespeichert wurde nichts.",
  "done.two_steps":
    "Das Formular ist richtig ausgefüllt. Hier würde jetzt der Code verglichen; gesendet oder gespeichert wurde nichts.",
};
