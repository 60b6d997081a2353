import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FileFields } from "~/contract/file-fields";
import { isolate } from "~/i18n/isolate";
import { recordTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { DateField } from "~/ui/form/date-field";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { SelectField, TextField } from "~/ui/form/field";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { hintOf } from "~/ui/form/saved-meanwhile";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { listPlace } from "./list-place";
import { makeOffer } from "./make-offer";

export const handle = { namespaces: ["divisions", "messages", "forms"] };

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("update", "File")) throw notFound();
  const [file, offer] = await Promise.all([
    or404(api.files.read({ id: params.id ?? "" })),
    makeOffer(context, ""),
  ]);
  const { id, name, divisionId, divisionName, version, status, owner, validUntil, replaces } = file;
  const owners = await or404(api.files.owners({ id }));
  // A new version takes all of this but its name from the file whose place it takes.
  if (status === "deleting" || replaces) throw notFound();
  // The file's current division may be locked, but can be kept.
  const others = offer.divisions.filter(one => one.id !== divisionId);
  return {
    title: recordTitle(context.language, context.page, name),
    file: { id, name, divisionId, version, ownerId: owner?.id ?? "", validUntil: validUntil ?? "" },
    // An owner who has left the division is kept until another one is chosen.
    owners: owner && !owners.some(one => one.id === owner.id) ? [owner, ...owners] : owners,
    divisions: [{ id: divisionId, name: divisionName }, ...others],
    back: listPlace(context, user, `${paths.knowledge.divisions(user.access)}#${divisionId}`, id),
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const id = params.id ?? "";
  const form = await request.formData();
  const submission = parseForm(form, { schema: FileFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const options = callOptions(form);
    const before = await or404(api.files.read({ id }));
    const file = await api.files.change({ ...submission.value, id }, options);
    const values = { name: isolate(file.name), division: isolate(file.divisionName) };
    const key = file.divisionId === before.divisionId ? "divisions:file.saved" : "divisions:file.moved";
    flash(context, { kind: "done", key, values });
    const usual = `${paths.knowledge.divisions(user.access)}#${file.divisionId}`;
    return redirect(listPlace(context, user, usual, file.id));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function EditFile() {
  const { t } = useTranslation(["divisions", "messages", "shell"]);
  const { title, file, divisions, owners, back } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>(), {
    name: t("shell:label", { name: t("file.name") }),
  });
  const { problems, errors, value } = refusal;
  const division = divisions.find(({ id }) => id === file.divisionId)?.name;
  return (
    <>
      <PageHead title={title} />
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <Sheet data-pad style={{ maxInlineSize: "36rem" }}>
        <Form method="post" noValidate className="stack" data-gap="5">
          <TextField
            name="name"
            label={t("file.name")}
            errors={errors("name")}
            defaultValue={value("name", file.name)}
            hint={hintOf(refusal, "name", file.name, { hint: t("file.nameHint") })}
            maxLength={200}
            required
            autoComplete="off"
          />
          <SelectField
            name="divisionId"
            label={t("new.division")}
            errors={errors("divisionId")}
            defaultValue={value("divisionId", file.divisionId)}
            hint={hintOf(refusal, "divisionId", file.divisionId, {
              hint: t("file.divisionHint"),
              shown: division,
            })}
          >
            {divisions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            name="ownerId"
            label={t("file.owner")}
            errors={errors("ownerId")}
            defaultValue={value("ownerId", file.ownerId)}
            hint={hintOf(refusal, "ownerId", file.ownerId, {
              hint: t("file.ownerHint"),
              shown: owners.find(({ id }) => id === file.ownerId)?.name ?? "",
            })}
          >
            <option value="">{t("file.noOwner")}</option>
            {owners.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <DateField
            name="validUntil"
            label={t("file.validUntil")}
            errors={errors("validUntil")}
            value={value("validUntil", file.validUntil)}
            hint={hintOf(refusal, "validUntil", file.validUntil, { hint: t("file.validUntilHint") })}
          />
          <UnsavedGuard />
          <RequestId form={`file-${file.id}`} />
          <ExpectedVersion version={file.version} refusal={refusal} />
          <div className="row">
            <Submit busy={t("saving")}>{t("shell:save")}</Submit>
            <ButtonLink to={back}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </>
  );
}
