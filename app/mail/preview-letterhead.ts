import type { Language } from "~/contract/language";
import type { MailLetterhead } from "~/contract/mail-message";
import { composeContent } from "./compose-mail";
import { exampleReader, type MailPreview } from "./preview-template";
import { putLetterhead } from "./put-letterhead";
import { ownContent, texts } from "./templates";

/** An example mail on this letterhead in light and dark; its link leads to our first page. */
export function previewLetterhead(language: Language, letterhead: MailLetterhead): MailPreview {
  const draw = (scheme: "light" | "dark") =>
    putLetterhead(
      composeContent(
        exampleReader("fileReady", language),
        ownContent("fileReady", language),
        texts[language].examples,
        { scheme },
      ),
      letterhead,
    );
  const { subject, text, html: light } = draw("light");
  return { subject, text, light, dark: draw("dark").html };
}
