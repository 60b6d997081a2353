import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NewPasswordFields, type PasswordPurpose } from "~/contract/password-fields";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { refuseError, refuseFields } from "~/session/form";
import { linkProblem, linkToken } from "~/session/mailed-link";
import { parseForm } from "~/session/parse-form";
import { storePendingMail } from "~/session/pending-mail";
import { requireAccess } from "~/session/require-access";
import { ErrorSummary } from "~/ui/form/error-summary";
import { PublicForm } from "~/ui/form/public-form";
import { readRefusal } from "~/ui/form/read-refusal";
import { Submit } from "~/ui/form/submit";
import { PasswordTwice } from "~/ui/identity/password-twice";
import { SignInEmail } from "~/ui/identity/sign-in-email";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["passwords", "auth", "messages"] };

type Context = LoaderFunctionArgs["context"];

const purposes: Record<string, PasswordPurpose> = {
  setPassword: "invite",
  handwerkPassword: "first_password",
};

/** The purpose of this address, and the token of the mailed link. */
const linkOf = (context: Context) => ({
  purpose: purposes[context.page.id] ?? "reset",
  token: linkToken(context),
});

/** An invalid link leads to the error page; without a link this page explains what to do. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireAccess(context);
  const link = linkOf(context);
  if (!link.token) return { purpose: link.purpose, email: null };
  try {
    const { email } = await api.passwords.readLink(link);
    return { purpose: link.purpose, email };
  } catch (error) {
    throw linkProblem(error);
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireAccess(context);
  const submission = parseForm(await request.formData(), { schema: NewPasswordFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const { email, password } = submission.value;
    const set = await api.passwords.set({ ...linkOf(context), email, password });
    storePendingMail(context, { from: "/login", email: set.email, arrived: true });
    const isFirst = linkOf(context).purpose !== "reset";
    flash(context, { kind: "done", key: isFirst ? "passwords:setDone" : "messages:password.changed" });
    return redirect(paths.signIn(set.access));
  } catch (error) {
    const problem = linkProblem(error);
    if (problem !== error) throw problem;
    return refuseError(context, submission, error);
  }
}

export default function NewPassword() {
  const { t } = useTranslation(["passwords", "messages"]);
  const root = useRouteLoaderData("root") as RootData;
  const { purpose, email } = useLoaderData<typeof loader>();
  const refusal = readRefusal(useActionData<typeof action>());
  const { problems, errors } = refusal;
  if (email === null)
    return (
      <>
        <PageHead title={root.title} />
        <div className="stack" data-gap="5">
          <Alert>{t("openMail")}</Alert>
          <ButtonLink kind="main" wide to={paths.forgotPassword()}>
            {t("another")}
          </ButtonLink>
        </div>
      </>
    );
  return (
    <>
      <PageHead title={root.title}>
        {email ? t(purpose === "reset" ? "resetFor" : "inviteFor", { email: isolate(email) }) : null}
      </PageHead>
      <ErrorSummary ready title={t("messages:form.invalid")} problems={problems} />
      <PublicForm newPassword className="stack" data-gap="5">
        {email ? (
          // Password managers store the new password under this account.
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        ) : (
          <SignInEmail label={t("email")} refusal={refusal} />
        )}
        <PasswordTwice label={t("newPassword")} repeat={t("confirmPassword")} errors={errors} />
        {purpose === "reset" ? <p className="small muted">{t("sessionsEnd")}</p> : null}
        <Submit wide busy={t("saving")}>
          {t("save")}
        </Submit>
      </PublicForm>
    </>
  );
}
