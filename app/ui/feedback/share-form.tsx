import { useTranslation } from "react-i18next";
import { CopyButton } from "~/ui/primitives/copy-button";
import { QrCode } from "~/ui/primitives/qr-code";
import { Sheet } from "~/ui/primitives/sheet";

/** The link of the company's public feedback form, to hand out as text or as a QR code. */
export function ShareForm({ url, qr }: { url: string; qr: { size: number; path: string } }) {
  const { t } = useTranslation("feedbackReport");
  return (
    <Sheet data-pad className="stack" data-gap="4" style={{ marginBlockStart: "1.5rem" }}>
      <div>
        <h2>{t("share.title")}</h2>
        <p className="muted">{t("share.text")}</p>
      </div>
      <div className="row" style={{ alignItems: "flex-start" }}>
        <QrCode label={t("share.qr")} code={qr} />
        <div
          className="stack"
          data-gap="2"
          style={{ flex: "1 1 14rem", minInlineSize: 0, justifyItems: "start" }}
        >
          <code dir="ltr" style={{ display: "block", overflowWrap: "anywhere" }}>
            {url}
          </code>
          <CopyButton text={() => url} />
        </div>
      </div>
    </Sheet>
  );
}
