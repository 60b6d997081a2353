import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import { NewPasswordFields, type PasswordPurpose } from "~/contract/password-fields";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { enter } from "~/session/enter";
import { flash } from "~/session/flash";
import { refuseError, refuseFields } from "~/session/form";
import { PasswordTwice } from "~/ui/auth/password-twice";
import { SignInEmail } from "~/ui/auth/sign-in-email";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { Submit } from "~/ui/form/submit";
import { isolate } from "~/ui/knowledge/isolate";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["passwords", "auth", "messages"] };

type Context = LoaderFunctionArgs["context"];

const purposes: Record<string, PasswordPurpose> = {
  setPassword: "invite",
  handwerkPassword: "first_password",
};

/** What this address is for, and the token that the mail's link carries. */
const linkOf = ({ page, url }: Context) => ({
  purpose: purposes[page.id] ?? "reset",
  token: url.searchParams.get("token")?.slice(0, 200) ?? "",
});

const refused = (error: unknown) =>
  error instanceof AppError && (error.code === "link_invalid" || error.code === "bad_request");
/** Where a registration's mail is sent again, and where any other link leads. */
const wayOut = (purpose: PasswordPurpose) =>
  paths.tokenError(purpose === "first_password" ? { link: "verify" } : {});

/** A link that is none of ours any more leads to the page that says so; without one this page says what to do. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = enter(context);
  const link = linkOf(context);
  if (!link.token) return { purpose: link.purpose, email: null };
  try {
    const { email } = await api.passwords.readLink(link);
    return { purpose: link.purpose, email };
  } catch (error) {
    if (refused(error)) throw redirect(wayOut(link.purpose));
    throw error;
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = enter(context);
  const submission = parseWithZod(await request.formData(), { schema: NewPasswordFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const { email, password } = submission.value;
    const { access } = await api.passwords.set({ ...linkOf(context), email, password });
    flash(context, { kind: "done", key: "messages:password.changed" });
    return redirect(paths.signIn(access));
  } catch (error) {
    if (refused(error)) throw redirect(wayOut(linkOf(context).purpose));
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
        <div className="stack" style={{ "--gap": "1.25rem" } as React.CSSProperties}>
          <Alert>{t("openMail")}</Alert>
          <ButtonLink
            kind="main"
            wide
            to={purpose === "first_password" ? paths.verify() : paths.forgotPassword()}
          >
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
      <ErrorSummary title={t("messages:form.invalid")} problems={problems} />
      <Form method="post" noValidate className="stack" style={{ "--gap": "1.25rem" } as React.CSSProperties}>
        {email ? (
          // Password managers file the new password under the account that it belongs to.
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        ) : (
          <SignInEmail label={t("email")} refusal={refusal} />
        )}
        <PasswordTwice label={t("newPassword")} repeat={t("confirmPassword")} errors={errors} />
        {purpose === "reset" ? <p className="small muted">{t("sessionsEnd")}</p> : null}
        <Submit wide busy={t("saving")}>
          {t("save")}
        </Submit>
      </Form>
    </>
  );
}
