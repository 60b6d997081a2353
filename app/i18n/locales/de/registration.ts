export const registration = {
  "person.intro": "Mit diesem Konto können Sie Fragen in öffentlichen Chats stellen.",
  "person.note": "Kostenlos. Ihre Fragen sehen nur Sie.",
  "business.intro":
    "In drei Schritten zum eigenen Assistenten. Ihr Kennwort legen Sie danach über den Link in unserer E-Mail fest.",
  "business.title": "Ihr Betrieb",
  "business.name": "Name des Betriebs",
  "business.note":
    "Ihre Dokumente sieht nur Ihr Betrieb, außer Sie geben sie in einem öffentlichen Chat frei. Wir trainieren damit keine KI.",
};
