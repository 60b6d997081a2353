import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { Person } from "~/contract/people";
import { languageNames } from "~/i18n/languages";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { kindAsked, peopleQuery } from "~/routes/people/people-query";
import { countryNamer, staffRoleName } from "~/routes/people/show-person";
import { enterSignedIn } from "~/session/enter";
import type { Value } from "./send-csv";
import { sendTable } from "./send-table";

/** The people that a list's filter finds, as a file: CSV piece by piece, or XLSX. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = enterSignedIn(context);
  const { page: _, size: __, ...filter } = peopleQuery(context.url, kindAsked(context.url));
  const columns = columnsOf(context, filter.kind);
  const table = {
    name: filter.kind,
    heads: columns.map(([head]) => head),
    pieces: piecesOf(api, filter, person => columns.map(([, cell]) => cell(person))),
  };
  return sendTable(context, table, paths.people.list(filter.kind));
}

function columnsOf(context: AppLoadContext, kind: Person["kind"]) {
  const t = textsFor(context.language);
  const countryName = countryNamer(context);
  const columns: [string, (person: Person) => Value][] = [
    [t("people:field.firstName"), person => person.firstName],
    [t("people:field.lastName"), person => person.lastName],
    [t("people:field.email"), person => person.email],
    [t("people:field.phone"), person => person.phone],
  ];
  if (kind === "staff") columns.push([t("people:field.role"), person => staffRoleName(context, person.role)]);
  if (kind === "data-manager") {
    columns.push([t("people:field.companyName"), person => person.company?.name ?? null]);
    if (context.build.mode === "lotse")
      columns.push([t("people:column.plan"), person => t(`people:plan.${person.plan ?? "none"}`)]);
  }
  columns.push(
    [t("people:column.status"), person => t(`employees:status.${person.status}`)],
    [t("people:field.language"), person => languageNames[person.language]],
    [t("people:field.country"), person => countryName(person.country)],
    [t("people:column.since"), person => person.createdAt],
  );
  return columns;
}

async function* piecesOf(
  api: AppLoadContext["api"],
  filter: Omit<ReturnType<typeof peopleQuery>, "page" | "size">,
  cells: (person: Person) => Value[],
): AsyncGenerator<Value[][]> {
  for (let piece = 1; ; piece++) {
    const { rows, more } = await api.people.export({ ...filter, piece });
    yield rows.map(cells);
    if (!more) return;
  }
}
