/** Folders of demo people, each with the chats in it (app/db/seed/history.ts); `above` is the folder that it stands in. */
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

/** The newest question of a chat is an edited one: the question before it in these words. */
export const editedQuestion = { chat: "Auf Dienstreise", first: "Was gilt unterwegs?" };

/** A chat that its owner shares: its reader may read one of its two divisions. */
export const sharedChat = {
  chat: "Sicher im Lager",
  reader: "employee@kontor.example",
  mode: "ask",
} as const;
