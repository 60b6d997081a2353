import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { ChangePersonFields } from "~/contract/people-fields";
import { tooLong } from "~/contract/too-long";
import { isolate } from "~/i18n/isolate";
import { recordTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { callingCodes } from "~/routes/employees/show-employee";
import { withListPlace } from "~/routes/list/place-in-list";
import { checkDeleted } from "~/session/check-deleted";
import { flash } from "~/session/flash";
import { expectedVersion, refuseError, refuseFields, requestKey } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { useFromList } from "~/ui/list/use-from-list";
import { PersonFormFields } from "~/ui/people/person-fields";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { hiddenFields } from "./hidden-fields";
import { kindIn } from "./people-query";
import { breadcrumbsToPerson, countryList, countryNamer, rolesToGive } from "./show-person";

export const handle = { namespaces: ["people", "employees", "messages", "forms", "phone"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("update", "User")) throw notFound();
  const person = await or404(api.people.read({ id: params.id ?? "" }));
  if (!person.within) throw notFound();
  const { id, kind, firstName, lastName, email, phoneCountry, language, country, status, role, version } =
    person;
  return {
    breadcrumbs: breadcrumbsToPerson(context, kind, person),
    title: recordTitle(context.language, context.page, `${firstName} ${lastName}`),
    id,
    kind,
    status,
    version,
    person: {
      firstName,
      lastName,
      email,
      phone: person.phoneTyped,
      phoneCountry,
      language,
      country,
      roleId: role.id,
    },
    roles: kind === "staff" ? await rolesToGive(context, role.id) : [],
    keySaved: person.companyDetails?.mistralKeySaved,
    hidden: hiddenFields(ability),
    countries: countryList(context),
    countryName: countryNamer(context)(country),
    callingCodes: callingCodes(context, phoneCountry),
  };
}

/** The effect of a new address, by the person's status. */
const emailHints = {
  invited: "emailInvited",
  unverified: "emailUnverified",
  active: "emailTold",
  suspended: "emailSuspended",
} as const;

/** The form of a data manager also contains their company's key, which another endpoint saves after the person. */
const EditPersonForm = ChangePersonFields.extend({
  mistralKey: z.string().trim().max(1000, tooLong).default(""),
  forgetKey: z.boolean().default(false),
});

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const submission = parseForm(form, { schema: EditPersonForm });
  const unlessDeleted = () =>
    checkDeleted(context, api.people.read({ id }), {
      form,
      kept: ["firstName", "lastName", "email", "phone"],
      back: breadcrumbsToPerson(context, kindIn(form))[0],
    });
  if (submission.status !== "success") {
    await unlessDeleted();
    return refuseFields(context, submission);
  }
  const { mistralKey, forgetKey, ...fields } = submission.value;
  const key = requestKey(form);
  try {
    const change = api.people.change({ ...fields, id }, { context: { key, version: expectedVersion(form) } });
    const { kind, company, firstName, lastName, newEmail } = await change;
    if (kind === "data-manager" && company && (mistralKey || forgetKey))
      await api.provider.changeMistralKey(
        { id: company.id, key: mistralKey || null },
        { context: { key: key && `${key}.key` } },
      );
    const values = { name: isolate(`${firstName} ${lastName}`), email: isolate(newEmail ?? "") };
    flash(context, { kind: "done", key: newEmail ? "people:emailAsked" : "employees:saved", values });
    return redirect(withListPlace(context, paths.people.view(kind, id)));
  } catch (error) {
    await unlessDeleted();
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function EditPerson() {
  const { t } = useTranslation(["people", "employees", "messages", "shell"]);
  const { id, kind, status, version, person, ...data } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  const from = useFromList(paths.people.list(kind));
  return (
    <>
      <PageHead title={data.title} />
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad style={{ maxInlineSize: "44rem" }}>
        <Form method="post" noValidate className="stack" data-gap="6">
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
            hidden={data.hidden}
          />
          <UnsavedGuard />
          <RequestId form="person" />
          <input type="hidden" name="kind" value={kind} />
          <ExpectedVersion version={version} refusal={refusal} />
          <div className="row">
            <Submit busy={t("employees:saving")}>{t("shell:save")}</Submit>
            <ButtonLink to={from(paths.people.view(kind, id))}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </>
  );
}
