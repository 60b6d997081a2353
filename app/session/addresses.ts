import { flattenUrls, urls } from "../../remix.config.js";
import type { Address } from "./url-map";

/** Every page of the URL map. */
export const addresses = flattenUrls(urls);

const isPlanned = (file: string | undefined) => file?.endsWith("not-yet.tsx") ?? false;

/** The tabs of a page that are built. */
export const builtTabs = ({ tabs = [], tabFiles }: Address) =>
  tabs.filter(tab => !isPlanned(tabFiles?.[tab]));

/** Tabs about the user's company. */
const companyTabs: Record<string, string[]> = {
  "account-settings.tab": ["company", "billing", "smtp", "email", "divisions", "employees", "whatsapp", "ai"],
  "pages.account-settings.tab": ["billing-plans"],
  "pages.user-profile.tab": ["teams", "connections"],
};

/** The built tabs of a page that concern this user: those about a company are for its members. */
export const ownTabs = (page: Address, user: { companyId: string | null }) =>
  builtTabs(page).filter(tab => user.companyId || !companyTabs[page.id]?.includes(tab));

// A page with tabs of its own files is built, tab by tab.
const planned = new Set(
  addresses.flatMap(page =>
    isPlanned(page.file)
      ? [page.path]
      : (page.tabs ?? [])
          .filter(tab => isPlanned(page.tabFiles?.[tab]))
          .map(tab => page.path.replace(":tab", tab)),
  ),
);

/** Whether the page at this path exists: its line of the URL map names no not-yet.tsx. Links to the others are hidden. */
export const isBuilt = (path: string): boolean => !planned.has(path);
