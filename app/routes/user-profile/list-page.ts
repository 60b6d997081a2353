import { ListInput } from "~/contract/endpoint";
import { readListQuery } from "~/routes/list/list-query";
import type { ListedEntry } from "~/ui/profile/profile-list";

/** Rows per page of a tab. */
const size = 10;

const Query = ListInput.pick({ page: true });

/** The page of a tab's list, from the address. */
export const tabQuery = (url: URL) => ({ ...readListQuery(url, Query), size });

/** The list of a user without a company: the tab explains why it is empty. */
export const nothing = {
  entries: [] as ListedEntry[],
  paging: { from: 0, to: 0, total: 0, page: 1, size },
};
