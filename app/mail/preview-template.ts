import type { Language } from "~/contract/language";
import type { MailContent } from "~/contract/mail-blocks";
import type { MailMessage } from "~/contract/mail-message";
import { settings } from "~/env";
import { type Addressee, composeContent } from "./compose-mail";
import { type MailTemplate, texts, unnamed } from "./templates";

export type MailPreview = { subject: string; text: string; light: string; dark: string };

/** A template's values in previews and tests. */
export const exampleOf = (language: Language, placeholder: string): string =>
  placeholder === "product"
    ? settings().APP_TITLE
    : ((texts[language].examples as Record<string, string>)[placeholder] ?? "");

export function exampleReader(template: MailTemplate, language: Language): Addressee {
  const { DOMAIN: origin, APP_TITLE: product } = settings();
  const name = unnamed.includes(template) ? undefined : texts[language].examples.name;
  return { language, name, origin, product, path: "/" };
}

const footerOf = (template: MailTemplate, language: Language) =>
  template === "news" ? { footer: texts[language].newsFooter } : {};

/** A template with example values in light and dark; its link leads to our first page. */
export function previewTemplate(
  template: MailTemplate,
  language: Language,
  content: MailContent,
): MailPreview {
  const draw = (scheme: "light" | "dark") =>
    composeContent(exampleReader(template, language), content, texts[language].examples, {
      ...footerOf(template, language),
      scheme,
    });
  const { subject, text, html: light } = draw("light");
  return { subject, text, light, dark: draw("dark").html };
}

/** A template with example values, as it is sent. */
export const exampleMail = (template: MailTemplate, language: Language, content: MailContent): MailMessage =>
  composeContent(
    exampleReader(template, language),
    content,
    texts[language].examples,
    footerOf(template, language),
  );
