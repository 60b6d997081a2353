import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useOutletContext, useRouteLoaderData } from "@remix-run/react";
import { anyKey } from "~/i18n/any-key";
import { formatTime } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import type { RootData } from "~/root";
import { menuOf, permittedItems } from "~/session/menu-of";
import { userMenus } from "~/session/menus";
import { requireSignedIn } from "~/session/require-access";
import { DefaultLayout } from "~/ui/shell/default-layout";
import { Flash, type Said } from "~/ui/shell/flash";

export const handle = { namespaces: ["frame"] };

/** The signed-in user and their menus. The same on every page, so it is only sent again after a change. */
export function loader({ context }: LoaderFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  const { language } = context;
  const say = anyKey(textsFor(language));
  return {
    user: {
      name: `${user.firstName} ${user.lastName}`,
      avatar: user.avatar,
      company: user.companyName,
      access: user.access,
      timeZone: user.timeZone,
      region: user.country,
      erasedOn: user.eraseAt
        ? {
            at: user.eraseAt.toISOString(),
            text: formatTime(user.eraseAt, { language, timeZone: user.timeZone }),
          }
        : null,
    },
    menu: menuOf(user.access, ability, say),
    userMenu: permittedItems(userMenus[user.access], ability, say),
  };
}

export { afterChange as shouldRevalidate } from "~/ui/form/revalidation";

/** The layout of pages with navigation: menu, search, notifications and footer. */
export default function Workplace() {
  const root = useRouteLoaderData("root") as RootData;
  const here = useLoaderData<typeof loader>();
  const said = useOutletContext<Said | undefined>();
  return (
    <DefaultLayout data={{ ...root, ...here }} flash={said ? <Flash {...said} /> : null}>
      <Outlet />
    </DefaultLayout>
  );
}
