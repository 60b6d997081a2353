import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ChangePersonFields } from "~/contract/people-fields";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { callingCodes } from "~/routes/employees/show-person";
import { enterSignedIn, notFound } from "~/session/enter";
import { flash } from "~/session/flash";
import { refuseError, refuseFields, requestKey, seenVersion } from "~/session/form";
import { orNotFound } from "~/session/or-not-found";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { SeenVersion } from "~/ui/form/seen-version";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { isolate } from "~/ui/knowledge/isolate";
import { PersonFormFields } from "~/ui/people/person-fields";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { countryList, countryNamer, rolesToGive, wayToPeople } from "./show-person";

export const handle = { namespaces: ["people", "employees", "messages", "forms", "phone"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, ability } = enterSignedIn(context);
  if (!ability.can("update", "User")) throw notFound();
  const person = await orNotFound(api.people.read({ id: params.id ?? "" }));
  if (!person.within) throw notFound();
  const { id, kind, firstName, lastName, email, phoneCountry, language, country, status, role, version } =
    person;
  return {
    way: wayToPeople(context, kind, person),
    ...{ id, kind, status, version },
    person: {
      ...{ firstName, lastName, email, phone: person.phoneTyped, phoneCountry, language, country },
      roleId: role.id,
    },
    roles: kind === "staff" ? await rolesToGive(context, role.id) : [],
    keySaved: person.companyDetails?.mistralKeySaved,
    countries: countryList(context),
    countryName: countryNamer(context)(country),
    callingCodes: callingCodes(context, phoneCountry),
  };
}

/** What becomes of another address, by who the person is now. */
const emailHints = {
  invited: "emailInvited",
  unverified: "emailUnverified",
  active: "emailTold",
  suspended: "emailSuspended",
} as const;

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api } = enterSignedIn(context);
  const { id, kind } = await orNotFound(api.people.read({ id: params.id ?? "" }));
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: ChangePersonFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const asked = { context: { key: requestKey(form), version: seenVersion(form) } };
  try {
    const { firstName, lastName, newEmail } = await api.people.change({ ...submission.value, id }, asked);
    const values = { name: isolate(`${firstName} ${lastName}`), email: isolate(newEmail ?? "") };
    flash(context, { kind: "done", key: newEmail ? "people:emailAsked" : "employees:saved", values });
    return redirect(paths.people.view(kind, id));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { alsoWhenOvertaken as shouldRevalidate } from "~/ui/form/ask-again";

export default function EditPerson() {
  const { t } = useTranslation(["people", "employees", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { id, kind, status, version, person, ...data } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <>
      <PageHead title={root.title}>
        <bdi>{name}</bdi>
      </PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad style={{ maxInlineSize: "44rem" }}>
        <Form method="post" noValidate className="stack" style={{ "--gap": "1.5rem" } as React.CSSProperties}>
          <PersonFormFields
            kind={kind}
            person={person}
            roles={data.roles}
            countries={data.countries}
            countryName={data.countryName}
            callingCodes={data.callingCodes}
            refusal={refusal}
            emailHint={t(emailHints[status])}
            keySaved={data.keySaved}
          />
          <UnsavedGuard />
          <RequestId form="person" />
          <SeenVersion version={version} refusal={refusal} />
          <div className="row">
            <Submit busy={t("employees:saving")}>{t("shell:save")}</Submit>
            <ButtonLink to={paths.people.view(kind, id)}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </>
  );
}
