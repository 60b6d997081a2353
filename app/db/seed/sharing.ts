/** Folders of demo users with their chats (app/db/seed/history.ts); `above` is the parent folder. */
export const folders: { owner: string; name: string; above?: string; chats: string[] }[] = [
  { owner: "manager@kontor.example", name: "Kundschaft", chats: [] },
  {
    owner: "manager@kontor.example",
    name: "Preise",
    above: "Kundschaft",
    chats: ["Preise und Lieferung"],
  },
  { owner: "manager@kontor.example", name: "Personal", chats: [] },
  { owner: "lars.thomsen@kontor.example", name: "Lager", chats: ["Sicher im Lager"] },
  { owner: "employee@kontor.example", name: "Unterwegs", chats: ["Auf Dienstreise"] },
];

/** The newest question of a chat replaces this earlier wording. */
export const editedQuestion = { chat: "Auf Dienstreise", first: "Was gilt unterwegs?" };

/** A shared chat whose reader may read one of its two divisions. */
export const sharedChat = {
  chat: "Sicher im Lager",
  reader: "employee@kontor.example",
  mode: "ask",
} as const;
