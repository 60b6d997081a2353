import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { FilesFields, type FilesInput } from "~/contract/file-fields";
import type { KnowledgeFile } from "~/contract/files";
import { isolate } from "~/i18n/isolate";
import { pageTitle, textsFor } from "~/i18n/server";
import { forEachChosen } from "~/routes/list/chosen";
import { flash, flashCounts } from "~/session/flash";
import { itemKey, refuseFields, requestKey } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { TagBoxes } from "~/ui/feedback/tag-form";
import { Check } from "~/ui/form/check";
import { DateField } from "~/ui/form/date-field";
import { ErrorSummary } from "~/ui/form/error-summary";
import { SelectField } from "~/ui/form/field";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { AffectedFiles } from "~/ui/knowledge/affected-files";
import { NoFilesChosen } from "~/ui/knowledge/no-files-chosen";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { chosenFiles } from "./chosen-files";
import { makeOffer } from "./make-offer";
import { fileShower } from "./show-file";

export const handle = { namespaces: ["divisions", "messages", "forms", "tagging"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("update", "File")) throw notFound();
  const [{ files, back }, offer, tags] = await Promise.all([
    chosenFiles(context),
    makeOffer(context, ""),
    api.tags.choices({}),
  ]);
  return {
    title: pageTitle(context.language, context.page),
    files: files.map(fileShower(context, user)),
    divisions: offer.divisions,
    tags,
    back,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: FilesFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const { divisionId, validUntil, unlimited, tagIds } = submission.value;
  if (!divisionId && !validUntil && !unlimited && tagIds.length === 0)
    return refuseFields(context, submission, textsFor(context.language)("divisions:bulk.nothing"));
  const { ids, files, back } = await chosenFiles(context);
  if (ids.length === 0) {
    flash(context, { kind: "problem", key: "divisions:bulk.none" });
    return redirect(back);
  }
  const key = requestKey(form);
  let division = "";
  const { count } = await forEachChosen(files, async file => {
    division = (await changeOne(context, file, submission.value, key)) ?? "";
  });
  const all = divisionId ? "divisions:bulk.moved" : "divisions:bulk.changed";
  // Deleted meanwhile is not changed either.
  const values = { count, left: ids.length - count, division: isolate(division) };
  flashCounts(context, { all, some: "divisions:bulk.some" }, values);
  return redirect(back);
}

/** Returns the name of the division that the file is in then; undefined if only its tags were changed. */
async function changeOne(
  { api }: AppLoadContext,
  { id, name, version, divisionId, owner, validUntil, tags }: KnowledgeFile,
  change: FilesInput,
  key: string | undefined,
): Promise<string | undefined> {
  const options = (part: string) => ({ key: itemKey(key, id, part) });
  if (change.tagIds.length > 0) {
    const tagIds = [...new Set([...tags.map(tag => tag.id), ...change.tagIds])];
    await api.files.setTags({ id, tagIds }, { context: options("tags") });
  }
  if (!change.divisionId && !change.validUntil && !change.unlimited) return undefined;
  const fields = {
    name,
    divisionId: change.divisionId ?? divisionId,
    ownerId: owner?.id ?? null,
    validUntil: change.unlimited ? null : (change.validUntil ?? validUntil),
  };
  const changed = await api.files.change({ id, ...fields }, { context: { ...options("fields"), version } });
  return changed.divisionName;
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function EditFiles() {
  const { t } = useTranslation(["divisions", "messages", "shell", "tagging"]);
  const { title, files, divisions, tags, back } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  const { problems, errors, value, values } = refusal;
  if (files.length === 0)
    return (
      <>
        <PageHead title={title} />
        <NoFilesChosen back={back} />
      </>
    );
  return (
    <>
      <PageHead title={title}>{t("bulk.intro", { count: files.length })}</PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <Sheet data-pad style={{ maxInlineSize: "36rem" }}>
        <Form method="post" noValidate className="stack" data-gap="5">
          <AffectedFiles files={files.slice(0, 10)} more={Math.max(0, files.length - 10)} />
          <SelectField
            name="divisionId"
            label={t("new.division")}
            errors={errors("divisionId")}
            defaultValue={value("divisionId", "")}
            hint={t("bulk.divisionHint")}
          >
            <option value="">{t("bulk.keep")}</option>
            {divisions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <DateField
            name="validUntil"
            label={t("file.validUntil")}
            errors={errors("validUntil")}
            value={value("validUntil", "")}
            hint={t("bulk.validUntilHint")}
          />
          <Check name="unlimited" label={t("bulk.unlimited")} defaultChecked={value("unlimited") === "on"} />
          {tags.length > 0 ? (
            <TagBoxes
              choices={tags}
              chosen={tags.filter(({ id }) => values("tagIds").includes(id))}
              hint={t("bulk.tagsHint")}
            />
          ) : null}
          <RequestId form="files" />
          <div className="row">
            <Submit busy={t("saving")}>{t("shell:save")}</Submit>
            <ButtonLink to={back}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </>
  );
}
