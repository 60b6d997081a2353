import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ResetRequestFields } from "~/contract/password-fields";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { enter } from "~/session/enter";
import { flash } from "~/session/flash";
import { refuseFields } from "~/session/form";
import { wantedPath } from "~/session/guard";
import { humanOf, newHumanStamp, refuseHuman } from "~/session/human-check";
import { SignInEmail } from "~/ui/auth/sign-in-email";
import { ErrorSummary } from "~/ui/form/error-summary";
import { HumanSubmit } from "~/ui/form/human-submit";
import { readRefusal } from "~/ui/form/read-refusal";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["passwords", "messages"] };

/** Each area's page leads back to its own door; the link in the mail is the same for all. */
const signInOf: Record<string, string> = {
  "admin.auth.forgot-password": paths.signIn("admin"),
  "employee.forgot-password": paths.signIn("employee"),
  "analysis.auth.forgot-password": paths.signIn("analysis"),
};

export async function loader({ context }: LoaderFunctionArgs) {
  enter(context);
  return { signIn: signInOf[context.page.id] ?? paths.login(), stamp: await newHumanStamp(context) };
}

/** The same answer for an address that has an account and for one that has none. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = enter(context);
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: ResetRequestFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    await api.passwords.requestReset({ ...submission.value, human: humanOf(form) });
    flash(context, { kind: "done", key: "messages:reset.sent" });
    return redirect(wantedPath(context.url));
  } catch (error) {
    return refuseHuman(context, submission, error);
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
      <ErrorSummary title={t("messages:form.invalid")} problems={refusal.problems} />
      <Form method="post" noValidate className="stack" style={{ "--gap": "1.25rem" } as React.CSSProperties}>
        <SignInEmail label={t("email")} refusal={refusal} />
        <HumanSubmit stamp={refusal.value("stamp", stamp)} busy={t("sending")}>
          {t("send")}
        </HumanSubmit>
        <p className="small">
          <Link to={signIn}>{t("backToSignIn")}</Link>
        </p>
      </Form>
    </>
  );
}
