import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { paths } from "~/paths";
import { requireAccess } from "~/session/require-access";
import { clearedSessionCookie } from "~/session/session-cookie";
import { rememberEndedSession } from "~/session/unsent-form";

export function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  return redirect("/");
}

export async function action({ context }: ActionFunctionArgs) {
  const { api } = requireAccess(context);
  try {
    if (context.visitor.state === "signed-in") await api.session.signOut();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  rememberEndedSession(context.setCookie, context.cookies, context.build.production);
  context.setCookie(clearedSessionCookie(context.build.production));
  return redirect(paths.login());
}
