import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { InspectionFields } from "~/contract/inspection-fields";
import { inspectionHours } from "~/contract/inspection-limits";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { keyOptions, refuseError, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { DateField } from "~/ui/form/date-field";
import { ErrorSummary } from "~/ui/form/error-summary";
import { SelectField, TextArea, TextField } from "~/ui/form/field";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["inspections", "forms", "messages"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("update", "Company")) throw notFound();
  const [setting, people] = await Promise.all([api.inspections.setting(), api.inspections.people()]);
  return {
    approver: setting.on ? setting.approver?.name : undefined,
    on: setting.on,
    people: people.filter(({ id }) => id !== user.id && id !== setting.approver?.id),
    back: paths.inspections.list(user.access),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: InspectionFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const { id } = await api.inspections.request(submission.value, keyOptions(form));
    flash(context, { kind: "done", key: "inspections:requestSent" });
    return redirect(paths.inspections.open(user.access, id));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export default function NewInspection() {
  const { t } = useTranslation(["inspections", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { approver, on, people, back } = useLoaderData<typeof loader>();
  const { problems, errors, value } = readRefusal(useActionData<typeof action>());
  if (!approver)
    return (
      <div className="stack" style={{ maxInlineSize: "44rem" }}>
        <PageHead title={root.title} />
        <Alert tone="calm">{on ? t("isOnWithout") : t("isOff")}</Alert>
        <ButtonLink to={back}>{t("all")}</ButtonLink>
      </div>
    );
  return (
    <div style={{ maxInlineSize: "44rem" }}>
      <PageHead title={root.title}>{t("new.intro", { name: approver, hours: inspectionHours })}</PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <Sheet data-pad>
        <Form method="post" noValidate className="stack" data-gap="5">
          <RequestId form="inspection" />
          <SelectField
            name="personId"
            label={t("owner")}
            defaultValue={value("personId")}
            errors={errors("personId")}
          >
            <option value="">{t("choose")}</option>
            {people.map(person => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </SelectField>
          <DateField
            name="firstDay"
            label={t("from")}
            value={value("firstDay")}
            errors={errors("firstDay")}
            required
          />
          <DateField
            name="lastDay"
            label={t("until")}
            value={value("lastDay")}
            errors={errors("lastDay")}
            required
          />
          <TextField
            name="chat"
            label={t("chat")}
            hint={t("chatHint")}
            defaultValue={value("chat")}
            errors={errors("chat")}
            maxLength={500}
            autoComplete="off"
          />
          <TextArea
            name="reason"
            label={t("reason")}
            hint={t("reasonHint")}
            defaultValue={value("reason")}
            errors={errors("reason")}
            maxLength={1000}
            required
          />
          <Alert tone="calm">{t("new.told")}</Alert>
          <p className="row">
            <Submit busy={t("sending")}>{t("send")}</Submit>
            <ButtonLink kind="quiet" to={back}>
              {t("shell:cancel")}
            </ButtonLink>
          </p>
        </Form>
      </Sheet>
    </div>
  );
}
