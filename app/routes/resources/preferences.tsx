import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { enter } from "~/session/enter";
import { keepPreferences, Preferences } from "~/session/preferences";

export function loader({ context }: LoaderFunctionArgs) {
  enter(context);
  return redirect("/");
}

/** Keeps what was chosen, and goes back to the page that the form stood on. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = enter(context);
  const form = await request.formData();
  const chosen = Preferences.partial().safeParse(Object.fromEntries(form));
  if (chosen.success)
    for (const header of keepPreferences(chosen.data, context.build.production)) context.setCookie(header);
  // Who is signed in has one language everywhere; the cookie keeps it for the sign-in page of this browser.
  if (chosen.success && chosen.data.language && context.visitor.state === "signed-in") {
    await api.account.setLanguage({ language: chosen.data.language });
  }
  const to = String(form.get("to") ?? "/");
  const target = new URL(to.startsWith("/") ? to : "/", context.build.origin);
  const stays = target.origin === context.build.origin && !target.pathname.startsWith("//");
  return redirect(stays ? target.pathname + target.search : "/");
}
