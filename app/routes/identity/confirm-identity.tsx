import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CodeFields, CurrentPasswordFields } from "~/contract/code-fields";
import { AppError } from "~/contract/errors";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { refuseError, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import { requestedTarget, safeTarget } from "~/session/safe-target";
import { CodeField } from "~/ui/form/code-field";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/field";
import { PasswordField } from "~/ui/form/password-field";
import { PublicForm } from "~/ui/form/public-form";
import { readRefusal } from "~/ui/form/read-refusal";
import { Submit } from "~/ui/form/submit";
import { PageHead } from "~/ui/primitives/page-head";
import { unbroken } from "~/ui/primitives/unbroken";

export const handle = { namespaces: ["twoFactor", "auth", "messages"] };

type Context = LoaderFunctionArgs["context"];

/** The confirmation method chosen in the address, or the first available one. */
async function methodOf(context: Context) {
  const { api } = requireSignedIn(context);
  const { methods, until } = await api.confirmations.read();
  const requestedMethod = context.url.searchParams.get("with");
  return { methods, until, method: methods.find(method => method === requestedMethod) ?? methods[0]! };
}

/** Asks the user to confirm their identity before a sensitive change. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { user } = requireSignedIn(context);
  const { methods, method } = await methodOf(context);
  const to = requestedTarget(context);
  const others = methods.filter(other => other !== method);
  return {
    method,
    email: user.email,
    others: others.map(other => ({
      method: other,
      to: paths.confirmIdentity(user.access, { to, with: other }),
    })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const { method } = await methodOf(context);
  const form = await request.formData();
  if (form.get("intent") === "mail") {
    const isSent = await api.confirmations.mail().then(
      () => true,
      error => {
        if (error instanceof AppError && error.code === "too_many_requests") return false;
        throw error;
      },
    );
    flash(
      context,
      isSent
        ? { kind: "done", key: "twoFactor:mailed" }
        : { kind: "problem", key: "errors:too_many_requests" },
    );
    return redirect(paths.confirmIdentity(user.access, { to: requestedTarget(context) }));
  }
  const submission =
    method === "password"
      ? parseForm(form, { schema: CurrentPasswordFields })
      : parseForm(form, { schema: CodeFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const [value] = Object.values(submission.value) as [string];
    await api.confirmations.confirm({ method, value });
    flash(context, { kind: "done", key: "twoFactor:confirmed" });
    return redirect(safeTarget(requestedTarget(context), user, context.build));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export default function ConfirmIdentity() {
  const { t } = useTranslation(["twoFactor", "messages", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { method, email, others } = useLoaderData<typeof loader>();
  const { problems, errors } = readRefusal(
    useActionData<typeof action>(),
    method === "mail" ? { code: t("shell:label", { name: t("mailedCode") }) } : {},
  );
  return (
    <>
      <PageHead title={root.title}>{t("whyConfirm", { email: isolate(email) })}</PageHead>
      <ErrorSummary ready title={t("messages:form.invalid")} problems={problems} />
      <div className="stack" data-gap="5">
        {method === "mail" ? (
          <Form method="post">
            <p className="small muted" style={{ marginBlockEnd: "0.75rem" }}>
              {unbroken(t("mailText"))}
            </p>
            <Submit kind="plain" name="intent" value="mail" busy={t("busy")}>
              {t("mailCode")}
            </Submit>
          </Form>
        ) : null}
        <PublicForm key={method} className="stack" data-gap="5">
          {/* Password managers identify the account by this field. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          {method === "password" ? (
            <PasswordField
              name="password"
              label={t("password")}
              autoComplete="current-password"
              errors={errors("password")}
            />
          ) : method === "code" ? (
            <CodeField name="code" label={t("code")} hint={t("codeHint")} errors={errors("code")} />
          ) : (
            <TextField
              name="code"
              label={t("mailedCode")}
              inputMode="numeric"
              autoComplete="one-time-code"
              dir="ltr"
              errors={errors("code")}
              required
            />
          )}
          <Submit wide busy={t("busy")}>
            {t("confirm")}
          </Submit>
        </PublicForm>
        {others.map(other => (
          <p key={other.method} className="small">
            <Link to={other.to}>{t(`other.${other.method}`)}</Link>
          </p>
        ))}
      </div>
    </>
  );
}
