import { useTranslation } from "react-i18next";
import { Sheet } from "~/ui/primitives/sheet";
import { MailFrame } from "./mail-frame";

/** A mail's content: as mail programs show it, and as plain text. */
export function MailContent({ frame, text }: { frame: string; text: string }) {
  const { t } = useTranslation("operatorMail");
  return (
    <>
      <section className="stack" aria-labelledby="mail-html">
        <h2 id="mail-html">{t("asHtml")}</h2>
        <MailFrame src={frame} title={t("asHtml")} />
      </section>
      <section className="stack" aria-labelledby="mail-text">
        <h2 id="mail-text">{t("asText")}</h2>
        <Sheet data-pad>
          <p dir="auto" className="small" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {text}
          </p>
        </Sheet>
      </section>
    </>
  );
}
