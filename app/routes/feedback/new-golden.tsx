import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import { goldenLength } from "~/contract/golden-length";
import { GoldenQuestionFields } from "~/contract/golden-question-fields";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { describeRefusal, keyOptions, refuseError, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import { DivisionField } from "~/ui/feedback/division-field";
import { GoldenExpected } from "~/ui/feedback/golden-expected";
import { NoFeedback } from "~/ui/feedback/no-feedback";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/field";
import { readRefusal } from "~/ui/form/read-refusal";
import { Button, ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";
import { backFrom, fromChat } from "./from-chat";

export const handle = { namespaces: ["golden", "feedback", "messages", "forms"] };

const Asked = GoldenQuestionFields.omit({ sourceId: true });

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  const may = user.companyId !== null && user.access === "user" && ability.can("create", "File");
  if (!may || !ability.can("read", "Division")) return { state: "none" as const };
  const { searchParams } = context.url;
  const { rows } = await api.divisions.list({ size: 100 });
  const divisions = rows.filter(({ status, locked }) => status === "open" && !locked);
  const typed = {
    divisionId: divisions.find(({ id }) => id === searchParams.get("divisionId"))?.id ?? "",
    question: (searchParams.get("question") ?? "").slice(0, goldenLength),
  };
  // A link may propose a question; both are there once it was asked.
  const isPrefilled = searchParams.has("divisionId") && searchParams.has("question");
  const preview = isPrefilled ? await previewOf(context, typed) : undefined;
  return {
    state: "form" as const,
    back: backFrom(context.url, user, paths.feedback.golden.list()),
    // The form for the question is sent to the address without its parameters.
    from: Object.entries(fromChat(context.url) ?? {}),
    divisions: divisions.map(({ id, name }) => ({ id, name })),
    typed,
    preview,
  };
}

/** How the division answers the question today, or why that cannot be said. */
async function previewOf(
  context: LoaderFunctionArgs["context"],
  typed: { divisionId: string; question: string },
) {
  const parsed = Asked.safeParse(typed);
  const invalid = (fields: Record<string, string[]>) => ({
    refusal: { ...describeRefusal(context, new AppError("form_invalid", { fields })), values: {} },
  });
  if (!parsed.success)
    return invalid(
      Object.fromEntries(parsed.error.issues.map(({ path, message }) => [String(path[0]), [message]])),
    );
  try {
    return { answered: await context.api.goldenQuestions.preview(parsed.data) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refusal: { ...describeRefusal(context, error), values: {} } };
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: GoldenQuestionFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const { question } = await api.goldenQuestions.add(submission.value, keyOptions(form));
    flash(context, { kind: "done", key: "golden:added", values: { name: isolate(question) } });
    return redirect(backFrom(context.url, user, paths.feedback.golden.list()));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

/** Two steps: the question, and then what is expected of its answer. */
export default function NewGolden() {
  const { t } = useTranslation(["golden", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const sent = useActionData<typeof action>();
  if (data.state === "none") return <NoFeedback title={root.title} />;
  const { back, from, divisions, typed, preview } = data;
  const refusal = readRefusal(sent ?? (preview && "refusal" in preview ? preview.refusal : undefined), {
    question: t("shell:label", { name: t("columnQuestion") }),
  });
  if (divisions.length === 0)
    return (
      <>
        <PageHead title={root.title} />
        <Sheet>
          <EmptyState
            title={t("noDivision")}
            action={<ButtonLink to={paths.knowledge.new()}>{t("addDocuments")}</ButtonLink>}
          >
            {t("noDivisionText")}
          </EmptyState>
        </Sheet>
      </>
    );
  return (
    <>
      <PageHead title={root.title}>{t("newIntro")}</PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <div className="stack" data-gap="5" style={{ maxInlineSize: "44rem" }}>
        <Sheet data-pad>
          <Form method="get" noValidate className="stack" data-gap="5">
            {from.map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <DivisionField
              label={t("division")}
              choose={t("chooseDivision")}
              divisions={divisions}
              chosen={typed.divisionId ?? ""}
              errors={refusal.errors("divisionId")}
            />
            <TextField
              name="question"
              label={t("columnQuestion")}
              hint={t("questionHint")}
              required
              maxLength={goldenLength}
              autoComplete="off"
              errors={refusal.errors("question")}
              defaultValue={typed.question}
            />
            <div className="row">
              <Button kind={preview && "answered" in preview ? "plain" : "main"}>{t("ask")}</Button>
              <ButtonLink to={back}>{t("shell:cancel")}</ButtonLink>
            </div>
          </Form>
        </Sheet>
        {preview && "answered" in preview ? (
          <GoldenExpected
            key={`${typed.divisionId} ${typed.question}`}
            typed={typed}
            {...preview.answered}
            refusal={refusal}
          />
        ) : null}
      </div>
    </>
  );
}
