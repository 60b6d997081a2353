import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireSignedIn } from "~/session/require-access";
import { MailChoices } from "~/ui/account/mail-choices";
import { saveMailChoices } from "./mail-choices";
import { settingsRoot } from "./settings-root";

export const handle = { namespaces: ["mailChoices", "account"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  return { mails: await api.mailChoices.read() };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireSignedIn(context);
  return saveMailChoices(context, await request.formData(), `${settingsRoot(context)}/notifications`);
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function NotificationsTab() {
  return <MailChoices choices={useLoaderData<typeof loader>().mails} />;
}
