import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { formatTime } from "~/i18n/format";
import { languageNames } from "~/i18n/languages";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { shownUndelivered } from "~/routes/people/shown-undelivered";
import { mayBuy } from "~/session/may-buy";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { NoCompanyPage } from "~/ui/employees/no-company";
import type { ShownEmployee } from "~/ui/employees/shown-employee";
import { useFromList } from "~/ui/list/use-from-list";
import { PersonHead } from "~/ui/people/person-head";
import { PersonStatus } from "~/ui/people/person-status";
import { UndeliveredInvitation } from "~/ui/people/undelivered-invitation";
import { DescriptionList } from "~/ui/primitives/description-list";
import { LongName } from "~/ui/primitives/long-name";
import { Sheet } from "~/ui/primitives/sheet";
import { When } from "~/ui/primitives/when";
import { employeeShower } from "./show-employee";

export const handle = { namespaces: ["employees", "messages"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId) return { state: "no-company" as const };
  if (!ability.can("read", "User")) throw notFound();
  const employee = await or404(api.employees.read({ id: params.id ?? "" }));
  const person = employeeShower(context, user)(employee);
  const reader = { language: context.language, timeZone: user.timeZone };
  const moment = (at: Date | null) => at && { at: at.toISOString(), text: formatTime(at, reader) };
  return {
    state: "person" as const,
    title: person.name,
    person,
    language: { code: employee.language, name: languageNames[employee.language] },
    undelivered: shownUndelivered(context, user, employee),
    signedIn: moment(employee.signedInAt),
    seen: moment(employee.seenAt),
    mayChange: ability.can("update", "User") && employee.employee,
    purchase: mayBuy(context),
  };
}

export default function Employee() {
  const { t } = useTranslation("employees");
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const from = useFromList(paths.employees.list());
  if (data.state === "no-company") return <NoCompanyPage title={root.title} />;
  const { person, language, signedIn, seen } = data;
  return (
    <>
      <PersonHead person={person} editTo={data.mayChange ? from(paths.employees.edit(person.id)) : undefined}>
        {person.role}
      </PersonHead>
      {data.undelivered ? (
        <div style={{ maxInlineSize: "44rem", marginBlockEnd: "var(--s4)" }}>
          <UndeliveredInvitation invitation={data.undelivered} mayChange={data.mayChange} />
        </div>
      ) : null}
      <Sheet data-pad style={{ maxInlineSize: "44rem" }}>
        <DescriptionList
          lines={[
            {
              name: t("columnStatus"),
              value: (
                <PersonStatus
                  status={person.status}
                  undelivered={person.undelivered}
                  locked={person.locked}
                  purchase={data.purchase}
                />
              ),
            },
            { name: t("email"), value: <LongName name={person.email} /> },
            { name: t("phone"), value: <bdi>{person.phone ?? "–"}</bdi> },
            { name: t("language"), value: <span lang={language.code}>{language.name}</span> },
            { name: t("columnSince"), value: <When at={person.at}>{person.since}</When> },
            {
              name: t("lastSignIn"),
              value: signedIn ? <When at={signedIn.at}>{signedIn.text}</When> : t("notSignedIn"),
            },
            { name: t("lastSeen"), value: seen ? <When at={seen.at}>{seen.text}</When> : null },
            { name: t("divisions"), value: <Divisions person={person} /> },
          ]}
        />
      </Sheet>
    </>
  );
}

function Divisions({ person }: { person: ShownEmployee }) {
  const { t } = useTranslation("employees");
  if (person.divisions.length === 0) return <>{t(person.employee ? "noDivisions" : "allDivisions")}</>;
  return (
    <ul>
      {person.divisions.map(division => (
        <li key={division.id}>
          <Link to={paths.knowledge.divisions("user", { division: division.id })}>
            <bdi>{division.name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
