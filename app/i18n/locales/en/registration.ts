export const registration = {
  "person.intro": "With this account you ask questions in public chats.",
  "person.note": "Free of charge. Only you see what you ask.",
  "business.intro":
    "Your own assistant in three steps. You set your password afterwards with the link in our email.",
  "business.title": "Your business",
  "business.name": "Name of the business",
  "business.note": "Only your business sees your documents; they train no models.",
};
