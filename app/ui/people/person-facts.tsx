import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { PersonStatus } from "~/ui/employees/person-status";
import { Sheet } from "~/ui/primitives/sheet";
import type { ShownPerson } from "./shown-person";

const Facts = styled(Sheet)`
  h2 { margin-block-end: var(--s4); }
  dl { display: grid; grid-template-columns: minmax(8rem, 12rem) minmax(0, 1fr); gap: var(--s3) var(--s6); font: 400 var(--t15) var(--font); }
  dt { color: var(--muted); }
  dd { overflow-wrap: anywhere; }
  @media (max-width: 639px) { dl { grid-template-columns: minmax(0, 1fr); gap: 0; } dd { margin-block-end: var(--s3); } }
`;

/** Who somebody is. */
export function PersonFacts({ person, conversations }: { person: ShownPerson; conversations: number }) {
  const { t } = useTranslation("people");
  return (
    <Facts data-pad aria-labelledby="facts">
      <h2 id="facts">{t("facts")}</h2>
      <dl>
        <dt>{t("column.status")}</dt>
        <dd>
          <PersonStatus status={person.status} />
        </dd>
        {person.role ? (
          <>
            <dt>{t("field.role")}</dt>
            <dd>
              <bdi>{person.role}</bdi>
            </dd>
          </>
        ) : null}
        <dt>{t("field.email")}</dt>
        <dd>
          <bdi>{person.email}</bdi>
        </dd>
        <dt>{t("field.phone")}</dt>
        <dd>
          <bdi dir="ltr">{person.phone ?? "–"}</bdi>
        </dd>
        <dt>{t("field.language")}</dt>
        <dd lang={person.language.code}>{person.language.name}</dd>
        <dt>{t("field.country")}</dt>
        <dd>{person.country}</dd>
        <dt>{t("column.since")}</dt>
        <dd>
          <time dateTime={person.at}>{person.since}</time>
        </dd>
        {person.kind === "public-user" ? (
          <>
            <dt>{t("conversations")}</dt>
            <dd>{conversations}</dd>
          </>
        ) : null}
      </dl>
    </Facts>
  );
}

/** What the company of a data manager has: counts, never contents. */
export function CompanyFacts({
  person,
  company,
  sells,
}: {
  person: ShownPerson;
  company: {
    divisions: number;
    files: number;
    employees: number;
    space: string;
    until: string | null;
    keySaved: boolean;
  };
  sells: boolean;
}) {
  const { t } = useTranslation("people");
  return (
    <Facts data-pad aria-labelledby="company">
      <h2 id="company">
        <bdi>{person.company}</bdi>
      </h2>
      <dl>
        {sells ? (
          <>
            <dt>{t("column.plan")}</dt>
            <dd>
              {t(`plan.${person.plan ?? "none"}`)}
              {person.plan && company.until ? <> · {t("planUntil", { date: company.until })}</> : null}
            </dd>
          </>
        ) : null}
        <dt>{t("divisions")}</dt>
        <dd>{company.divisions}</dd>
        <dt>{t("files")}</dt>
        <dd>
          {company.files} · <bdi>{company.space}</bdi>
        </dd>
        <dt>{t("employeesCount")}</dt>
        <dd>{company.employees}</dd>
        <dt>{t("field.mistralKey")}</dt>
        <dd>{t(company.keySaved ? "keyIsSaved" : "keyIsNone")}</dd>
      </dl>
    </Facts>
  );
}
