import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatTime } from "~/i18n/format";
import type { RootData } from "~/root";
import { requireSignedIn } from "~/session/require-access";
import { markNotificationsSeen, unseenBy } from "~/session/seen-notifications";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { NoticeList } from "~/ui/shell/notice-list";
import { shownNotice } from "./shown-notice";

export const handle = { namespaces: ["notifications"] };

/** Recent notifications. Opening the page marks them as seen; a peek only counts new ones. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const list = await api.notifications.list({});
  const isNew = unseenBy(context);
  const notices = list.map(notice => ({
    ...shownNotice(notice, user.access, context.language),
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
