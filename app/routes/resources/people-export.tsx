import type { LoaderFunctionArgs } from "@remix-run/node";
import { csvLine } from "~/i18n/csv-line";
import { textsFor } from "~/i18n/server";
import { peopleQuery } from "~/routes/employees/people-query";
import { roleName } from "~/routes/employees/show-person";
import { enterSignedIn } from "~/session/enter";
import { orNotFound } from "~/session/or-not-found";

/** The people that the list's filter finds, as a file for a spreadsheet (UTF-8 with its mark). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = enterSignedIn(context);
  const { page: _, size: __, ...filter } = peopleQuery(context.url);
  const people = await orNotFound(api.employees.export(filter));
  const t = textsFor(context.language);
  const head = [
    t("employees:firstName"),
    t("employees:lastName"),
    t("employees:email"),
    t("employees:phone"),
    t("employees:role"),
    t("employees:columnStatus"),
    t("employees:columnDivisions"),
    t("employees:columnSince"),
  ];
  const lines = people.map(person => [
    person.firstName,
    person.lastName,
    person.email,
    person.phone,
    roleName(context, person.role),
    t(`employees:status.${person.status}`),
    person.divisions.map(({ name }) => name).join("; "),
    person.createdAt.toISOString().slice(0, 10),
  ]);
  return new Response(`\ufeff${[head, ...lines].map(csvLine).join("")}`, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="people.csv"',
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}
