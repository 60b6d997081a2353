import type { LoaderFunctionArgs } from "@remix-run/node";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { peopleQuery } from "~/routes/employees/people-query";
import { roleName } from "~/routes/employees/show-person";
import { enterSignedIn } from "~/session/enter";
import { orNotFound } from "~/session/or-not-found";
import { sendTable } from "./send-table";

/** The people that the list's filter finds, as a file for a spreadsheet: CSV or XLSX. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = enterSignedIn(context);
  const { page: _, size: __, ...filter } = peopleQuery(context.url);
  const people = await orNotFound(api.employees.export(filter));
  const t = textsFor(context.language);
  const heads = [
    t("employees:firstName"),
    t("employees:lastName"),
    t("employees:email"),
    t("employees:phone"),
    t("employees:role"),
    t("employees:columnStatus"),
    t("employees:columnDivisions"),
    t("employees:columnSince"),
  ];
  const rows = people.map(person => [
    person.firstName,
    person.lastName,
    person.email,
    person.phone,
    roleName(context, person.role),
    t(`employees:status.${person.status}`),
    person.divisions.map(({ name }) => name).join("; "),
    person.createdAt,
  ]);
  return sendTable(context, { name: "people", heads, pieces: [rows] }, paths.employees.list());
}
