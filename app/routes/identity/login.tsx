import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { Link, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import { type Door, SignInFields } from "~/contract/session-fields";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { refuseError, refuseFields } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import {
  clearPendingMail,
  readPendingMail,
  readVerifiedEmail,
  storePendingMail,
} from "~/session/pending-mail";
import { requireAccess } from "~/session/require-access";
import { requestedTarget, safeTarget } from "~/session/safe-target";
import { sessionCookie } from "~/session/session-cookie";
import { storeTicket } from "~/session/sign-in-ticket";
import { endedSession } from "~/session/unsent-form";
import { Check } from "~/ui/form/check";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PasswordField } from "~/ui/form/password-field";
import { PublicForm } from "~/ui/form/public-form";
import { readRefusal } from "~/ui/form/read-refusal";
import { Submit } from "~/ui/form/submit";
import { GoogleSignIn } from "~/ui/identity/google-sign-in";
import { SignInEmail } from "~/ui/identity/sign-in-email";
import { Welcome } from "~/ui/identity/welcome";
import { Alert } from "~/ui/primitives/alert";
import { PageHead } from "~/ui/primitives/page-head";
import { unbroken } from "~/ui/primitives/unbroken";
import { companyRegistration } from "./company-registration";

export const handle = { namespaces: ["auth", "verify", "messages", "google"] };

const doorOf: Record<string, Door> = {
  "admin.auth.login": "admin",
  "employee.login": "employee",
  "analysis.auth.login": "analysis",
};

export function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  const door = doorOf[context.page.id] ?? "any";
  return {
    door,
    forgot: paths.forgotPassword(door),
    signUp: door === "any" ? (companyRegistration(context.build.mode) ?? paths.register()) : null,
    to: requestedTarget(context),
    verified: readVerifiedEmail(context),
    google: { setUp: context.build.google, became: context.url.searchParams.get("google") },
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireAccess(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: SignInFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  const remember = form.get("remember") === "on";
  try {
    const door = doorOf[context.page.id] ?? "any";
    const { tokens, user } = await api.session.signIn({ ...submission.value, door, remember });
    context.setCookie(sessionCookie(tokens, { remember, secure: context.build.production, now: new Date() }));
    clearPendingMail(context);
    return redirect(safeTarget(context.url.searchParams.get("to"), user, context.build));
  } catch (error) {
    if (error instanceof AppError && error.code === "two_factor_needed") {
      storeTicket(context, String(error.data.values?.ticket), remember);
      return redirect(paths.twoFactor.code({ to: context.url.searchParams.get("to") ?? undefined }));
    }
    const refusal = await refuseError(context, submission, error);
    // Said by what this browser was, not by the account: a stranger learns nothing of it.
    if (error instanceof AppError && error.code === "sign_in_wrong" && wasSignedIn(context))
      return data({ ...refusal.data, wasSignedIn: true }, refusal.init ?? undefined);
    const unverified = error instanceof AppError && error.data.values?.status === "unverified";
    if (!unverified) return refusal;
    // Only a correct password reaches this point.
    const to = context.url.searchParams.get("to") ?? undefined;
    storePendingMail(context, {
      from: "/login",
      to,
      ...readPendingMail(context),
      email: submission.value.email,
    });
    return data({ ...refusal.data, unverified }, refusal.init ?? undefined);
  }
}

const wasSignedIn = ({ cookies, build }: AppLoadContext): boolean =>
  endedSession(cookies, build.production) !== undefined;

export default function Login() {
  const { t } = useTranslation(["auth", "verify", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const { door, forgot, signUp, to, google, verified } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const refusal = readRefusal(refused);
  const { problems, errors, value } = refusal;
  const failed = !refused && (google.became === "failed" || google.became === "other");
  return (
    <>
      <Welcome />
      <PageHead title={root.title} />
      <ErrorSummary ready title={t("messages:form.invalid")} problems={problems} />
      {failed ? (
        <div style={{ marginBlockEnd: "1.25rem" }}>
          <Alert live tone="err">
            {t("messages:signIn.failed")}
          </Alert>
        </div>
      ) : null}
      {refused && "unverified" in refused ? (
        <p className="small" style={{ marginBlockEnd: "1.25rem" }}>
          {unbroken(t("verify:open"))} <Link to={paths.verify()}>{t("verify:again")}</Link>
        </p>
      ) : refused && "wasSignedIn" in refused ? (
        <p className="small" style={{ marginBlockEnd: "1.25rem" }}>
          {t("wasSignedIn")}
        </p>
      ) : door !== "any" &&
        (google.became === "other" || (refused && "code" in refused && refused.code === "sign_in_failed")) ? (
        <p className="small" style={{ marginBlockEnd: "1.25rem" }}>
          {t("otherDoor")} <Link to={paths.login()}>{t("signIn")}</Link>
        </p>
      ) : null}
      <PublicForm signIn className="stack" data-gap="5">
        <SignInEmail label={t("email")} known={verified} refusal={refusal} />
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
              <Link to={signUp} reloadDocument>
                {t("register")}
              </Link>
            </span>
          ) : null}
        </p>
        <GoogleSignIn kind="signIn" door={door} to={to} setUp={google.setUp} failed={failed} />
      </PublicForm>
    </>
  );
}
