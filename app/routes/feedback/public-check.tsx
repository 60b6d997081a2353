import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { PublicFeedbackFields } from "~/contract/feedback-fields";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { keyOptions, refuseFields } from "~/session/form";
import { humanAnswerOf, refuseHumanCheck } from "~/session/human-check";
import { parseForm } from "~/session/parse-form";
import { requireAccess } from "~/session/require-access";
import { PublicCheck } from "~/ui/feedback/public-check";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { publicFormOf, viaOf } from "./public-form";

export const handle = { namespaces: ["feedback", "messages"] };

export async function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  return publicFormOf(context);
}

/** The form's values arrive by POST and stay in the page; with `intent` they are sent. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireAccess(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: PublicFeedbackFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  if (form.get("intent") !== "send")
    return data({ fields: {}, values: (submission.reply().initialValue ?? {}) as Record<string, string> });
  const code = context.url.searchParams.get("c")?.slice(0, 100);
  try {
    const options = keyOptions(form);
    await api.feedback.givePublic(
      {
        ...submission.value,
        code: code ?? "",
        via: viaOf(context.url) ?? "form",
        human: humanAnswerOf(form),
      },
      options,
    );
    return redirect(paths.feedback.public({ c: code, sent: "1" }));
  } catch (error) {
    return refuseHumanCheck(context, submission, error);
  }
}

export default function PublicFeedbackCheck() {
  const { t } = useTranslation(["feedback", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const { code, via, tags } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const refusal = readRefusal(refused);
  const back = paths.feedback.public({ c: code, via });
  if (!refused)
    return (
      <>
        <PageHead title={root.title} />
        <EmptyState title={t("check.empty")} action={<ButtonLink to={back}>{t("check.toForm")}</ButtonLink>}>
          {t("check.emptyText")}
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHead title={root.title}>{t("check.intro")}</PageHead>
      <ErrorSummary ready title={t("messages:form.invalid")} problems={refusal.problems} />
      <PublicCheck values={refused.values} tags={tags} back={back} />
    </>
  );
}
