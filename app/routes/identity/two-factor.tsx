import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Link, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CodeFields } from "~/contract/code-fields";
import { AppError } from "~/contract/errors";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { refuseError, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { requireAccess } from "~/session/require-access";
import { requestedTarget, safeTarget } from "~/session/safe-target";
import { sessionCookie } from "~/session/session-cookie";
import { clearTicket, readTicket } from "~/session/sign-in-ticket";
import { CodeField } from "~/ui/form/code-field";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/field";
import { PublicForm } from "~/ui/form/public-form";
import { readRefusal } from "~/ui/form/read-refusal";
import { Submit } from "~/ui/form/submit";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["twoFactor", "messages"] };

type Context = LoaderFunctionArgs["context"];

/** Redirects to the first step if it is missing or expired. */
function startOver(context: Context) {
  clearTicket(context);
  flash(context, { kind: "problem", key: "errors:two_factor_expired" });
  return redirect(paths.login({ to: requestedTarget(context) }));
}

/** The second step of a sign-in. */
export function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  if (context.visitor.state === "signed-in") throw redirect("/");
  if (!readTicket(context)) throw startOver(context);
  return { recovery: context.url.searchParams.get("with") === "recovery", to: requestedTarget(context) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireAccess(context);
  const signIn = readTicket(context);
  if (!signIn) throw startOver(context);
  const submission = parseForm(await request.formData(), { schema: CodeFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const { code } = submission.value;
    const { tokens, user } = await api.session.secondFactor({ ticket: signIn.ticket, code });
    clearTicket(context);
    context.setCookie(
      sessionCookie(tokens, { remember: signIn.remember, secure: context.build.production, now: new Date() }),
    );
    return redirect(safeTarget(requestedTarget(context), user, context.build));
  } catch (error) {
    if (error instanceof AppError && error.code === "two_factor_expired") throw startOver(context);
    return refuseError(context, submission, error);
  }
}

export default function SecondStep() {
  const { t } = useTranslation(["twoFactor", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { recovery, to } = useLoaderData<typeof loader>();
  const { problems, errors } = readRefusal(
    useActionData<typeof action>(),
    recovery ? { code: t("shell:label", { name: t("recoveryCode") }) } : {},
  );
  return (
    <>
      <PageHead title={root.title}>{t(recovery ? "askRecovery" : "askCode")}</PageHead>
      <ErrorSummary ready title={t("messages:form.invalid")} problems={problems} />
      <PublicForm key={recovery ? "recovery" : "code"} className="stack" data-gap="5">
        {recovery ? (
          <TextField
            name="code"
            label={t("recoveryCode")}
            hint={t("recoveryHint")}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            dir="ltr"
            errors={errors("code")}
            required
          />
        ) : (
          <CodeField name="code" label={t("code")} hint={t("codeHint")} errors={errors("code")} />
        )}
        <Submit wide busy={t("busy")}>
          {t("signIn")}
        </Submit>
        <p className="row small" style={{ justifyContent: "space-between" }}>
          <Link to={paths.twoFactor.code(recovery ? { to } : { to, with: "recovery" })}>
            {t(recovery ? "withCode" : "withRecovery")}
          </Link>
          <Link to={paths.login({ to })}>{t("otherAccount")}</Link>
        </p>
        <p className="small muted">{t("lost")}</p>
      </PublicForm>
    </>
  );
}
