import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { GrantFields } from "~/contract/people-fields";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { keyOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ReasonForm } from "~/ui/billing/reason-form";
import { DateField } from "~/ui/form/date-field";
import { readRefusal } from "~/ui/form/read-refusal";
import { PageHead } from "~/ui/primitives/page-head";
import { breadcrumbsToPerson } from "./show-person";

export const handle = { namespaces: ["people", "invoices", "messages", "forms"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("update", "Invoice")) throw notFound();
  const person = await or404(api.people.read({ id: params.id ?? "" }));
  if (!person.company) throw notFound();
  return {
    breadcrumbs: breadcrumbsToPerson(context, person.kind, person),
    id: person.id,
    company: person.company.name,
    back: paths.people.view(person.kind, person.id),
  };
}

/** Starts a plan for the person's company. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: GrantFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const id = params.id ?? "";
  try {
    const options = keyOptions(form);
    const { name } = await or404(api.people.startPlan({ ...submission.value, id }, options));
    flash(context, { kind: "done", key: "people:startPlan.done", values: { name: isolate(name) } });
    return redirect(paths.people.view("data-manager", id));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export default function StartPlan() {
  const { t } = useTranslation("people");
  const root = useRouteLoaderData("root") as RootData;
  const { id, company, back } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  return (
    <>
      <PageHead title={root.title} />
      <ReasonForm
        name={`start-plan-${id}`}
        text={t("startPlan.text", { name: isolate(company) })}
        hint={t("startPlan.hint")}
        confirm={t("startPlan.start")}
        back={back}
        refusal={refusal}
      >
        <DateField
          name="until"
          label={t("startPlan.until")}
          required
          value={refusal.value("until")}
          errors={refusal.errors("until")}
        />
      </ReasonForm>
    </>
  );
}
