import { Star } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "~/ui/primitives/link";
import type { ShownEmail } from "./shown-email";
import { ThreadCount } from "./thread-count";

/** The subject of a mail in a list, as a link, with its beginning. */
export function EmailSubject({ email, to }: { email: ShownEmail; to: string }) {
  const { t } = useTranslation("emails");
  const { subject, start, read, starred, mails } = email;
  return (
    <>
      {starred ? (
        <Star
          size={16}
          aria-label={t("folder.starred")}
          role="img"
          fill="currentColor"
          style={{ display: "inline" }}
        />
      ) : null}{" "}
      <Link to={to} style={{ fontWeight: read ? 400 : 700 }}>
        <bdi style={{ overflowWrap: "anywhere" }}>{subject || t("noSubject")}</bdi>
      </Link>
      <ThreadCount mails={mails} />
      {read ? null : <span className="tiny muted">{` ${mails > 1 ? "· " : ""}${t("unread")}`}</span>}
      <span
        className="tiny muted"
        dir="auto"
        style={{ display: "block", overflowWrap: "anywhere", fontWeight: 400 }}
      >
        {start}
      </span>
    </>
  );
}
