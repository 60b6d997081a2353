import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { SelectField } from "~/ui/form/field";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { losesOf } from "./loses-of";

export const handle = { namespaces: ["tags", "messages"] };

const Fields = z.object({ intoId: z.uuid("field.required") });

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("delete", "Tag")) throw notFound();
  const { id, name, version, ...tag } = await or404(api.tags.read({ id: params.id ?? "" }));
  const first = await api.tags.list({ size: 100 });
  const second = first.total > 100 ? (await api.tags.list({ size: 100, page: 2 })).rows : [];
  const others = [...first.rows, ...second].filter(other => other.id !== id);
  return {
    name,
    loses: losesOf(context, tag),
    version,
    others: others.map(other => ({ id: other.id, name: other.name })),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: Fields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const options = callOptions(form);
    const { name } = await api.tags.merge({ ...submission.value, id: params.id ?? "" }, options);
    flash(context, { kind: "done", key: "tags:merged", values: { name: isolate(name) } });
    return redirect(paths.tags.list());
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

export default function MergeTag() {
  const { t } = useTranslation(["tags", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { name, loses, version, others } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  if (others.length === 0)
    return (
      <>
        <PageHead title={root.title} />
        <Sheet>
          <EmptyState
            title={t("mergeAlone")}
            action={<ButtonLink to={paths.tags.list()}>{t("showAll")}</ButtonLink>}
          />
        </Sheet>
      </>
    );
  return (
    <>
      <PageHead title={root.title}>{t("mergeIntro", { name: isolate(name) })}</PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Sheet data-pad style={{ maxInlineSize: "36rem" }}>
        <Form method="post" noValidate className="stack" data-gap="5">
          {loses ? <p>{loses}</p> : null}
          <p>{t("othersChats")}</p>
          <SelectField
            name="intoId"
            label={t("mergeInto")}
            errors={refusal.errors("intoId")}
            defaultValue={refusal.value("intoId")}
          >
            {/* A merger cannot be undone, so no tag is chosen unasked. */}
            <option value="">{t("mergeChoose")}</option>
            {others.map(other => (
              <option key={other.id} value={other.id}>
                {other.name}
              </option>
            ))}
          </SelectField>
          <RequestId form="merge-tag" />
          <ExpectedVersion version={version} refusal={refusal} />
          <div className="row">
            <Submit busy={t("merging")}>{t("merge")}</Submit>
            <ButtonLink to={paths.tags.list()}>{t("shell:cancel")}</ButtonLink>
          </div>
        </Form>
      </Sheet>
    </>
  );
}
