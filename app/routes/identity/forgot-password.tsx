import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ResetRequestFields } from "~/contract/password-fields";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { refuseFields } from "~/session/form";
import { wantedPath } from "~/session/guard";
import { humanAnswerOf, newHumanStamp, refuseHumanCheck } from "~/session/human-check";
import { parseForm } from "~/session/parse-form";
import { requireAccess } from "~/session/require-access";
import { ErrorSummary } from "~/ui/form/error-summary";
import { HumanSubmit } from "~/ui/form/human-submit";
import { PublicForm } from "~/ui/form/public-form";
import { readRefusal } from "~/ui/form/read-refusal";
import { SignInEmail } from "~/ui/identity/sign-in-email";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["passwords", "messages"] };

/** Each area's page leads back to its own sign-in page; the mailed link is the same for all. */
const signInOf: Record<string, string> = {
  "admin.auth.forgot-password": paths.signIn("admin"),
  "employee.forgot-password": paths.signIn("employee"),
  "analysis.auth.forgot-password": paths.signIn("analysis"),
};

export async function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  return { signIn: signInOf[context.page.id] ?? paths.login(), stamp: await newHumanStamp(context) };
}

/** The same response whether or not the address has an account, to prevent enumeration. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireAccess(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: ResetRequestFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    await api.passwords.requestReset({ ...submission.value, human: humanAnswerOf(form) });
    flash(context, { kind: "done", key: "messages:reset.sent" });
    return redirect(wantedPath(context.url));
  } catch (error) {
    return refuseHumanCheck(context, submission, error);
  }
}

export default function ForgotPassword() {
  const { t } = useTranslation(["passwords", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const { signIn, stamp } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  return (
    <>
      <PageHead title={root.title}>{t("forgotIntro")}</PageHead>
      <ErrorSummary ready title={t("messages:form.invalid")} problems={refusal.problems} />
      <PublicForm className="stack" data-gap="5">
        <SignInEmail label={t("email")} refusal={refusal} />
        <HumanSubmit stamp={refusal.value("stamp", stamp)} busy={t("sending")}>
          {t("send")}
        </HumanSubmit>
        <p className="small">
          <Link to={signIn}>{t("backToSignIn")}</Link>
        </p>
      </PublicForm>
    </>
  );
}
