export const validation = {
  "field.tooLong": "Das ist zu lang.",
  "password.tooLong": "Höchstens 128 Zeichen.",
  "email.taken":
    "Mit dieser Adresse können Sie sich nicht registrieren. Melden Sie sich an oder setzen Sie Ihr Kennwort zurück.",
  "phone.NOT_A_NUMBER": "Das ist keine Telefonnummer dieses Landes.",
  "phone.INVALID_COUNTRY": "Bitte wählen Sie das Land der Nummer.",
  "phone.TOO_SHORT": "Diese Telefonnummer ist zu kurz.",
  "phone.TOO_LONG": "Diese Telefonnummer ist zu lang.",
  "chat.needsDivision": "Bitte wählen Sie mindestens einen Bereich.",
  "question.tooLong": "Die Frage ist zu lang: höchstens 4.000 Zeichen.",
  "provider.address": "Diese Adresse ist nicht erlaubt oder nicht lesbar.",
};
