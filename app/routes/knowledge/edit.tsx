import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DivisionFields } from "~/contract/division-fields";
import { expiredFileRules } from "~/contract/expired-file-rules";
import { isolate } from "~/i18n/isolate";
import { pageTitle, recordTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { checkDeleted } from "~/session/check-deleted";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { RadioGroup } from "~/ui/form/choices";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { TextArea, TextField } from "~/ui/form/field";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { hintOf } from "~/ui/form/saved-meanwhile";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["divisions", "messages", "forms"] };

/** @throws 404 also while it is being deleted */
async function readOpen({ api }: AppLoadContext, id: string) {
  const division = await or404(api.divisions.read({ id }));
  if (division.status !== "open") throw notFound();
  return division;
}

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  if (!ability.can("update", "Division")) throw notFound();
  const { id, name, description, notes, expiredFiles, version } = await readOpen(context, params.id ?? "");
  return {
    title: recordTitle(context.language, context.page, name),
    division: { id, name, description, notes, expiredFiles, version },
    back: `${paths.knowledge.divisions(user.access)}#${id}`,
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const submission = parseForm(form, { schema: DivisionFields });
  const list = paths.knowledge.divisions(user.access);
  const unlessDeleted = () =>
    checkDeleted(context, readOpen(context, id), {
      form,
      kept: ["name", "description", "notes"],
      back: { to: list, text: pageTitle(context.language, { id: "mistralai.chatDivisions" }) },
    });
  if (submission.status !== "success") {
    await unlessDeleted();
    return refuseFields(context, submission);
  }
  try {
    const options = callOptions(form);
    const { name } = await api.divisions.change({ ...submission.value, id }, options);
    flash(context, { kind: "done", key: "divisions:saved", values: { name: isolate(name) } });
    // The list of all may show it on a later page.
    return redirect(paths.knowledge.divisions(user.access, { division: id }));
  } catch (error) {
    await unlessDeleted();
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function EditDivision() {
  const { t } = useTranslation(["divisions", "messages", "shell"]);
  const { title, division, back } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  const { problems, errors, value } = refusal;
  const field = (name: "name" | "description" | "notes") => {
    const hint = name === "name" ? undefined : t(`${name}Hint`);
    return {
      name,
      label: t(name),
      errors: errors(name),
      defaultValue: value(name, division[name]),
      hint: hintOf(refusal, name, division[name], { hint }),
    };
  };
  return (
    <>
      <PageHead title={title} />
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <Sheet data-pad style={{ maxInlineSize: "36rem" }}>
        <Form method="post" noValidate className="stack" data-gap="5">
          <TextField {...field("name")} maxLength={120} required autoComplete="off" />
          <TextArea {...field("description")} maxLength={500} />
          <TextArea {...field("notes")} maxLength={2000} rows={5} />
          <RadioGroup
            name="expiredFiles"
            legend={t("expiredFiles")}
            hint={t("expiredFiles.hint")}
            errors={errors("expiredFiles")}
            chosen={value("expiredFiles", division.expiredFiles)}
            choices={expiredFileRules.map(rule => ({ value: rule, label: t(`expiredFiles.${rule}`) }))}
          />
          <p className="small">
            <Link to={paths.knowledge.members(division.id)}>{t("manageMembers")}</Link>
          </p>
          <UnsavedGuard />
          <RequestId form="edit" />
          <ExpectedVersion version={division.version} refusal={refusal} />
          <div className="row">
            <Submit busy={t("saving")}>{t("shell:save")}</Submit>
            <ButtonLink to={back}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </>
  );
}
