import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { qrPath } from "~/routes/identity/qr-path";
import { Avatar } from "~/ui/primitives/avatar";
import { Badge } from "~/ui/primitives/badge";
import { Code } from "~/ui/primitives/code";
import { CopyButton } from "~/ui/primitives/copy-button";
import { FileSize } from "~/ui/primitives/file-size";
import { Logo } from "~/ui/primitives/logo";
import { QrCode } from "~/ui/primitives/qr-code";
import { When } from "~/ui/primitives/when";

const address = "https://lotse.example";

const WithCopy = styled.p`
  > button { display: inline-flex; align-items: center; gap: var(--s2); min-block-size: 2rem; padding: 0; border: 0; background: none; color: var(--muted); font: 400 var(--t15) var(--font); cursor: pointer; }
`;

/** Inline components: badges, people, sizes, times, code, links; and the logo and a QR code. */
export function Marks() {
  const { t } = useTranslation("design");
  return (
    <>
      <p className="row">
        <Badge>{t("mark.draft")}</Badge>
        <Badge tone="ok">
          <Check size={16} />
          {t("mark.paid")}
        </Badge>
        <Badge tone="info">{t("mark.new")}</Badge>
        <Badge tone="warn">{t("mark.ends")}</Badge>
        <Badge tone="err">{t("mark.late")}</Badge>
      </p>
      <p className="row">
        <Avatar name="Frauke Petersen" /> Frauke Petersen
        <Avatar name="فاطمة الزهراء" /> <bdi>فاطمة الزهراء</bdi>
        <Avatar name="Lotse" picture="/assets/favicon.svg" large /> Lotse
      </p>
      <p className="row">
        <When at="2026-11-20T08:14:00Z" exact={t("mark.exact")}>
          {t("mark.when")}
        </When>
        <FileSize bytes={418} />
        <FileSize bytes={62_000} />
        <FileSize bytes={8_400_000} />
        <a href="#marks">{t("sample.retry")}</a>
      </p>
      <WithCopy className="row">
        <Code>POST /api/v1/divisions</Code>
        <CopyButton text={() => "POST /api/v1/divisions"} />
      </WithCopy>
      <Code block>{'{ "search": "Frachtbrief", "page": 1 }\n{ "total": 14 }'}</Code>
      <p className="row">
        <Logo />
        <Logo size={64} />
      </p>
      <QrCode label={address} code={qrPath(address)} />
    </>
  );
}
