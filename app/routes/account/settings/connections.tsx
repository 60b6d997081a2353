import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { notFound, requireSignedIn } from "~/session/require-access";
import { GoogleCard } from "~/ui/account/google-card";
import { readGoogle, unlinkGoogle } from "./google-link";
import { settingsRoot } from "./settings-root";

export const handle = { namespaces: ["google"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { user } = requireSignedIn(context);
  return { google: await readGoogle(context, user), here: `${settingsRoot(context)}/connections` };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireSignedIn(context);
  const form = await request.formData();
  if (form.get("intent") !== "google-unlink") throw notFound();
  return unlinkGoogle(context, form, `${settingsRoot(context)}/connections`);
}

export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function ConnectionsTab() {
  const { google, here } = useLoaderData<typeof loader>();
  return <GoogleCard {...google} here={here} />;
}
