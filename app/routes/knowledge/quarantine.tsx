import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { Download } from "lucide-react";
import { lazy } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ReleaseFields } from "~/contract/findings";
import { formatTime } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { callOptions, refuseError, refuseFields } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { RadioGroup } from "~/ui/form/choices";
import { ErrorSummary } from "~/ui/form/error-summary";
import { ExpectedVersion } from "~/ui/form/expected-version";
import { readRefusal } from "~/ui/form/read-refusal";
import { RequestId } from "~/ui/form/request-id";
import { Submit } from "~/ui/form/submit";
import { FindingList } from "~/ui/knowledge/finding-list";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { ConfirmLink } from "~/ui/primitives/confirm-link";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

const DeleteFileQuestion = lazy(() => import("~/ui/knowledge/delete-file"));

import { listPlace } from "./list-place";

export const handle = { namespaces: ["quarantine", "divisions", "messages"] };

/** The findings that quarantine a file, and the decision about them. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!ability.can("update", "File")) throw notFound();
  const { findings, kind, releasedAt, ...file } = await or404(api.findings.list({ id: params.id ?? "" }));
  const translate = textsFor(context.language);
  const reader = { language: context.language, timeZone: user.timeZone };
  return {
    ...file,
    releasedAt: releasedAt && formatTime(releasedAt, reader),
    title: file.name,
    waits: file.status === "quarantined",
    places: findings.map(({ ordinal, number, ...place }) => ({
      ...place,
      page: translate(kind === "pdf" ? "quarantine:page" : "quarantine:section", {
        number: number ?? ordinal + 1,
      }),
    })),
    mayDelete: ability.can("delete", "File"),
    back: listPlace(
      context,
      user,
      paths.knowledge.divisions(user.access, { division: file.divisionId }),
      file.id,
    ),
  };
}

export async function action({ params, request, context }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: ReleaseFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const options = callOptions(form);
    const { name } = await or404(api.findings.release({ ...submission.value, id: params.id ?? "" }, options));
    flash(context, { kind: "done", key: "quarantine:done", values: { name: isolate(name.slice(0, 200)) } });
    return redirect(listPlace(context, user, paths.knowledge.divisions(user.access), params.id));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";

const Root = styled.div`
  display: grid; gap: var(--s6); max-inline-size: 52rem;
  h2 { margin-block-end: var(--s3); }
`;

export default function QuarantinePage() {
  const { t } = useTranslation(["quarantine", "messages", "divisions"]);
  const file = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  // Where this page was opened from.
  const { search } = useLocation();
  return (
    <>
      <PageHead
        title={file.title}
        actions={
          <ButtonLink to={paths.knowledge.download(file.id)} reloadDocument download>
            <Download size={18} aria-hidden />
            {t("original")}
          </ButtonLink>
        }
      >
        {t("inDivision", { name: isolate(file.divisionName) })}
      </PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Root>
        {file.waits ? <Alert tone="warn">{t("why")}</Alert> : <Decided file={file} />}
        {file.places.length > 0 ? (
          <section aria-labelledby="findings">
            <h2 id="findings">{t("places", { count: file.places.length })}</h2>
            {file.places.length === maxFindings ? (
              <p className="small muted">{t("first", { count: maxFindings })}</p>
            ) : null}
            <FindingList places={file.places} />
          </section>
        ) : (
          <Sheet>
            <EmptyState title={t("none")} action={<ButtonLink to={file.back}>{t("back")}</ButtonLink>}>
              {t("noneText")}
            </EmptyState>
          </Sheet>
        )}
        {file.waits ? (
          <Sheet data-pad>
            <Form method="post" noValidate className="stack" data-gap="5">
              <RadioGroup
                name="places"
                legend={t("decision")}
                chosen={refusal.value("places", "without")}
                errors={refusal.errors("places")}
                choices={[
                  { value: "without", label: t("without"), sub: t("withoutSub") },
                  { value: "all", label: t("all"), sub: t("allSub") },
                ]}
              />
              <RequestId form={`release-${file.id}`} />
              <ExpectedVersion version={file.version} refusal={refusal} />
              <div className="row">
                <Submit busy={t("busy")}>{t("release")}</Submit>
                {file.mayDelete ? (
                  <ConfirmLink
                    button
                    to={paths.knowledge.deleteFile(file.id) + search}
                    question={DeleteFileQuestion}
                  >
                    {t("delete")}
                  </ConfirmLink>
                ) : null}
              </div>
            </Form>
          </Sheet>
        ) : null}
      </Root>
    </>
  );
}

/** The maximum number of findings that a reading stores. */
const maxFindings = 200;

type Shown = Awaited<ReturnType<typeof loader>>;

/** The decision with its author and time. */
function Decided({ file }: { file: Shown }) {
  const { t } = useTranslation("quarantine");
  if (!file.released) return null;
  const time = file.releasedAt ?? "";
  return (
    <Alert tone="info">
      {t(`released.${file.released}`)}{" "}
      {file.releasedBy
        ? t("releasedBy", { name: isolate(file.releasedBy), time })
        : t("releasedAt", { time })}
    </Alert>
  );
}
