import type { Access } from "~/contract/abilities";
import type { ErrorCode } from "~/contract/errors";
import type { Language } from "~/contract/language";
import type { Notification } from "~/contract/notifications";
import { sayError, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { anchors } from "~/ui/chats/shown";

/** A notification with the page that it leads to. */
export function shownNotice(notice: Notification, access: Access, language: Language) {
  const { id } = notice;
  switch (notice.kind) {
    case "feedback":
      return { kind: notice.kind, id, count: notice.count, to: paths.feedback.report() };
    case "chat-shared":
      return { kind: notice.kind, id, name: notice.name, by: notice.by, to: paths.chats.open(access, id) };
    case "chats-inspected":
    case "inspection-waits":
      return { kind: notice.kind, id, name: notice.name, to: paths.inspections.open(access, id) };
    case "inspections-on":
    case "inspections-off":
      return { kind: notice.kind, id, name: notice.name, to: paths.inspections.list(access) };
    case "budget-used-up":
      return { kind: notice.kind, id, name: notice.name, to: paths.settings.ai() };
    case "question-answered":
      return {
        kind: notice.kind,
        id,
        name: notice.name,
        // An approved answer is named after its question.
        source: notice.source === notice.name ? "" : notice.source,
        to: questionAt(access, notice),
      };
    case "question-settled":
      return { kind: notice.kind, id, name: notice.name, to: questionAt(access, notice) };
    case "invitation-undelivered":
      return {
        kind: notice.kind,
        id,
        name: notice.name,
        reason: textsFor(language)(`employees:undelivered.${notice.reason}`),
        to: notice.person === "employee" ? paths.employees.edit(id) : paths.people.view(notice.person, id),
      };
    default:
      return {
        kind: notice.kind,
        id,
        name: notice.name,
        division: notice.divisionName,
        to: paths.knowledge.divisions(access, { division: notice.divisionId }),
        reason: notice.reason ? sayError(language, notice.reason as ErrorCode) : null,
      };
  }
}

const questionAt = (access: Access, { id, chatId }: { id: string; chatId: string }) =>
  `${paths.chats.open(access, chatId, { branch: id })}#${anchors.message(id)}`;
