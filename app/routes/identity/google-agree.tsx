import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, Link, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { AppError } from "~/contract/errors";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { linkProblem, linkToken } from "~/session/mailed-link";
import { clearPendingMail, readPendingMail } from "~/session/pending-mail";
import { requireAccess } from "~/session/require-access";
import { Submit } from "~/ui/form/submit";
import { Alert } from "~/ui/primitives/alert";
import { ButtonLink } from "~/ui/primitives/button";
import { PageHead } from "~/ui/primitives/page-head";
import { unbroken } from "~/ui/primitives/unbroken";

export const handle = { namespaces: ["google", "verify"] };

/** Opening the link uses nothing up, because mail scanners open it too; only its button does. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireAccess(context);
  const token = linkToken(context);
  if (!token) return { state: "waiting" as const, email: readPendingMail(context)?.email ?? "" };
  try {
    const { kind, email, registered } = await api.google.readLink({ token });
    if (kind === "first") return { state: "first" as const, email, registered };
    const { visitor } = context;
    const here = paths.google.agree({ token });
    return visitor.state === "signed-in"
      ? { state: "owner" as const, email, present: visitor.user.email }
      : { state: "outside" as const, email, signIn: paths.login({ to: here }) };
  } catch (error) {
    throw linkProblem(error, "google");
  }
}

export async function action({ context }: ActionFunctionArgs) {
  const { api } = requireAccess(context);
  const { visitor } = context;
  const token = linkToken(context);
  try {
    const { kind } = await api.google.readLink({ token });
    if (kind === "first") {
      await api.google.confirm({ token });
      const to = readPendingMail(context)?.to;
      clearPendingMail(context);
      flash(context, { kind: "done", key: "google:confirmed" });
      return redirect(paths.login({ to }));
    }
    if (visitor.state !== "signed-in") return redirect(paths.login({ to: paths.google.agree({ token }) }));
    await api.google.agree({ token });
    clearPendingMail(context);
    flash(context, { kind: "done", key: "google:linkedNow" });
    return redirect(paths.settings.of(visitor.user.access, "security"));
  } catch (error) {
    const isTaken = error instanceof AppError && error.code === "google_taken";
    if (!isTaken) throw linkProblem(error, "google");
    flash(context, { kind: "problem", key: "errors:google_taken" });
    return redirect(paths.login());
  }
}

/** The page of the mail about a Google account, with its question. */
export default function AgreeToGoogle() {
  const { t } = useTranslation(["google", "verify"]);
  const root = useRouteLoaderData("root") as RootData;
  const data = useLoaderData<typeof loader>();
  const email = isolate(data.email);
  if (data.state === "waiting")
    return (
      <>
        <PageHead title={root.title} />
        <div className="stack" data-gap="5">
          <Alert>{data.email ? t("mailed", { email }) : t("mailedSomewhere")}</Alert>
          <p className="small muted">{unbroken(t("verify:notThere"))}</p>
          <p className="small">
            <Link to={paths.login()}>{t("verify:toSignIn")}</Link>
          </p>
        </div>
      </>
    );
  const question = data.state === "first" ? t("askFirst", { email }) : t("askOwner", { email });
  return (
    <>
      <PageHead title={root.title}>{question}</PageHead>
      <div className="stack" data-gap="5">
        {data.state === "first" && data.registered ? <Registered {...data.registered} /> : null}
        {data.state === "outside" ? (
          <>
            <p>{t("signInFirst")}</p>
            <p>
              <ButtonLink kind="main" to={data.signIn}>
                {t("toSignIn")}
              </ButtonLink>
            </p>
          </>
        ) : (
          <Form method="post" className="stack" data-gap="5">
            {data.state === "owner" ? <p>{t("signedInAs", { email: isolate(data.present) })}</p> : null}
            <Submit wide busy={t("busy")}>
              {t(data.state === "first" ? "confirm" : "agree")}
            </Submit>
          </Form>
        )}
        <p className="small muted">{t("notYou")}</p>
      </div>
    </>
  );
}

/** The details of the registration, which may be a stranger's, so that the reader can recognise them. */
function Registered({ name, company }: { name: string; company: string }) {
  const { t } = useTranslation(["google", "shell"]);
  const who = isolate(company ? [name, company].join(t("shell:comma")) : name);
  return <Alert tone="warn">{t("registeredAs", { who })}</Alert>;
}
