export const registration = {
  "person.intro": "With this account you can ask questions in public chats.",
  "person.note": "Free of charge. Only you can see your questions.",
  "business.intro":
    "Your own assistant in three steps. You then set your password with the link in our email.",
  "business.title": "Your business",
  "business.name": "Business name",
  "business.note":
    "Only your business sees your documents, unless you share them in a public chat. We do not train AI on them.",
};
