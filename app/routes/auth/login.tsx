import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Door, SignInFields } from "~/contract/session-fields";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { enter } from "~/session/enter";
import { refuseError, refuseFields } from "~/session/form";
import { safeTarget } from "~/session/safe-target";
import { keepSession } from "~/session/session-cookie";
import { Check } from "~/ui/form/check";
import { ErrorSummary } from "~/ui/form/error-summary";
import { TextField } from "~/ui/form/field";
import { PasswordField } from "~/ui/form/password-field";
import { readRefusal } from "~/ui/form/read-refusal";
import { Submit } from "~/ui/form/submit";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["auth", "messages"] };

const doorOf: Record<string, Door> = {
  "admin.auth.login": "admin",
  "employee.login": "employee",
  "analysis.auth.login": "analysis",
};
const forgotOf: Record<Door, string> = {
  any: paths.forgotPassword(),
  admin: "/admin/auth/forgot-password",
  employee: "/employee/forgot-password",
  analysis: "/analysis/auth/forgot-password",
};

export function loader({ context }: LoaderFunctionArgs) {
  enter(context);
  const door = doorOf[context.page.id] ?? "any";
  return {
    door,
    forgot: forgotOf[door],
    signUp: context.build.mode === "lotse" && door === "any",
    search: context.url.search,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = enter(context);
  const form = await request.formData();
  const submission = parseWithZod(form, { schema: SignInFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const remember = form.get("remember") === "on";
  try {
    const door = doorOf[context.page.id] ?? "any";
    const { tokens, user } = await api.session.signIn({ ...submission.value, door, remember });
    context.setCookie(keepSession(tokens, remember, context.build.production, new Date()));
    return redirect(safeTarget(context.url.searchParams.get("to"), user, context.build));
  } catch (error) {
    return refuseError(context, submission, error);
  }
}

export default function Login() {
  const { t } = useTranslation(["auth", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const { door, forgot, signUp } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const { problems, errors, value } = readRefusal(refused);
  return (
    <>
      <PageHead title={root.title} />
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      {door !== "any" && refused && "code" in refused && refused.code === "sign_in_failed" ? (
        <p className="small" style={{ marginBlockEnd: "1.25rem" }}>
          {t("otherDoor")} <Link to={paths.login()}>{t("signIn")}</Link>
        </p>
      ) : null}
      <Form method="post" noValidate className="stack" style={{ "--gap": "1.25rem" } as React.CSSProperties}>
        <TextField
          name="email"
          label={t("email")}
          type="email"
          autoComplete="username"
          inputMode="email"
          defaultValue={value("email")}
          errors={errors("email")}
          required
        />
        <PasswordField
          name="password"
          label={t("password")}
          autoComplete="current-password"
          errors={errors("password")}
        />
        <Check name="remember" label={t("remember")} defaultChecked={value("remember") === "on"} />
        <Submit wide busy={t("signingIn")}>
          {t("signIn")}
        </Submit>
        <p className="row small" style={{ justifyContent: "space-between" }}>
          <Link to={forgot}>{t("forgot")}</Link>
          {signUp ? (
            <span>
              {t("noAccount")}{" "}
              <Link to={paths.signUp()} reloadDocument>
                {t("register")}
              </Link>
            </span>
          ) : null}
        </p>
      </Form>
    </>
  );
}
