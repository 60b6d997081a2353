import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { EmailState } from "~/contract/email-fields";
import { paths } from "~/paths";
import { Link } from "~/ui/primitives/link";
import { Sheet } from "~/ui/primitives/sheet";
import { unbroken } from "~/ui/primitives/unbroken";

export type ShownThreadMail = {
  id: string;
  from: string;
  start: string;
  state: EmailState;
  draft: boolean;
  read: boolean;
  at: string;
  when: string;
};

/** The mails that belong together, oldest first. */
export function ThreadList({ mails, current }: { mails: ShownThreadMail[]; current: string }) {
  const { t } = useTranslation("emails");
  const { search } = useLocation();
  if (mails.length < 2) return null;
  return (
    <Sheet data-pad>
      <nav aria-label={t("thread")}>
        <h2>{unbroken(t("threadCount", { count: mails.length }))}</h2>
        <ol className="stack" data-gap="3" style={{ marginBlockStart: "var(--s3)" }}>
          {mails.map(({ id, from, start, state, draft, read, at, when }) => (
            <li key={id} style={{ overflowWrap: "anywhere" }}>
              {id === current ? (
                <b aria-current="page">
                  <bdi>{from}</bdi>
                </b>
              ) : (
                <Link to={draft ? paths.emails.draft(id) : `${paths.emails.view(id)}${search}`}>
                  <bdi style={{ fontWeight: read ? undefined : 700 }}>{from}</bdi>
                </Link>
              )}{" "}
              {read || id === current ? null : <span className="tiny muted">{t("unread")} · </span>}
              <span className="tiny muted">
                {state === "draft" || state === "failed" || state === "waiting"
                  ? `${t(`state.${state}`)} · `
                  : null}
                <time dateTime={at}>{when}</time>
              </span>
              <span className="tiny muted" dir="auto" style={{ display: "block" }}>
                {start}
              </span>
            </li>
          ))}
        </ol>
      </nav>
    </Sheet>
  );
}
