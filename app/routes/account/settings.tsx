import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import type { RootData } from "~/root";
import { ownTabs } from "~/session/addresses";
import { requireSignedIn } from "~/session/require-access";
import { SettingsTabs } from "~/ui/account/settings-tabs";
import { PageHead } from "~/ui/primitives/page-head";
import { settingsRoot } from "./settings/settings-root";

export const handle = { namespaces: ["settings"] };

/** The tabs of this area. Each is a route with its own data, forms and error boundary. */
export function loader({ context }: LoaderFunctionArgs) {
  const { user } = requireSignedIn(context);
  return { root: settingsRoot(context), tabs: ownTabs(context.page, user) };
}

export { neverRevalidate as shouldRevalidate } from "~/ui/form/revalidation";

export default function Settings() {
  const root = useRouteLoaderData("root") as RootData;
  const tabs = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={root.title} />
      <SettingsTabs {...tabs}>
        <Outlet />
      </SettingsTabs>
    </>
  );
}
