import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { withParams } from "~/ui/list/with-params";
import { Alert } from "~/ui/primitives/alert";
import { Link } from "~/ui/primitives/link";
import { Sheet } from "~/ui/primitives/sheet";

const Frame = styled.iframe`
  display: block; inline-size: 100%; block-size: 32rem; max-block-size: 85vh; border: 1px solid var(--line);
  border-radius: var(--r-card); background: #ffffff; resize: vertical;
`;

/**
 * A mail's text, or its HTML in a frame that runs, loads and sends nothing. Pictures from elsewhere are never loaded: the
 * sender would learn when the mail is opened.
 */
export function EmailBody({
  id,
  text,
  view,
  html,
  pictures,
  readable,
}: {
  id: string;
  text: string;
  view: "text" | "html";
  html: boolean;
  pictures: number;
  readable: boolean;
}) {
  const { t } = useTranslation("emails");
  const { search } = useLocation();
  if (!readable) return <Alert tone="info">{t("unreadable")}</Alert>;
  const page = new URLSearchParams(search).get("page");
  const other = view === "html" ? "text" : "html";
  return (
    <div className="stack" data-gap="3">
      {html ? (
        <p className="small">
          <Link to={withParams(search, { view: other, page: page ?? undefined })} preventScrollReset>
            {t(`show.${other}`)}
          </Link>
        </p>
      ) : null}
      {view === "html" && pictures > 0 ? (
        <Alert tone="calm">{t("picturesBlocked", { count: pictures })}</Alert>
      ) : null}
      {view === "html" ? (
        <Frame
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={paths.emails.frame(id)}
          title={t("frame")}
          referrerPolicy="no-referrer"
        />
      ) : (
        <Sheet data-pad>
          <p dir="auto" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
            {text.trim() || t("noText")}
          </p>
        </Sheet>
      )}
    </div>
  );
}
