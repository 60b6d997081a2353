import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatDate, formatTime } from "~/i18n/format";
import { languageNames } from "~/i18n/languages";
import { i18nFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { enterSignedIn, notFound } from "~/session/enter";
import type { ShownActivity } from "~/ui/activity/activity-table";
import { Pagination } from "~/ui/list/pagination";
import { Tabs } from "~/ui/primitives/tabs";
import { AboutPerson } from "~/ui/profile/about-person";
import { ProfileHead } from "~/ui/profile/profile-head";
import { ProfileList } from "~/ui/profile/profile-list";
import { loadList } from "./load-tab";

export const handle = { namespaces: ["profile", "activity", "divisions", "lists"] };

const lists = ["teams", "projects", "connections"] as const;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, user } = enterSignedIn(context);
  const { language, page } = context;
  const { tab = "" } = params;
  if (!page.tabs?.includes(tab)) throw notFound();
  const { t, exists } = i18nFor(language);
  const roleKey = `access:role.${user.role}`;
  const reader = { language, timeZone: user.timeZone };
  const list = lists.find(one => one === tab);
  const [account, listed, activity] = await Promise.all([
    api.account.read(),
    list ? loadList(context, list) : undefined,
    list ? undefined : api.activities.own({ size: 10 }),
  ]);
  return {
    tab,
    tabs: page.tabs,
    person: {
      name: `${user.firstName} ${user.lastName}`,
      avatar: user.avatar,
      role: exists(roleKey) ? t(roleKey as "access:role.data_manager") : user.role,
      company: user.companyName,
      at: account.createdAt.toISOString(),
      since: formatDate(account.createdAt, reader),
      language: { code: account.language, name: languageNames[account.language] },
      timeZone: account.timeZone,
      email: account.email,
      phone: account.phone,
    },
    list: list && listed ? { ...listed, of: list, company: user.companyId !== null } : null,
    activity:
      activity?.rows.map(
        (row, at): ShownActivity => ({
          ...{ id: row.id, action: row.action, endpoint: row.endpoint, code: row.code, index: at + 1 },
          at: row.at.toISOString(),
          time: formatTime(row.at, reader),
        }),
      ) ?? [],
  };
}

export default function UserProfile() {
  const { t } = useTranslation("profile");
  const root = useRouteLoaderData("root") as RootData;
  const { tab, tabs, person, list, activity } = useLoaderData<typeof loader>();
  return (
    <>
      <h1 className="hidden">
        {root.title}: {t(`tab.${tab as "profile"}`)}
      </h1>
      <ProfileHead person={person} />
      <div style={{ marginBlockEnd: "1.25rem" }}>
        <Tabs
          label={t("tabs")}
          tabs={tabs.map(one => ({
            to: paths.profile(one),
            text: t(`tab.${one as "profile"}`),
            current: one === tab,
          }))}
        />
      </div>
      {list ? (
        <>
          <ProfileList list={list} />
          <Pagination paging={list.paging} to={page => `?page=${page}`} />
        </>
      ) : (
        <AboutPerson person={person} activity={activity} />
      )}
    </>
  );
}
