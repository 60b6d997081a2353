import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { PersonStatus } from "~/ui/people/person-status";
import { Badge } from "~/ui/primitives/badge";
import { ButtonLink } from "~/ui/primitives/button";
import { DescriptionList } from "~/ui/primitives/description-list";
import { Link } from "~/ui/primitives/link";
import { LongName } from "~/ui/primitives/long-name";
import { Sheet } from "~/ui/primitives/sheet";
import { When } from "~/ui/primitives/when";
import type { ShownPerson } from "./shown-person";

/** A person's details. */
export function PersonFacts({
  person,
  conversations,
  twoFactor,
}: {
  person: ShownPerson;
  conversations: number;
  twoFactor: boolean;
}) {
  const { t } = useTranslation("people");
  return (
    <Sheet data-pad className="stack" aria-labelledby="facts">
      <h2 id="facts">{t("facts")}</h2>
      <DescriptionList
        lines={[
          {
            name: t("column.status"),
            value: <PersonStatus status={person.status} undelivered={person.undelivered} />,
          },
          { name: t("field.role"), value: person.role && <bdi>{person.role}</bdi> },
          { name: t("field.email"), value: <LongName name={person.email} /> },
          { name: t("field.newEmail"), value: person.newEmail && <LongName name={person.newEmail} /> },
          { name: t("field.phone"), value: <bdi dir="ltr">{person.phone ?? "–"}</bdi> },
          {
            name: t("field.language"),
            value: <span lang={person.language.code}>{person.language.name}</span>,
          },
          { name: t("field.country"), value: person.country },
          { name: t("twoFactor.fact"), value: t(twoFactor ? "twoFactor.on" : "twoFactor.off") },
          { name: t("column.since"), value: <When at={person.at}>{person.since}</When> },
          { name: t("conversations"), value: person.kind === "public-user" ? conversations : null },
        ]}
      />
    </Sheet>
  );
}

/** The content of a data manager's company, as counts only. */
export function CompanyFacts({
  person,
  company,
  sells,
  mayStartPlan,
  readsInvoices,
}: {
  person: ShownPerson;
  company: {
    divisions: number;
    files: number;
    employees: number;
    space: string;
    until: string | null;
    customerNumber: string;
    pastDue: boolean;
    keySaved: boolean;
  };
  sells: boolean;
  mayStartPlan: boolean;
  readsInvoices: boolean;
}) {
  const { t } = useTranslation("people");
  const plan = t(`plan.${person.plan ?? "none"}`);
  const until = person.plan && company.until ? ` · ${t("planUntil", { date: company.until })}` : "";
  return (
    <Sheet data-pad className="stack" aria-labelledby="company">
      <h2 id="company">
        <bdi>{person.company}</bdi>
      </h2>
      <DescriptionList
        lines={[
          {
            name: t("column.plan"),
            value: sells ? (
              <>
                {plan + until}
                {company.pastDue ? (
                  <span style={{ display: "block" }}>
                    <Badge tone="err">{t("planPastDue")}</Badge>
                  </span>
                ) : null}
              </>
            ) : null,
          },
          { name: t("divisions"), value: company.divisions },
          {
            name: t("files"),
            value: (
              <>
                {company.files} · <bdi>{company.space}</bdi>
              </>
            ),
          },
          { name: t("employeesCount"), value: company.employees },
          { name: t("field.mistralKey"), value: t(company.keySaved ? "keyIsSaved" : "keyIsNone") },
        ]}
      />
      {sells && readsInvoices ? (
        <p>
          <Link to={paths.invoices.ofCustomer(company.customerNumber)}>{t("invoices")}</Link>
        </p>
      ) : null}
      {sells && mayStartPlan ? (
        <p>
          <ButtonLink to={paths.invoices.grantPlan(person.id)}>{t("startPlan.start")}</ButtonLink>
        </p>
      ) : null}
    </Sheet>
  );
}
