type Texts = Record<string, string>;

/** The few fixed sentences that pages render themselves; the others are rendered by the server and not sent. */
export const messagesOfPages = [
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

/** The part of a namespace that is sent to the browser. */
export function sentTexts(namespace: string, texts: Texts): Texts {
  if (namespace !== "messages") return texts;
  return Object.fromEntries(Object.entries(texts).filter(([key]) => messagesOfPages.includes(key)));
}
