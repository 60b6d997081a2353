import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ResetRequestFields } from "~/contract/password-fields";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { refuseError, refuseFields } from "~/session/form";
import { linkProblem, linkToken } from "~/session/mailed-link";
import { parseForm } from "~/session/parse-form";
import { clearPendingMail, readPendingMail, storePendingMail } from "~/session/pending-mail";
import { requireAccess } from "~/session/require-access";
import { safeTarget } from "~/session/safe-target";
import { sessionCookie } from "~/session/session-cookie";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/field";
import { PublicForm } from "~/ui/form/public-form";
import { readRefusal } from "~/ui/form/read-refusal";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { unbroken } from "~/ui/primitives/unbroken";

export const handle = { namespaces: ["verify", "messages", "problems"] };

/** Opening the link uses nothing up, because mail scanners open it too; only its button verifies. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireAccess(context);
  const token = linkToken(context);
  const awaited = readPendingMail(context);
  // The tab of the sign-up, after the mail's link was opened in another tab.
  if (!token && !awaited && context.visitor.state === "signed-in") return { state: "done" as const };
  if (!token) return { state: "waiting" as const, email: awaited?.email ?? "", from: awaited?.from ?? null };
  try {
    const { email } = await api.verifications.readLink({ token });
    const registeredHere = awaited?.ticket && awaited.email.toLowerCase() === email.toLowerCase();
    return { state: "link" as const, email, signsIn: Boolean(registeredHere) };
  } catch (error) {
    throw linkProblem(error, "verify");
  }
}

/**
 * With a link its address is verified, and the browser that registered is signed in; without one the mail is sent again,
 * with the same response for every address.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireAccess(context);
  const token = linkToken(context);
  if (token) {
    try {
      const awaited = readPendingMail(context);
      // Another account that is signed in here meanwhile stays so.
      const ticket = context.visitor.state === "signed-in" ? undefined : awaited?.ticket;
      const { access, company, email, signedIn } = await api.verifications.confirm({ token, ticket });
      const first = access === "user" && company ? paths.firstSteps() : undefined;
      const to = awaited?.to ?? first;
      if (signedIn) {
        context.setCookie(
          sessionCookie(signedIn.tokens, {
            remember: false,
            secure: context.build.production,
            now: new Date(),
          }),
        );
        clearPendingMail(context);
        flash(context, { kind: "done", key: "verify:confirmedIn" });
        return redirect(safeTarget(to ?? null, signedIn.user, context.build));
      }
      storePendingMail(context, { from: "/login", email, arrived: true });
      flash(context, { kind: "done", key: "verify:confirmed" });
      return redirect(to ? paths.login({ to }) : paths.signIn(access));
    } catch (error) {
      throw linkProblem(error, "verify");
    }
  }
  const submission = parseForm(await request.formData(), { schema: ResetRequestFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    await api.verifications.request(submission.value);
    const { email } = submission.value;
    storePendingMail(context, { from: "/login", ...readPendingMail(context), email });
    flash(context, { kind: "done", key: "verify:sentAgain" });
    return redirect(paths.verify());
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export default function Verify() {
  const { t } = useTranslation(["verify", "messages", "problems", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const { problems, errors, value } = readRefusal(useActionData<typeof action>());
  if (data.state === "done")
    return (
      <>
        <PageHead title={root.title}>{t("problems:link.needless")}</PageHead>
        <ButtonLink kind="main" wide to="/">
          {t("shell:backHome")}
        </ButtonLink>
      </>
    );
  if (data.state === "link")
    return (
      <>
        <PageHead title={root.title}>
          {t(data.signsIn ? "isThisYours.signIn" : "isThisYours", { email: isolate(data.email) })}
        </PageHead>
        <Form method="post" className="stack" data-gap="5">
          <p className="small muted">{t("notYours")}</p>
          <Submit wide busy={t("busy")}>
            {t("confirm")}
          </Submit>
        </Form>
      </>
    );
  return (
    <>
      <PageHead title={root.title} />
      <ErrorSummary ready title={t("messages:form.invalid")} problems={problems} />
      <div className="stack" data-gap="5">
        <Alert>{data.email ? t("lookFor", { email: isolate(data.email) }) : t("look")}</Alert>
        <p className="small muted">{unbroken(t("notThere"))}</p>
        <PublicForm className="stack" data-gap="5">
          {data.email && problems.length === 0 ? (
            <input type="hidden" name="email" value={data.email} />
          ) : (
            <TextField
              name="email"
              label={t("email")}
              type="email"
              autoComplete="email"
              inputMode="email"
              defaultValue={value("email")}
              errors={errors("email")}
              required
            />
          )}
          <Submit kind={data.email ? "plain" : "main"} wide busy={t("busy")}>
            {t("again")}
          </Submit>
        </PublicForm>
        {data.from && data.from !== "/login" ? (
          <p className="small">
            {t("wrongAddress")} <Link to={data.from}>{t("startOver")}</Link>
          </p>
        ) : null}
        <p className="small">
          <Link to={paths.login()}>{t("toSignIn")}</Link>
        </p>
      </div>
    </>
  );
}
