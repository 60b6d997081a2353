import { useRouteLoaderData } from "@remix-run/react";
import type { Access } from "~/contract/abilities";
import type { Language } from "~/contract/language";
import type { Look } from "~/session/preferences-choices";

/** `id` names the page in the URL map. */
export type MenuEntry = { id: string; to: string; icon: string; title: string };
export type MenuGroup = { title: string; items: MenuEntry[] };

export type Outage = {
  part: string;
  text: string;
  since: string | null;
  link: { to: string; text: string } | null;
};

/** The data of every page, from the root loader. */
export type PageData = {
  language: Language;
  look: Look;
  title: string;
  product: string;
  /** Whether this installation sells plans, so that every page links to the cancellation of contracts. */
  sells: boolean;
  here: string;
  requestId: string;
  /** The pages above this one, from the list downwards. */
  breadcrumbs: { to: string; text: string }[];
};

/** The data of pages with navigation, from the workplace's loader. */
export type WorkplaceData = {
  user: {
    name: string;
    /** Id of the picture; null for none. */
    avatar: string | null;
    company: string | null;
    access: Access;
    timeZone: string;
    region: string;
    /** While the account's erasure is planned. */
    erasedOn: { at: string; text: string } | null;
    /** While the deletion of the company, and of the account with it, is announced. */
    companyEndsOn: { at: string; text: string } | null;
  };
  /** The plan of the user's company; null where there is none to show. */
  plan: { name: string; note: string; lapsed: boolean } | null;
  /** The current outages that concern the user. */
  outages: Outage[];
  /** The number of new notifications. */
  news: number;
  menu: MenuGroup[];
  userMenu: MenuEntry[];
};

/** The data of the layout with navigation. */
export type FrameData = PageData & WorkplaceData;

/** The signed-in user and their menus, on pages with navigation. */
export function useWorkplace(): WorkplaceData {
  return useRouteLoaderData("workplace") as WorkplaceData;
}

/** The signed-in user's language and time zone. */
export function useReader(): { language: Language; timeZone: string } {
  const { language } = useRouteLoaderData("root") as PageData;
  return { language, timeZone: useWorkplace().user.timeZone };
}
