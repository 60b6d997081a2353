import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ErrorCode } from "~/contract/errors";
import { formatTime } from "~/i18n/format";
import { sayError } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { requireSignedIn } from "~/session/require-access";
import { markNotificationsSeen, unseenBy } from "~/session/seen-notifications";
import { anchors } from "~/ui/chats/shown";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { NoticeList } from "~/ui/shell/notice-list";

export const handle = { namespaces: ["notifications"] };

/** Recent notifications. Opening the page marks them as seen; a peek only counts new ones. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const list = await api.notifications.list({});
  const isNew = unseenBy(context);
  const notices = list.map(notice => ({
    ...(notice.kind === "feedback"
      ? { kind: notice.kind, id: notice.id, count: notice.count, to: paths.feedback.report() }
      : notice.kind === "chat-shared"
        ? {
            kind: notice.kind,
            id: notice.id,
            name: notice.name,
            by: notice.by,
            to: paths.chats.open(user.access, notice.id),
          }
        : notice.kind === "chats-inspected" || notice.kind === "inspection-waits"
          ? {
              kind: notice.kind,
              id: notice.id,
              name: notice.name,
              to: paths.inspections.open(user.access, notice.id),
            }
          : notice.kind === "inspections-on" || notice.kind === "inspections-off"
            ? { kind: notice.kind, id: notice.id, name: notice.name, to: paths.inspections.list(user.access) }
            : notice.kind === "budget-used-up"
              ? { kind: notice.kind, id: notice.id, name: notice.name, to: paths.settings.ai() }
              : notice.kind === "question-answered"
                ? {
                    kind: notice.kind,
                    id: notice.id,
                    name: notice.name,
                    source: notice.source,
                    to: `${paths.chats.open(user.access, notice.chatId, { branch: notice.id })}#${anchors.message(notice.id)}`,
                  }
                : {
                    kind: notice.kind,
                    id: notice.id,
                    name: notice.name,
                    division: notice.divisionName,
                    to: paths.knowledge.divisions(user.access, { division: notice.divisionId }),
                    reason: notice.reason ? sayError(context.language, notice.reason as ErrorCode) : null,
                  }),
    at: notice.at.toISOString(),
    when: formatTime(notice.at, { language: context.language, timeZone: user.timeZone }),
    isNew: isNew(notice.at),
  }));
  if (!context.url.searchParams.has("peek")) markNotificationsSeen(context);
  return { notices, news: notices.filter(notice => notice.isNew).length };
}

export default function Notifications() {
  const { t } = useTranslation("notifications");
  const root = useRouteLoaderData("root") as RootData;
  const { notices } = useLoaderData<typeof loader>();
  return (
    <div style={{ maxInlineSize: "44rem" }}>
      <PageHead title={root.title}>{t("intro")}</PageHead>
      <Sheet>
        <NoticeList notices={notices} />
      </Sheet>
    </div>
  );
}
