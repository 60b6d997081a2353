import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireSignedIn } from "~/session/require-access";
import { AccountForm } from "~/ui/account/account-form";
import { EmailForm } from "~/ui/account/email-form";
import { MailChoices } from "~/ui/account/mail-choices";
import { PictureForm } from "~/ui/account/picture-form";
import { readAccount, saveAccount } from "./account-details";
import { changeEmail, readEmailChange } from "./email-change";
import { hasMailChoices, saveMailChoices } from "./mail-choices";
import { settingsRoot } from "./settings-root";

export const handle = { namespaces: ["account", "emailChange", "mailChoices", "messages", "forms", "phone"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const [own, change, mails] = await Promise.all([
    readAccount(context),
    readEmailChange(context, user),
    hasMailChoices(context, "account") ? api.mailChoices.read() : null,
  ]);
  return { own, change, mails };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireSignedIn(context);
  const form = await request.formData();
  const intent = String(form.get("intent"));
  const back = `${settingsRoot(context)}/account`;
  if (intent === "mails" && hasMailChoices(context, "account")) return saveMailChoices(context, form, back);
  return intent.startsWith("email") ? changeEmail(context, form, back) : saveAccount(context, form, back);
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";
export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function AccountTab() {
  const { own, change, mails } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  // The tab has several forms; a refusal belongs to the one sent.
  const of = (intent: string | undefined) => (refused?.values.intent === intent ? refused : undefined);
  return (
    <div className="stack" data-gap="6">
      <PictureForm />
      <AccountForm key={own.account.version} {...own} refused={of(undefined)} />
      <EmailForm present={own.account.email} change={change} refused={of("email")} />
      {mails ? <MailChoices choices={mails} /> : null}
    </div>
  );
}
