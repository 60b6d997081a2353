import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CodeFields, CurrentPasswordFields } from "~/contract/code-fields";
import { AppError } from "~/contract/errors";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { enterSignedIn } from "~/session/enter";
import { flash } from "~/session/flash";
import { refuseError, refuseFields } from "~/session/form";
import { safeTarget } from "~/session/safe-target";
import { CodeField } from "~/ui/form/code-field";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/field";
import { PasswordField } from "~/ui/form/password-field";
import { readRefusal } from "~/ui/form/read-refusal";
import { Submit } from "~/ui/form/submit";
import { isolate } from "~/ui/knowledge/isolate";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["twoFactor", "auth", "messages"] };

type Context = LoaderFunctionArgs["context"];

const wanted = ({ url }: Context) => url.searchParams.get("to")?.slice(0, 2000) ?? undefined;

/** The way that somebody takes, of those that are open to them. */
async function wayOf(context: Context) {
  const { api } = enterSignedIn(context);
  const { ways, until } = await api.confirmations.read();
  const asked = context.url.searchParams.get("with");
  return { ways, until, way: ways.find(way => way === asked) ?? ways[0]! };
}

/** Asks whoever holds this session whether it is theirs, before something that cannot be taken back. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { user } = enterSignedIn(context);
  const { ways, way } = await wayOf(context);
  const to = wanted(context);
  const others = ways.filter(other => other !== way);
  return {
    way,
    email: user.email,
    others: others.map(other => ({
      way: other,
      to: paths.confirmIdentity(user.access, { to, with: other }),
    })),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api, user } = enterSignedIn(context);
  const { way } = await wayOf(context);
  const form = await request.formData();
  if (form.get("intent") === "mail") {
    const sent = await api.confirmations.mail().then(
      () => true,
      error => {
        if (error instanceof AppError && error.code === "too_many_requests") return false;
        throw error;
      },
    );
    flash(
      context,
      sent ? { kind: "done", key: "twoFactor:mailed" } : { kind: "problem", key: "errors:too_many_requests" },
    );
    return redirect(paths.confirmIdentity(user.access, { to: wanted(context) }));
  }
  const submission =
    way === "password"
      ? parseWithZod(form, { schema: CurrentPasswordFields })
      : parseWithZod(form, { schema: CodeFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const [value] = Object.values(submission.value) as [string];
    await api.confirmations.confirm({ way, value });
    flash(context, { kind: "done", key: "twoFactor:confirmed" });
    return redirect(safeTarget(wanted(context) ?? null, user, context.build));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export default function ConfirmIdentity() {
  const { t } = useTranslation(["twoFactor", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const { way, email, others } = useLoaderData<typeof loader>();
  const { problems, errors } = readRefusal(useActionData<typeof action>());
  return (
    <>
      <PageHead title={root.title}>{t("whyConfirm", { email: isolate(email) })}</PageHead>
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <div className="stack" style={{ "--gap": "1.25rem" } as React.CSSProperties}>
        {way === "mail" ? (
          <Form method="post">
            <p className="small muted" style={{ marginBlockEnd: "0.75rem" }}>
              {t("mailText")}
            </p>
            <Submit kind="plain" name="intent" value="mail" busy={t("busy")}>
              {t("mailCode")}
            </Submit>
          </Form>
        ) : null}
        <Form
          key={way}
          method="post"
          noValidate
          className="stack"
          style={{ "--gap": "1.25rem" } as React.CSSProperties}
        >
          {/* Password managers find the account by this. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          {way === "password" ? (
            <PasswordField
              name="password"
              label={t("password")}
              autoComplete="current-password"
              errors={errors("password")}
            />
          ) : way === "code" ? (
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
        </Form>
        {others.map(other => (
          <p key={other.way} className="small">
            <Link to={other.to}>{t(`other.${other.way}`)}</Link>
          </p>
        ))}
      </div>
    </>
  );
}
