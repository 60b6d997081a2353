import { ListInput } from "~/contract/endpoint";
import type { ListedEntry } from "~/ui/profile/profile-list";

/** Rows per page of a tab. */
export const size = 10;

/** The page of a tab's list, from the address; the first by default. */
export const pageOf = (url: URL): number =>
  ListInput.shape.page.safeParse(url.searchParams.get("page") ?? 1).data ?? 1;

/** The list of a user without a company: the tab explains why it is empty. */
export const nothing = {
  entries: [] as ListedEntry[],
  paging: { from: 0, to: 0, total: 0, page: 1, size },
};
