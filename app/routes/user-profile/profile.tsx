import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useLocation, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatDate } from "~/i18n/format";
import { languageNames } from "~/i18n/languages";
import { i18nFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { ownTabs } from "~/session/addresses";
import { requireSignedIn } from "~/session/require-access";
import { Tabs } from "~/ui/primitives/tabs";
import { ProfileHead, type ProfilePerson } from "~/ui/profile/profile-head";

export const handle = { namespaces: ["profile"] };

/** The user's own profile, above the tabs. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const { language, page } = context;
  const { t, exists } = i18nFor(language);
  const roleKey = `access:role.${user.role}`;
  const account = await api.account.read();
  const person: ProfilePerson = {
    name: `${user.firstName} ${user.lastName}`,
    avatar: user.avatar,
    role: exists(roleKey) ? t(roleKey as "access:role.data_manager") : user.role,
    company: user.companyName,
    at: account.createdAt.toISOString(),
    since: formatDate(account.createdAt, { language, timeZone: user.timeZone }),
    language: { code: account.language, name: languageNames[account.language] },
    timeZone: account.timeZone,
    email: account.email,
    phone: account.phone,
  };
  return { tabs: ownTabs(page, user), person };
}

export { afterChange as shouldRevalidate } from "~/ui/form/revalidation";

export default function Profile() {
  const { t } = useTranslation("profile");
  const root = useRouteLoaderData("root") as RootData;
  const { tabs, person } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const here = tabs.find(tab => pathname === paths.profile(tab));
  return (
    <>
      <h1 className="hidden">{root.title}</h1>
      <ProfileHead person={person} />
      <div style={{ marginBlockEnd: "1.25rem" }}>
        <Tabs
          label={t("tabs")}
          tabs={tabs.map(tab => ({
            to: paths.profile(tab),
            text: t(`tab.${tab as "profile"}`),
            current: tab === here,
          }))}
        />
      </div>
      <Outlet context={person} />
    </>
  );
}
