import type { AppLoadContext } from "@remix-run/node";
import type { AnswerOutcome } from "~/contract/emails";
import { isolate } from "~/i18n/isolate";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { ShownOutcome } from "~/ui/emails/answer-outcome";

/**
 * Formats the outcome of a mail that a division may answer; null if the thread shows it. `mailbox`: the setting of the
 * mailbox, if the reader may change it.
 */
export function shownOutcome(
  { language }: Pick<AppLoadContext, "language">,
  { id, state, skip, leavesAttachments, division }: AnswerOutcome,
  mailbox: string | false,
): ShownOutcome | null {
  const t = textsFor(language);
  if (state === "waiting") return { text: t("emails:answer.waiting"), link: null };
  if (state === "proposed")
    return {
      text: t("emails:answer.proposed"),
      link: { to: paths.emails.answer(id), text: t("emails:answer.open") },
    };
  if (!skip) return null;
  const left = leavesAttachments
    ? ` ${t("emails:answer.attachmentsLeft", { division: isolate(division) })}`
    : "";
  return {
    text: `${t("emails:answer.skipped")} ${t(`mailAnswers:skip.${skip}`)}${left}`,
    link:
      skip === "not_allowed" && mailbox
        ? { to: paths.settings.smtp.edit(mailbox), text: t("emails:answer.allow") }
        : null,
  };
}
