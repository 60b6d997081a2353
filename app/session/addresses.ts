import { flattenUrls, urls } from "../../remix.config.js";
import type { Address } from "./url-map";

/** Every page of the URL map. */
export const addresses = flattenUrls(urls);

/** Tabs about the user's company. */
const companyTabs: Record<string, string[]> = {
  "account-settings.tab": ["company", "billing", "smtp", "email", "divisions", "employees", "whatsapp", "ai"],
  "pages.account-settings.tab": ["billing-plans"],
  "pages.user-profile.tab": ["teams", "connections"],
};

/** The tabs of a page that concern this user: those about a company are for its members. */
export const ownTabs = (page: Address, user: { companyId: string | null }) =>
  (page.tabs ?? []).filter(tab => user.companyId || !companyTabs[page.id]?.includes(tab));
