import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
  useOutletContext,
  useRouteLoaderData,
} from "@remix-run/react";
import { anyKey } from "~/i18n/any-key";
import { formatLastDay, formatTime } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { menuOf, permittedItems } from "~/session/menu-of";
import { userMenus } from "~/session/menus";
import { requireSignedIn } from "~/session/require-access";
import { unseenBy } from "~/session/seen-notifications";
import { afterChange } from "~/ui/form/revalidation";
import { DefaultLayout } from "~/ui/shell/default-layout";
import { Flash, type FlashMessage } from "~/ui/shell/flash";

export const handle = { namespaces: ["frame"] };

/**
 * The signed-in user, their menus, the number of new notifications and the current outages. Nearly the same on every page, so it is only loaded again after
 * a change, and once a minute.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  const { language } = context;
  const translate = anyKey(textsFor(language));
  const timeOf = (at: Date | null) =>
    at && { at: at.toISOString(), text: formatTime(at, { language, timeZone: user.timeZone }) };
  const [outages, news] = await Promise.all([outagesOf(context), newsOf(context)]);
  return {
    user: {
      name: `${user.firstName} ${user.lastName}`,
      avatar: user.avatar,
      company: user.companyName,
      access: user.access,
      timeZone: user.timeZone,
      region: user.country,
      erasedOn: timeOf(user.eraseAt),
      // Who leaves by their own wish reads that, and can change it.
      companyEndsOn: user.eraseAt ? null : timeOf(user.companyEndsAt),
    },
    plan: planOf(context),
    outages,
    news,
    menu: menuOf(user.access, ability, translate),
    userMenu: permittedItems(userMenus[user.access], ability, translate),
  };
}

/** The number of notifications that are new. Their page shows and marks them, so that none is left there. */
async function newsOf(context: LoaderFunctionArgs["context"]): Promise<number> {
  const { api, user } = requireSignedIn(context);
  if (user.twoFactorMissing || context.page.id === "notifications") return 0;
  const isNew = unseenBy(context);
  return (await api.notifications.list({})).filter(notice => isNew(notice.at)).length;
}

/** The plan of the user's own company, where plans are sold. */
function planOf(context: LoaderFunctionArgs["context"]) {
  const { user, ability } = requireSignedIn(context);
  const { language, build } = context;
  if (build.mode !== "lotse" || user.access !== "user" || !user.companyId || !ability.can("read", "Company"))
    return null;
  const translate = anyKey(textsFor(language));
  const { plan } = user;
  if (!plan)
    return { name: translate("frame:plan.none"), note: translate("frame:plan.limited"), lapsed: false };
  const lapsed = plan.until !== null && plan.until <= new Date();
  const time = plan.until && formatLastDay(plan.until, { language, timeZone: user.timeZone });
  const state = time ? (lapsed ? "ended" : "until") : "renews";
  return {
    name: translate(`plan:kind.${plan.kind}`),
    note: translate(`frame:plan.${state}`, { time }),
    lapsed,
  };
}

/** The outages as sentences; the api returns those that concern the user. */
async function outagesOf(context: LoaderFunctionArgs["context"]) {
  const { api, user, ability } = requireSignedIn(context);
  if (user.access !== "admin" && !ability.can("create", "File")) return [];
  const { language } = context;
  const translate = anyKey(textsFor(language));
  const operates = ability.can("read", "SystemSetting");
  return (await api.outages.list()).map(({ part, state, since }) => ({
    part,
    text: translate(`outages:away.${part}.${state}`),
    since:
      since && translate("outages:since", { time: formatTime(since, { language, timeZone: user.timeZone }) }),
    link: operates
      ? { to: paths.admin.systemSettings(settingsTab[part]), text: translate("outages:settings") }
      : null,
  }));
}

/** The settings tab about each part of the installation. */
const settingsTab = { storage: "storage", search: "storage", provider: "ai", mail: "email" } as const;

/** In the browser: the time of the last load. */
let loadedAt = Date.now();

/** An outage begins and ends without a form. */
export const shouldRevalidate: ShouldRevalidateFunction = args => {
  const due = afterChange(args) || (args.actionStatus === undefined && Date.now() - loadedAt > 60_000);
  if (due) loadedAt = Date.now();
  return due;
};

/** The layout of pages with navigation: menu, search, notifications and footer. */
export default function Workplace() {
  const root = useRouteLoaderData("root") as RootData;
  const here = useLoaderData<typeof loader>();
  const message = useOutletContext<FlashMessage | undefined>();
  return (
    <DefaultLayout data={{ ...root, ...here }} flash={message ? <Flash {...message} /> : null}>
      <Outlet />
    </DefaultLayout>
  );
}
