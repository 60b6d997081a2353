import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { Lock, LockOpen, Mail, ShieldOff, Trash2 } from "lucide-react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { ChangeEmployeeFields } from "~/contract/employee-fields";
import { AppError } from "~/contract/errors";
import { isolate } from "~/i18n/isolate";
import { recordTitle } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { hiddenFields } from "~/routes/people/hidden-fields";
import { type NamedPerson, nameOf } from "~/routes/people/name-of";
import { shownUndelivered } from "~/routes/people/shown-undelivered";
import { checkDeleted } from "~/session/check-deleted";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { wantedPath } from "~/session/guard";
import { mayBuy } from "~/session/may-buy";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { EmployeeFormFields } from "~/ui/employees/employee-form";
import { NoCompanyPage } from "~/ui/employees/no-company";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { useFromList } from "~/ui/list/use-from-list";
import { PersonStatus } from "~/ui/people/person-status";
import { UndeliveredInvitation } from "~/ui/people/undelivered-invitation";
import { ButtonLink } from "~/ui/primitives/button";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { employeesPlace } from "./employees-query";
import { callingCodes, employeeRoles, openDivisions } from "./show-employee";

export const handle = { namespaces: ["employees", "people", "messages", "forms", "phone"] };
const RemoveEmployeeQuestion = lazy(() => import("~/ui/employees/remove-employee"));
const RemoveTwoFactorQuestion = lazy(() => import("~/ui/people/remove-two-factor"));

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId) return { state: "no-company" as const };
  if (!ability.can("update", "User")) throw notFound();
  const [person, divisions] = await Promise.all([
    or404(api.employees.read({ id: params.id ?? "" })),
    openDivisions(context),
  ]);
  if (!person.employee) throw notFound();
  const roles = await employeeRoles(context, person.roleId);
  const { id, firstName, lastName, email, phoneCountry, language, status, locked, version } = person;
  return {
    state: "form" as const,
    title: recordTitle(context.language, context.page, `${firstName} ${lastName}`),
    id,
    status,
    locked,
    version,
    undelivered: shownUndelivered(context, user, person),
    twoFactor: person.twoFactor,
    joined: person.joined,
    purchase: mayBuy(context),
    person: {
      firstName,
      lastName,
      email,
      phoneCountry,
      language,
      phone: person.phoneTyped,
      roleId: person.roleId,
      divisionIds: person.divisions.map(division => division.id),
    },
    divisions,
    roles,
    callingCodes: callingCodes(context, phoneCountry),
    hidden: hiddenFields(ability),
    mayRemove: ability.can("delete", "User"),
    back: employeesPlace(context),
  };
}

const doneKeys = {
  suspend: "employees:suspended",
  reinstate: "employees:reinstated",
  invite: "employees:invited",
} as const;

/** Saves the form, or performs the action of one of the buttons below it. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const options = callOptions(form);
  const intent = form.get("intent");
  if (intent === "suspend" || intent === "reinstate" || intent === "invite") {
    try {
      const done = await or404<NamedPerson>(api.employees[intent]({ id }, options));
      flash(context, { kind: "done", key: doneKeys[intent], values: { name: isolate(nameOf(done)) } });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      flash(context, { kind: "problem", key: `errors:${error.code}` });
    }
    return redirect(wantedPath(context.url));
  }
  const submission = parseForm(form, { schema: ChangeEmployeeFields });
  const unlessDeleted = () =>
    checkDeleted(context, api.employees.read({ id }), {
      form,
      kept: ["firstName", "lastName", "email", "phone"],
    });
  if (submission.status !== "success") {
    await unlessDeleted();
    return refuseFields(context, submission);
  }
  try {
    const { firstName, lastName } = await api.employees.change({ ...submission.value, id }, options);
    const values = { name: isolate(`${firstName} ${lastName}`) };
    flash(context, { kind: "done", key: "employees:saved", values });
    return redirect(employeesPlace(context));
  } catch (error) {
    await unlessDeleted();
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function EditEmployee() {
  const { t } = useTranslation(["employees", "people", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  const from = useFromList(paths.employees.list());
  if (data.state === "no-company") return <NoCompanyPage title={root.title} />;
  const { id, person, status, locked, version } = data;
  const button = (intent: keyof typeof doneKeys, icon: React.ReactNode, busy: string) => (
    <Form method="post">
      <RequestId form={`${intent}-${version}`} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="intent" value={intent} />
      <Submit kind={intent === "suspend" ? "danger" : "plain"} busy={busy}>
        {icon}
        {t(`do.${intent}`)}
      </Submit>
    </Form>
  );
  return (
    <>
      <PageHead title={data.title}>
        <PersonStatus
          status={status}
          undelivered={data.undelivered?.reason ?? null}
          locked={locked}
          purchase={data.purchase}
        />
      </PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <div className="stack" style={{ maxInlineSize: "44rem" }}>
        {data.undelivered ? <UndeliveredInvitation invitation={data.undelivered} mayChange /> : null}
        <Sheet data-pad>
          <Form method="post" noValidate className="stack" data-gap="6">
            <EmployeeFormFields
              person={person}
              divisions={data.divisions}
              roles={data.roles}
              callingCodes={data.callingCodes}
              refusal={refusal}
              hidden={data.hidden}
              emailState={data.joined ? "fixed" : status === "suspended" ? "suspended" : "invited"}
            />
            <UnsavedGuard />
            <RequestId form="employee" />
            <ExpectedVersion version={version} refusal={refusal} />
            <div className="row">
              <Submit busy={t("saving")}>{t("shell:save")}</Submit>
              <ButtonLink to={data.back}>{t("shell:cancel")}</ButtonLink>
            </div>
          </Form>
        </Sheet>
        <Sheet data-pad className="stack">
          <h2>{t("access")}</h2>
          <p>{t(locked && status !== "suspended" ? "accessText.locked" : `accessText.${status}`)}</p>
          <div className="row">
            {status === "invited" ? button("invite", <Mail size={18} aria-hidden />, t("inviting")) : null}
            {status === "suspended"
              ? button("reinstate", <LockOpen size={18} aria-hidden />, t("saving"))
              : button("suspend", <Lock size={18} aria-hidden />, t("saving"))}
            {data.twoFactor ? (
              <ConfirmLink button to={paths.employees.removeTwoFactor(id)} question={RemoveTwoFactorQuestion}>
                <ShieldOff size={18} aria-hidden />
                {t("people:twoFactor.confirm")}
              </ConfirmLink>
            ) : null}
            {data.mayRemove ? (
              <ConfirmLink button to={from(paths.employees.remove(id))} question={RemoveEmployeeQuestion}>
                <Trash2 size={18} aria-hidden />
                {t("remove.link")}
              </ConfirmLink>
            ) : null}
          </div>
        </Sheet>
      </div>
    </>
  );
}
