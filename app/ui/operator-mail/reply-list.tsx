import { useTranslation } from "react-i18next";
import type { mailStates } from "~/contract/mail-states";
import { paths } from "~/paths";
import { Link } from "~/ui/primitives/link";
import { Sheet } from "~/ui/primitives/sheet";
import { MailStateBadge } from "./mail-parts";

type Reply = { id: string; to: string; subject: string; state: (typeof mailStates)[number]; when: string };

/** The replies to a received mail with their state. */
export function ReplyList({ replies }: { replies: Reply[] }) {
  const { t } = useTranslation("operatorMail");
  if (replies.length === 0) return null;
  return (
    <Sheet data-pad>
      <h2>{t("replies")}</h2>
      <ul className="stack" data-gap="2" style={{ marginBlockStart: "var(--s3)" }}>
        {replies.map(({ id, to, subject, state, when }) => (
          <li key={id}>
            <Link to={paths.operatorMails.view(id)}>
              <bdi style={{ overflowWrap: "anywhere" }}>{subject}</bdi>
            </Link>{" "}
            <span className="tiny muted">
              <bdi style={{ overflowWrap: "anywhere" }}>{to}</bdi> · {when}
            </span>{" "}
            <MailStateBadge state={state} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
