import type { AppLoadContext } from "@remix-run/node";
import { ListInput } from "~/contract/endpoint";
import { peopleQuery } from "~/routes/employees/people-query";
import { personShower } from "~/routes/employees/show-person";
import { enterSignedIn } from "~/session/enter";
import { mayBuy } from "~/session/may-buy";

const pageSize = 10;

/** The company's divisions, a page of them; null for people without a company. */
export async function loadDivisions(context: AppLoadContext) {
  const { api, user, ability } = enterSignedIn(context);
  if (!user.companyId || !ability.can("read", "Division")) return null;
  const page = ListInput.shape.page.safeParse(context.url.searchParams.get("page") ?? 1).data ?? 1;
  const { rows, room, from, to, total, size } = await api.divisions.list({ page, size: pageSize });
  return {
    divisions: rows.map(({ id, name, description, status, locked, members, files }) => ({
      ...{ id, name, description, status, locked, members, files },
    })),
    paging: { from, to, total, page, size },
    room,
    mayAdd: ability.can("create", "File"),
    mayChange: ability.can("update", "Division"),
    purchase: mayBuy(context),
  };
}

/** The company's people, a page of them; null for people without a company. */
export async function loadEmployees(context: AppLoadContext) {
  const { api, user, ability } = enterSignedIn(context);
  if (!user.companyId || !ability.can("read", "User")) return null;
  const { page, sort } = peopleQuery(context.url);
  const { rows, room, from, to, total, size } = await api.employees.list({ page, sort, size: pageSize });
  return {
    people: rows.map(personShower(context, user)),
    paging: { from, to, total, page, size },
    ...{ room, sort },
    mayAdd: ability.can("create", "User"),
    mayChange: ability.can("update", "User"),
    purchase: mayBuy(context),
  };
}
