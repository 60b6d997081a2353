import type { AppLoadContext } from "@remix-run/node";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import { ApprovedAnswerForm } from "~/contract/approved-answer-fields";
import { AppError } from "~/contract/errors";
import { dayIn, formatDate } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import { ApproveAgain } from "~/ui/feedback/approve-again";
import { ApprovedFieldset } from "~/ui/feedback/approved-fieldset";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { ButtonLink } from "~/ui/primitives/button";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { DescriptionList } from "~/ui/primitives/description-list";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

const EndApprovedQuestion = lazy(() => import("~/ui/feedback/end-approved"));
const DeleteApprovedQuestion = lazy(() => import("~/ui/feedback/delete-approved"));

export const handle = { namespaces: ["approved", "messages", "forms"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { user, ability } = requireSignedIn(context);
  const today = dayIn(new Date(), user.timeZone);
  const one = await readUnlessDeleted(context, params.id ?? "");
  if (!one) return { state: "deleted" as const, today };
  const { id, divisionId, divisionName, wordings, answer, validUntil, state, approvedBy, cited, version } =
    one;
  const reader = { language: context.language, timeZone: user.timeZone };
  return {
    id,
    divisionId,
    divisionName,
    wordings,
    answer,
    validUntil,
    state,
    approvedBy,
    cited,
    version,
    until: formatDate(validUntil, { ...reader, timeZone: "UTC" }),
    approvedAt: formatDate(one.approvedAt, reader),
    today,
    may: { change: ability.can("update", "File"), remove: ability.can("delete", "File") },
  };
}

const isDeleted = (error: unknown) => error instanceof AppError && error.code === "not_found";

/** Undefined once it is deleted, if the form of this request was refused: what was written becomes another answer. @throws 404 */
async function readUnlessDeleted({ api, refused }: AppLoadContext, id: string) {
  try {
    return await api.approvedAnswers.read({ id });
  } catch (error) {
    if (refused && isDeleted(error)) return undefined;
    return or404(Promise.reject(error));
  }
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: ApprovedAnswerForm.omit({ divisionId: true }) });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const options = callOptions(form);
    const changed = { ...submission.value, id: params.id ?? "" };
    const { wordings } = await api.approvedAnswers.change(changed, options);
    flash(context, { kind: "done", key: "approved:saved", values: { name: isolate(wordings[0]!) } });
    return redirect(paths.feedback.approved.list());
  } catch (error) {
    if (isDeleted(error) && ability.can("create", "File")) {
      const problem = textsFor(context.language)("approved:deletedMeanwhile");
      const refused = await refuseFields(context, submission, problem);
      return { ...refused, data: { ...refused.data, deleted: true } };
    }
    return or404(Promise.reject(error)).catch(other => refuseError(context, submission, other));
  }
}

export { notAfterRefusal as shouldRevalidate } from "~/ui/form/revalidation";

export default function Approved() {
  const { t } = useTranslation(["approved", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const one = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const refusal = readRefusal(refused);
  const to = paths.feedback.approved;
  if (one.state === "deleted" || (refused && "deleted" in refused))
    return (
      <>
        <PageHead title={root.title} />
        <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
        <ApproveAgain refusal={refusal} today={one.today} />
      </>
    );
  return (
    <>
      <PageHead
        title={root.title}
        actions={
          <>
            {one.may.change && one.state === "valid" ? (
              <ConfirmLink to={to.end(one.id)} question={EndApprovedQuestion} button>
                {t("end")}
              </ConfirmLink>
            ) : null}
            {one.may.remove ? (
              <ConfirmLink to={to.delete(one.id)} question={DeleteApprovedQuestion} button>
                {t("shell:delete")}
              </ConfirmLink>
            ) : null}
          </>
        }
      >
        <bdi>{one.wordings[0]}</bdi>
      </PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <div className="stack" data-gap="5" style={{ maxInlineSize: "44rem" }}>
        <Sheet data-pad>
          <DescriptionList
            lines={[
              { name: t("columnState"), value: t(`state.${one.state}`) },
              { name: t("division"), value: <bdi>{one.divisionName}</bdi> },
              { name: t("columnBy"), value: one.approvedBy ?? t("gone") },
              { name: t("columnAt"), value: one.approvedAt },
              { name: t("columnUntil"), value: one.until },
              { name: t("columnCited"), value: one.cited },
              ...(one.may.change
                ? []
                : [
                    { name: t("wordings"), value: one.wordings.join(" · ") },
                    { name: t("answer"), value: one.answer },
                  ]),
            ]}
          />
        </Sheet>
        {one.may.change ? (
          <Sheet data-pad>
            <Form method="post" noValidate className="stack" data-gap="5">
              <ApprovedFieldset
                refusal={refusal}
                saved={{ ...one, wordings: one.wordings.join("\n") }}
                today={one.today}
                until={one.until}
              />
              <UnsavedGuard />
              <input type="hidden" name="divisionId" value={one.divisionId} />
              <RequestId form="edit-approved" />
              <ExpectedVersion version={one.version} refusal={refusal} />
              <div className="row">
                <Submit busy={t("adding")}>{t("save")}</Submit>
                <ButtonLink to={to.list()}>{t("shell:cancel")}</ButtonLink>
              </div>
            </Form>
          </Sheet>
        ) : null}
      </div>
    </>
  );
}
