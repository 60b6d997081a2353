export const registration = {
  "person.intro": "Mit diesem Konto stellen Sie Fragen in öffentlichen Chats.",
  "person.note": "Kostenlos. Was Sie fragen, sehen nur Sie.",
  "business.intro":
    "In drei Schritten zum eigenen Assistenten. Ihr Kennwort legen Sie danach mit dem Link in unserer E-Mail fest.",
  "business.title": "Ihr Betrieb",
  "business.name": "Name des Betriebs",
  "business.note": "Ihre Dokumente sieht nur Ihr Betrieb; sie trainieren keine Modelle.",
};
