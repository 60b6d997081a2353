export const demos = {
  notice: "Dies ist eine Demo. Ihre Eingaben werden geprüft, aber weder gespeichert noch versendet.",
  other: "Dasselbe Formular in der anderen Variante",
  judging: "Wird geprüft …",
  real: "Zur echten Anmeldung",
  code: "Code",
  "code.intro": "Der zweite Schritt nach dem Kennwort: der Code aus Ihrer Authenticator-App.",
  "code.hint": "6 Ziffern. In dieser Demo wird jeder Code angenommen.",
  "code.check": "Code prüfen",
  steps: "Schritte der Registrierung",
  "step.company": "Unternehmen",
  "step.person": "Ihre Angaben",
  "step.password": "Kennwort",
  "step.summary": "Zusammenfassung",
  name: "Name",
  "password.hidden": "Gewählt. Das Kennwort wird nicht angezeigt.",
  next: "Weiter",
  back: "Zurück",
  start: "Von vorn ansehen",
  "done.login":
    "Alles richtig ausgefüllt. In der echten Anwendung wären Sie jetzt angemeldet. Es wurde nichts gesendet oder gespeichert.",
  "done.register":
    "Alles richtig ausgefüllt. In der echten Anwendung wäre jetzt ein Konto angelegt. Es wurde nichts gesendet oder gespeichert.",
  "done.forgot_password":
    "Alles richtig ausgefüllt. In der echten Anwendung würde jetzt eine E-Mail mit einem Link gesendet. Es wurde nichts gesendet oder gespeichert.",
  "done.reset_password":
    "Alles richtig ausgefüllt. In der echten Anwendung wäre jetzt ein neues Kennwort festgelegt. Es wurde nichts gesendet oder gespeichert.",
  "done.verify_email":
    "Alles richtig ausgefüllt. In der echten Anwendung würde jetzt eine neue E-Mail gesendet. Es wurde nichts gesendet oder gespeichert.",
  "done.two_steps":
    "Alles richtig ausgefüllt. In der echten Anwendung würde jetzt der Code geprüft. Es wurde nichts gesendet oder gespeichert.",
};
