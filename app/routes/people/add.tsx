import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NewPersonFields } from "~/contract/people-fields";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { callingCodes } from "~/routes/employees/show-employee";
import { flash } from "~/session/flash";
import { keyOptions, refuseError, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { PersonFormFields } from "~/ui/people/person-fields";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { kindIn } from "./people-query";
import { breadcrumbsToPerson, countryList, rolesToGive } from "./show-person";

export const handle = { namespaces: ["people", "employees", "messages", "forms", "phone"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("create", "User")) throw notFound();
  const kind = kindIn(context.url.searchParams);
  const [{ country }, roles] = await Promise.all([
    api.account.read(),
    kind === "staff" ? rolesToGive(context) : [],
  ]);
  const t = textsFor(context.language);
  const title = t(`people:add.title.${kind}`);
  return {
    title,
    breadcrumbs: breadcrumbsToPerson(context, kind),
    kind,
    roles,
    country,
    language: user.language,
    countries: countryList(context),
    callingCodes: callingCodes(context, country),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const kind = kindIn(context.url.searchParams);
  const form = await request.formData();
  form.set("kind", kind);
  const submission = parseForm(form, { schema: NewPersonFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const { id } = await api.people.add(submission.value, keyOptions(form));
    const key = kind === "data-manager" ? "messages:dataManager.added" : "messages:user.added";
    flash(context, { kind: "done", key });
    return redirect(paths.people.view(kind, id));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export default function AddPerson() {
  const { t } = useTranslation(["people", "employees", "messages", "shell"]);
  const { title, kind, country, language, ...lists } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  const nobody = { firstName: "", lastName: "", email: "", phone: "", roleId: "" };
  return (
    <>
      <PageHead title={title}>{t("employees:addIntro")}</PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad style={{ maxInlineSize: "44rem" }}>
        <Form method="post" action={paths.people.add(kind)} noValidate className="stack" data-gap="6">
          <PersonFormFields
            kind={kind}
            person={{ ...nobody, country, phoneCountry: country, language }}
            roles={lists.roles}
            countries={lists.countries}
            callingCodes={lists.callingCodes}
            refusal={refusal}
            emailHint={t("employees:emailHint")}
            added
          />
          <p className="small muted">{t(`add.note.${kind}`)}</p>
          <UnsavedGuard />
          <RequestId form="person" />
          <div className="row">
            <Submit busy={t("employees:inviting")}>{t("employees:sendInvitation")}</Submit>
            <ButtonLink to={paths.people.list(kind)}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </>
  );
}
