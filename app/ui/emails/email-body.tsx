import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { withParams } from "~/ui/list/with-params";
import { Alert } from "~/ui/primitives/alert";
import { Link } from "~/ui/primitives/link";
import { Sheet } from "~/ui/primitives/sheet";
import { splitQuote } from "./split-quote";

const Frame = styled.iframe`
  display: block; inline-size: 100%; block-size: 32rem; max-block-size: 85vh; border: 1px solid var(--line);
  border-radius: var(--r-card); background: #ffffff; resize: vertical;
`;

const Text = styled.p`white-space: pre-wrap; overflow-wrap: anywhere;`;

const Quoted = styled.details`
  margin-block-start: var(--s4);
  > summary { inline-size: fit-content; min-block-size: 2.75rem; padding-block: var(--s3); color: var(--accent-deep); cursor: pointer; font: 400 var(--t15) var(--font); }
  > p { padding-inline-start: var(--s4); border-inline-start: 3px solid var(--line); color: var(--muted); }
  @media print { &::details-content { content-visibility: visible; display: block; block-size: auto; } }
`;

/**
 * A mail's text, or its HTML in a frame without scripts, requests and forms. The server fetches remote pictures only on
 * the reader's request, because they tell the sender that the mail was opened.
 */
export function EmailBody({
  id,
  text,
  view,
  html,
  pictures,
  readable,
  partial,
  frame = values => paths.emails.frame(id, values),
}: {
  id: string;
  text: string;
  view: "text" | "html";
  html: boolean;
  pictures: number;
  readable: boolean;
  /** Whether what is shown may be only its beginning. */
  partial: boolean;
  /** The address of its HTML; by default that of a company's mail. */
  frame?: (values: { pictures?: "shown" }) => string;
}) {
  const { t } = useTranslation("emails");
  const { search } = useLocation();
  const { own, quoted } = splitQuote(text);
  if (!readable) return <Alert tone="info">{t("unreadable")}</Alert>;
  const parameters = new URLSearchParams(search);
  const page = parameters.get("page");
  const shown = parameters.get("pictures") === "shown";
  const other = view === "html" ? "text" : "html";
  const src = frame(shown ? { pictures: "shown" } : {});
  return (
    <div className="stack" data-gap="3">
      {partial ? <Alert tone="info">{t("partial")}</Alert> : null}
      {html ? (
        <p className="small">
          <Link to={withParams(search, { view: other, page: page ?? undefined })} preventScrollReset>
            {t(`show.${other}`)}
          </Link>
        </p>
      ) : null}
      {view === "html" && pictures > 0 ? (
        <Alert tone="calm">
          {shown ? t("picturesShown") : t("picturesBlocked", { count: pictures })}{" "}
          <Link
            to={withParams(search, { pictures: shown ? undefined : "shown", page: page ?? undefined })}
            preventScrollReset
          >
            {t(shown ? "hidePictures" : "showPictures")}
          </Link>
        </Alert>
      ) : null}
      {view === "html" ? (
        <Frame
          // A new frame, because another document in the same one would add an entry to the browser's history.
          key={src}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          src={src}
          title={t("frame")}
          referrerPolicy="no-referrer"
        />
      ) : (
        <Sheet data-pad>
          <Text dir="auto">{own || t("noText")}</Text>
          {quoted ? (
            <Quoted>
              <summary>{t("quotedText")}</summary>
              <Text dir="auto">{quoted}</Text>
            </Quoted>
          ) : null}
        </Sheet>
      )}
    </div>
  );
}
