import type { LoaderFunctionArgs } from "@remix-run/node";
import { Link, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Pencil } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { formatTime } from "~/i18n/format";
import { languageNames } from "~/i18n/languages";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { enterSignedIn, notFound } from "~/session/enter";
import { orNotFound } from "~/session/or-not-found";
import { NoCompany } from "~/ui/employees/no-company";
import { PersonStatus } from "~/ui/employees/person-status";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { personShower } from "./show-person";

export const handle = { namespaces: ["employees"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user, ability } = enterSignedIn(context);
  if (!user.companyId) return { state: "no-company" as const };
  if (!ability.can("read", "User")) throw notFound();
  const found = await orNotFound(api.employees.read({ id: params.id ?? "" }));
  const person = personShower(context, user)(found);
  const reader = { language: context.language, timeZone: user.timeZone };
  const moment = (at: Date | null) => at && { at: at.toISOString(), text: formatTime(at, reader) };
  return {
    state: "person" as const,
    title: person.name,
    person,
    language: { code: found.language, name: languageNames[found.language] },
    signedIn: moment(found.signedInAt),
    seen: moment(found.seenAt),
    mayChange: ability.can("update", "User") && found.employee,
  };
}

const Details = styled.dl`
  display: grid; grid-template-columns: minmax(8rem, 12rem) minmax(0, 1fr); gap: var(--s3) var(--s6); font: 400 var(--t15) var(--font);
  dt { color: var(--muted); }
  dd { overflow-wrap: anywhere; }
  @media (max-width: 639px) { grid-template-columns: minmax(0, 1fr); gap: 0; dd { margin-block-end: var(--s3); } }
`;

export default function Person() {
  const { t } = useTranslation("employees");
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  if (data.state === "no-company")
    return (
      <>
        <PageHead title={root.title} />
        <NoCompany />
      </>
    );
  const { person, language, signedIn, seen } = data;
  return (
    <>
      <p className="small" style={{ marginBlockEnd: "1rem" }}>
        <Link to={paths.employees.list()}>{t("back")}</Link>
      </p>
      <PageHead
        title={person.name}
        actions={
          data.mayChange ? (
            <ButtonLink to={paths.employees.edit(person.id)}>
              <Pencil size={18} aria-hidden />
              {t("edit")}
            </ButtonLink>
          ) : undefined
        }
      >
        {person.role}
      </PageHead>
      <Sheet data-pad style={{ maxInlineSize: "44rem" }}>
        <Details>
          <dt>{t("columnStatus")}</dt>
          <dd>
            <PersonStatus status={person.status} />
          </dd>
          <dt>{t("email")}</dt>
          <dd>
            <bdi>{person.email}</bdi>
          </dd>
          <dt>{t("phone")}</dt>
          <dd>
            <bdi>{person.phone ?? "–"}</bdi>
          </dd>
          <dt>{t("language")}</dt>
          <dd lang={language.code}>{language.name}</dd>
          <dt>{t("columnSince")}</dt>
          <dd>
            <time dateTime={person.at}>{person.since}</time>
          </dd>
          <dt>{t("lastSignIn")}</dt>
          <dd>{signedIn ? <time dateTime={signedIn.at}>{signedIn.text}</time> : t("notSignedIn")}</dd>
          {seen ? (
            <>
              <dt>{t("lastSeen")}</dt>
              <dd>
                <time dateTime={seen.at}>{seen.text}</time>
              </dd>
            </>
          ) : null}
          <dt>{t("divisions")}</dt>
          <dd>
            {person.divisions.length === 0 ? t(person.employee ? "noDivisions" : "allDivisions") : null}
            <ul>
              {person.divisions.map(division => (
                <li key={division.id}>
                  <Link to={`${paths.knowledge.divisions("user")}?division=${division.id}`}>
                    <bdi>{division.name}</bdi>
                  </Link>
                </li>
              ))}
            </ul>
          </dd>
        </Details>
      </Sheet>
    </>
  );
}
