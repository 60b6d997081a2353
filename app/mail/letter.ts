import type { Language } from "~/contract/language";
import type { MailContent } from "~/contract/mail-blocks";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { composeContent } from "./compose-mail";
import { texts } from "./templates";

/** A letter of the operator; if it is not about the contract, it contains the link to unsubscribe. */
export function letter(
  to: { name: string },
  { purpose, language, content }: { purpose: "notice" | "news"; language: Language; content: MailContent },
): MailMessage {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  return composeContent(
    { name: to.name, language, origin, product, path: "/" },
    content,
    {},
    purpose === "news" ? { footer: texts[language].newsFooter } : {},
  );
}
