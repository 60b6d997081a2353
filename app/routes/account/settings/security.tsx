import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireSignedIn } from "~/session/require-access";
import { GoogleCard } from "~/ui/account/google-card";
import { PasswordForm } from "~/ui/account/password-form";
import { PrivacySheets } from "~/ui/account/privacy-sheets";
import { SessionList } from "~/ui/account/session-list";
import { TwoFactorCard } from "~/ui/account/two-factor-card";
import { shownSessions } from "../shown-sessions";
import { actOnSecurity, readTwoFactor } from "./act-on-security";
import { readGoogle, unlinkGoogle } from "./google-link";
import { hasOwnData, readOwnData, startOwnExport } from "./own-data";
import { settingsRoot } from "./settings-root";

export const handle = { namespaces: ["account", "auth", "google", "messages", "ownData", "twoFactor"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const [sessions, twoFactor, google, privacy] = await Promise.all([
    api.sessions.list(),
    readTwoFactor(context, user),
    readGoogle(context, user),
    hasOwnData(context, "security") ? readOwnData(context, user) : null,
  ]);
  const root = settingsRoot(context);
  return { root, sessions: shownSessions(context, user, sessions), twoFactor, google, privacy };
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireSignedIn(context);
  const form = await request.formData();
  const back = `${settingsRoot(context)}/security`;
  const intent = form.get("intent");
  if (intent === "google-unlink") return unlinkGoogle(context, form, back);
  if (intent === "export" && hasOwnData(context, "security")) return startOwnExport(context, form, back);
  return actOnSecurity(context, form, back);
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";
export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function SecurityTab() {
  const { root, sessions, twoFactor, google, privacy } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const codes = answer && "codes" in answer ? answer.codes : undefined;
  const refused = answer && "fields" in answer ? answer : undefined;
  const ofExport = refused?.code?.startsWith("export_") ? refused.problem : undefined;
  const here = `${root}/security`;
  return (
    <div className="stack" data-gap="6">
      {google.hasPassword ? <PasswordForm refused={ofExport ? undefined : refused} /> : null}
      <GoogleCard {...google} here={here} />
      <TwoFactorCard {...twoFactor} root={root} codes={codes} />
      <SessionList sessions={sessions} />
      {privacy ? <PrivacySheets privacy={privacy} here={here} problem={ofExport} /> : null}
    </div>
  );
}
