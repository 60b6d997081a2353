import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { enter } from "~/session/enter";
import { chosenIn, forgetLook, keepPreferences } from "~/session/preferences";

export function loader({ context }: LoaderFunctionArgs) {
  enter(context);
  return redirect("/");
}

/**
 * Keeps what was chosen, and goes back to the page that the form stood on. A page that asked by script
 * is still there: it only needs to be told that it looks different now.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = enter(context);
  const form = await request.formData();
  const { production, origin } = context.build;
  const forget = form.get("reset") ? "all" : form.get("colours") === "standard" ? "colours" : undefined;
  const chosen = chosenIn(form);
  const headers = forget ? forgetLook(forget, production) : keepPreferences(chosen, production);
  for (const header of headers) context.setCookie(header);
  // Who is signed in has one language everywhere; the cookie keeps it for the sign-in page of this browser.
  if (chosen.language && context.visitor.state === "signed-in") {
    await api.account.setLanguage({ language: chosen.language });
  }
  if (context.url.pathname.endsWith(".data")) return null;
  return redirect(samePage(String(form.get("to") ?? "/"), origin));
}

/** The path of this origin that a form stood on; / for anything else. */
function samePage(to: string, origin: string): string {
  if (!to.startsWith("/") || /[\\\t\r\n]/.test(to) || !URL.canParse(to, origin)) return "/";
  const target = new URL(to, origin);
  const ours = target.origin === origin && !target.pathname.startsWith("//");
  return ours ? target.pathname + target.search : "/";
}
