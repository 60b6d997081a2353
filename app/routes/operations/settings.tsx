import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { RootData } from "~/root";
import { requireSignedIn } from "~/session/require-access";
import { SettingsTabs } from "~/ui/account/settings-tabs";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["system", "settings"] };

/** The settings of the installation; each tab is a route. */
export function loader({ context }: LoaderFunctionArgs) {
  requireSignedIn(context);
  return { root: context.page.path.replace("/:tab", ""), tabs: context.page.tabs ?? [] };
}

export { neverRevalidate as shouldRevalidate } from "~/ui/form/revalidation";

export default function SystemSettings() {
  const { t } = useTranslation("system");
  const root = useRouteLoaderData("root") as RootData;
  const tabs = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={root.title} />
      <SettingsTabs {...tabs} nameOf={tab => t(`tab.${tab}` as "tab.ai")}>
        <Outlet />
      </SettingsTabs>
    </>
  );
}
