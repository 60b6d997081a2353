import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { notFound, requireSignedIn } from "~/session/require-access";
import { PrivacySheets } from "~/ui/account/privacy-sheets";
import { readOwnData, startOwnExport } from "./own-data";
import { settingsRoot } from "./settings-root";

export const handle = { namespaces: ["ownData"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { user } = requireSignedIn(context);
  return { privacy: await readOwnData(context, user), here: `${settingsRoot(context)}/privacy` };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireSignedIn(context);
  const form = await request.formData();
  if (form.get("intent") !== "export") throw notFound();
  return startOwnExport(context, form, `${settingsRoot(context)}/privacy`);
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function PrivacyTab() {
  const { privacy, here } = useLoaderData<typeof loader>();
  return <PrivacySheets privacy={privacy} here={here} problem={useActionData<typeof action>()?.problem} />;
}
