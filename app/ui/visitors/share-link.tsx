import { useTranslation } from "react-i18next";
import { CopyButton } from "~/ui/primitives/copy-button";
import { QrCode } from "~/ui/primitives/qr-code";
import { Sheet } from "~/ui/primitives/sheet";

const code = { display: "block", overflowWrap: "anywhere", whiteSpace: "pre-wrap" } as const;

/** The link for visitors as text, as QR code, and as lines for a website. `embed`: null without a site. */
export function ShareLink({
  url,
  qr,
  embed,
}: {
  url: string;
  qr: { size: number; path: string };
  embed: string | null;
}) {
  const { t } = useTranslation("visitors");
  return (
    <Sheet data-pad className="stack" data-gap="4">
      <div>
        <h2>{t("link")}</h2>
        <p className="muted">{t("linkText")}</p>
      </div>
      <div className="row" style={{ alignItems: "flex-start" }}>
        <QrCode label={t("qr")} code={qr} />
        <div className="stack" data-gap="2" style={{ flex: "1 1 14rem", minInlineSize: 0 }}>
          <a href={url} dir="ltr" style={code}>
            {url}
          </a>
          <CopyButton text={() => url} />
        </div>
      </div>
      <div>
        <h2>{t("embed")}</h2>
        <p className="muted">{embed ? t("embedText") : t("embedNone")}</p>
      </div>
      {embed ? (
        <div className="stack" data-gap="2">
          <code dir="ltr" style={code}>
            {embed}
          </code>
          <CopyButton text={() => embed} />
        </div>
      ) : null}
    </Sheet>
  );
}
