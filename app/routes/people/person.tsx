import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import { formatBytes, formatLastDay, formatTime } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { actionName } from "~/i18n/server";
import { paths } from "~/paths";
import { shownSessions } from "~/routes/account/shown-sessions";
import { flash } from "~/session/flash";
import { callOptions } from "~/session/form";
import { wantedPath } from "~/session/guard";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { useFromList } from "~/ui/list/use-from-list";
import { ActivityTable } from "~/ui/operations/activity-table";
import { AccessBox } from "~/ui/people/access-box";
import { CompanyFacts, PersonFacts } from "~/ui/people/person-facts";
import { PersonHead } from "~/ui/people/person-head";
import { SignedInAt } from "~/ui/people/signed-in-at";
import { UndeliveredInvitation } from "~/ui/people/undelivered-invitation";
import { Sheet } from "~/ui/primitives/sheet";
import { type NamedPerson, nameOf } from "./name-of";
import { kindOfPage } from "./people-query";
import { personShower } from "./show-person";
import { shownUndelivered } from "./shown-undelivered";

export const handle = { namespaces: ["people", "account", "employees", "activity"] };

const latest = 10;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const found = await or404(api.people.read({ id: params.id ?? "" }));
  if (found.kind !== kindOfPage(context.page)) throw notFound();
  const person = personShower(context, user)(found);
  const reader = { language: context.language, timeZone: user.timeZone };
  const log = ability.can("read", "Activity")
    ? await api.activities.list({ userId: found.id, size: latest })
    : null;
  const company = found.companyDetails;
  return {
    title: person.name,
    person,
    reason: found.suspendedReason,
    undelivered: shownUndelivered(context, user, found),
    twoFactor: found.twoFactor,
    conversations: found.conversations,
    sessions: shownSessions(context, user, found.sessions),
    company: company && {
      divisions: company.divisions,
      files: company.files,
      employees: company.employees,
      space: formatBytes(company.bytes, context.language),
      until: company.planUntil && formatLastDay(company.planUntil, reader),
      customerNumber: company.customerNumber,
      pastDue: company.pastDue,
      keySaved: company.mistralKeySaved,
    },
    activities:
      log?.rows.map((row, at) => ({
        id: row.id,
        action: row.action,
        name: actionName(context.language, row.action),
        endpoint: row.endpoint,
        code: row.code,
        index: at + 1,
        at: row.at.toISOString(),
        time: formatTime(row.at, reader),
      })) ?? null,
    mayChange: ability.can("update", "User") && found.within,
    mayRemove: ability.can("delete", "User") && found.within,
    sells: context.build.mode === "lotse",
    mayStartPlan: ability.can("update", "Invoice"),
    readsInvoices: ability.can("read", "Invoice"),
  };
}

const doneKeys = {
  reinstate: "employees:reinstated",
  invite: "employees:invited",
  sendReset: "people:resetSent",
} as const;

/** Performs the action of a button. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const intent = String(form.get("intent"));
  const options = callOptions(form);
  try {
    if (intent === "end" || intent === "end-all") {
      const sessionId = intent === "end" ? String(form.get("session")) : undefined;
      const { ended } = await or404(api.people.endSessions({ id, sessionId }, options));
      flash(context, { kind: "done", key: "people:signedOut", values: { count: ended } });
    } else if (intent === "reinstate" || intent === "invite" || intent === "sendReset") {
      const done = await or404<NamedPerson>(api.people[intent]({ id }, options));
      flash(context, { kind: "done", key: doneKeys[intent], values: { name: isolate(nameOf(done)) } });
    } else throw notFound();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    flash(context, { kind: "problem", key: `errors:${error.code}` });
  }
  return redirect(wantedPath(context.url));
}

export default function Person() {
  const { t } = useTranslation("people");
  const { person, company, activities, ...data } = useLoaderData<typeof loader>();
  const from = useFromList(paths.people.list(person.kind));
  return (
    <>
      <PersonHead person={person} editTo={data.mayChange ? from(paths.people.edit(person.id)) : undefined}>
        {person.self ? t("you") : (person.role ?? person.company ?? t("kind.public-user"))}
      </PersonHead>
      <div className="stack" data-gap="6" style={{ maxInlineSize: "52rem" }}>
        {data.undelivered ? (
          <UndeliveredInvitation invitation={data.undelivered} mayChange={data.mayChange} />
        ) : null}
        <PersonFacts person={person} conversations={data.conversations} twoFactor={data.twoFactor} />
        {company ? (
          <CompanyFacts
            person={person}
            company={company}
            sells={data.sells}
            mayStartPlan={data.mayStartPlan}
            readsInvoices={data.readsInvoices}
          />
        ) : null}
        <AccessBox
          person={person}
          reason={data.reason}
          twoFactor={data.twoFactor}
          mayChange={data.mayChange}
          mayRemove={data.mayRemove}
        />
        <SignedInAt sessions={data.sessions} mayChange={data.mayChange} />
        {activities ? (
          <Sheet aria-labelledby="activities">
            <h2 id="activities" style={{ padding: "1.25rem 1.25rem 0.5rem" }}>
              {t("activities")}
            </h2>
            {activities.length > 0 ? (
              <>
                <ActivityTable rows={activities} caption={t("activities")} />
                <p className="small" style={{ padding: "0.75rem 1.25rem" }}>
                  <Link to={paths.admin.activityLog({ search: person.name })}>{t("allActivities")}</Link>
                </p>
              </>
            ) : (
              <p className="muted" style={{ padding: "0 1.25rem 1.25rem" }}>
                {t("noActivities")}
              </p>
            )}
          </Sheet>
        ) : null}
      </div>
    </>
  );
}
