import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { Form, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { linkProblem, linkToken } from "~/session/mailed-link";
import { requireAccess } from "~/session/require-access";
import { Submit } from "~/ui/form/submit";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["emailChange"] };

/** Opening the link changes nothing, because mail scanners open it too. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireAccess(context);
  try {
    return await api.emailChange.readLink({ token: linkToken(context) });
  } catch (error) {
    throw linkProblem(error, "email");
  }
}

const messageKeys = {
  changed: "emailChange:changed",
  waiting: "emailChange:waiting",
  refused: "emailChange:refused",
} as const;

export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireAccess(context);
  const answer = (await request.formData()).get("answer") === "yes" ? "yes" : "no";
  try {
    const { state } = await api.emailChange.answer({ token: linkToken(context), answer });
    flash(context, { kind: "done", key: messageKeys[state] });
    const { visitor } = context;
    return redirect(
      visitor.state === "signed-in" ? paths.settings.of(visitor.user.access, "account") : paths.login(),
    );
  } catch (error) {
    throw linkProblem(error, "email");
  }
}

export default function ConfirmEmailChange() {
  const { t } = useTranslation("emailChange");
  const root = useRouteLoaderData("root") as RootData;
  const { side, email, present, managed } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead title={root.title}>
        {t(side === "old" ? "askOld" : "askNew", { email: isolate(email), present: isolate(present) })}
      </PageHead>
      <Form method="post" className="stack" data-gap="5">
        <p className="small muted">{t(managed ? "managed" : "both")}</p>
        <Submit wide name="answer" value="yes" busy={t("busy")}>
          {t("yes")}
        </Submit>
        <Submit wide kind="plain" name="answer" value="no" busy={t("busy")}>
          {t("no")}
        </Submit>
      </Form>
    </>
  );
}
