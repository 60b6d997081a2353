import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListInput } from "~/contract/endpoint";
import { pagingOf, readListQuery } from "~/routes/list/list-query";
import { mayBuy } from "~/session/may-buy";
import { requireSignedIn } from "~/session/require-access";
import { CompanyDivisions } from "~/ui/account/company-divisions";
import { NoCompany } from "~/ui/employees/no-company";

export const handle = { namespaces: ["divisions", "plan", "lists", "messages"] };

const pageSize = 10;
const Query = ListInput.pick({ page: true });

/** A page of the company's divisions; null for users without a company. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("read", "Division")) return null;
  const list = await api.divisions.list({ ...readListQuery(context.url, Query), size: pageSize });
  return {
    divisions: list.rows.map(({ id, name, description, status, locked, members, files }) => ({
      id,
      name,
      description,
      status,
      locked,
      members,
      files,
    })),
    paging: pagingOf(context, list),
    quota: list.quota,
    mayAdd: ability.can("create", "File"),
    mayChange: ability.can("update", "Division"),
    purchase: mayBuy(context),
  };
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function DivisionsTab() {
  const list = useLoaderData<typeof loader>();
  return list ? <CompanyDivisions {...list} /> : <NoCompany about="divisions" />;
}
