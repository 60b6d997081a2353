type Texts = Record<string, string>;

/** Of the fixed sentences the server says most; these few stand in pages, and only they go to a browser. */
export const saidByPages = [
  "access.denied",
  "chat.none",
  "emails.max",
  "field.email",
  "field.phoneRequired",
  "form.invalid",
  "network.check",
  "phone.placeholder",
  "plan.locked",
  "reset.noUser",
  "signIn.failed",
];

/** What a browser is sent of a namespace. */
export function sentTexts(namespace: string, texts: Texts): Texts {
  if (namespace !== "messages") return texts;
  return Object.fromEntries(Object.entries(texts).filter(([key]) => saidByPages.includes(key)));
}
