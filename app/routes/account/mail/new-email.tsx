import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmailSettingFields } from "~/contract/email-setting-fields";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { flash } from "~/session/flash";
import { keyOptions, refuseFailure, refuseFields } from "~/session/form";
import { mayBuy } from "~/session/may-buy";
import { parseForm } from "~/session/parse-form";
import { notFound, requireSignedIn } from "~/session/require-access";
import { EmailSettingForm } from "~/ui/account/mail/email-setting-form";
import { LimitBar } from "~/ui/billing/limit-bar";
import { ButtonLink } from "~/ui/primitives/button";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["mailSettings", "plan", "messages", "forms"] };

/** At the limit the page shows that instead of a form, and offers a plan. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user, ability } = requireSignedIn(context);
  if (!user.companyId || !ability.can("create", "EmailSetting")) throw notFound();
  const [{ quota }, choices] = await Promise.all([
    api.emailSettings.list({ size: 10 }),
    api.emailSettings.choices(),
  ]);
  return {
    ...choices,
    quota,
    purchase: mayBuy(context),
    mayAddMailbox: ability.can("create", "SmtpSetting"),
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema: EmailSettingFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    await api.emailSettings.add(submission.value, keyOptions(form));
    flash(context, { kind: "done", key: "messages:emails.submitted" });
    return redirect(paths.settings.email.list());
  } catch (error) {
    return refuseFailure(context, submission, error, "messages:email.addFailed");
  }
}

export default function NewEmail() {
  const { t } = useTranslation(["mailSettings", "plan"]);
  const root = useRouteLoaderData("root") as RootData;
  const { divisions, mailboxes, mayAddMailbox, quota, purchase } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const missing = mailboxes.length === 0 ? "Mailbox" : divisions.length === 0 ? "Division" : null;
  const way =
    missing === "Mailbox" && mayAddMailbox ? (
      <ButtonLink kind="main" to={paths.settings.smtp.new()}>
        {t("addSmtp")}
      </ButtonLink>
    ) : (
      <ButtonLink to={paths.settings.email.list()}>{t("emailTitle")}</ButtonLink>
    );
  return (
    <>
      <PageHead title={root.title}>{t("emailIntro")}</PageHead>
      {quota.locked && !refused ? (
        <Sheet data-pad style={{ maxInlineSize: "36rem" }}>
          <LimitBar name={t("plan:limit.emailSettings")} quota={quota} purchase={purchase} />
        </Sheet>
      ) : missing ? (
        <Sheet>
          <EmptyState title={t(missing === "Mailbox" ? "needMailbox" : "noDivision")} action={way}>
            {t(missing === "Mailbox" ? "needMailboxText" : "noDivisionText")}
          </EmptyState>
        </Sheet>
      ) : (
        <EmailSettingForm divisions={divisions} mailboxes={mailboxes} refused={refused} />
      )}
    </>
  );
}
