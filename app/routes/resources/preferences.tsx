import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { clearedLookCookies, preferenceCookies, readPreferenceForm } from "~/session/preferences";
import { requireAccess } from "~/session/require-access";

export function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  return redirect("/");
}

/** Stores the choice, and redirects to the form's page. A page that posted by script stays and is only refreshed. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireAccess(context);
  const form = await request.formData();
  const { production, origin } = context.build;
  const forget = form.get("reset") ? "all" : form.get("colours") === "standard" ? "colours" : undefined;
  const preferences = readPreferenceForm(form);
  const headers = forget
    ? clearedLookCookies(forget, production)
    : preferenceCookies(preferences, production);
  for (const header of headers) context.setCookie(header);
  // A signed-in user has one language everywhere; the cookie is for this browser's sign-in page.
  if (preferences.language && context.visitor.state === "signed-in") {
    await api.account.setLanguage({ language: preferences.language });
  }
  if (context.url.pathname.endsWith(".data")) return null;
  return redirect(samePage(String(form.get("to") ?? "/"), origin));
}

/** The form's path on this origin; / for anything else. */
function samePage(to: string, origin: string): string {
  if (!to.startsWith("/") || /[\\\t\r\n]/.test(to) || !URL.canParse(to, origin)) return "/";
  const target = new URL(to, origin);
  const ours = target.origin === origin && !target.pathname.startsWith("//");
  return ours ? target.pathname + target.search : "/";
}
