import { Paperclip } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { EmailState } from "~/contract/email-fields";
import { TagList } from "~/ui/feedback/tag-badge";
import { Badge } from "~/ui/primitives/badge";
import type { ShownEmail } from "./shown-email";

const shownStates: Partial<Record<EmailState, "err" | "info">> = { waiting: "info", failed: "err" };

/** Whether a mail of a list has no mark. */
export const hasNoMarks = ({ labels, tags, attachments, state, lookAlike, bounced }: ShownEmail): boolean =>
  labels.length + tags.length + attachments.length === 0 && !shownStates[state] && !lookAlike && !bounced;

/** The marks of a mail in a list: warnings, state, labels, tags and attachments. */
export function EmailMarks({ email }: { email: ShownEmail }) {
  const { t } = useTranslation("emails");
  const { labels, tags, attachments, state, lookAlike, bounced } = email;
  return (
    <span style={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: "0.25rem" }}>
      {lookAlike ? (
        <Badge tone="warn" long>
          {t("sender.mark")}
        </Badge>
      ) : null}
      {bounced ? <Badge tone="err">{t("undeliveredMark")}</Badge> : null}
      {shownStates[state] ? <Badge tone={shownStates[state]}>{t(`state.${state as "draft"}`)}</Badge> : null}
      {labels.length + tags.length > 0 ? (
        <TagList
          tags={[...labels.map(id => ({ id, name: t(`label.${id}`), colour: "grey" as const })), ...tags]}
        />
      ) : null}
      {attachments.length > 0 ? (
        <span className="tiny muted">
          <Paperclip size={14} aria-hidden style={{ display: "inline" }} />{" "}
          {t("attachmentCount", { count: attachments.length })}
        </span>
      ) : null}
    </span>
  );
}
