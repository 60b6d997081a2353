import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { paths } from "~/paths";
import { enter } from "~/session/enter";
import { clearSession } from "~/session/session-cookie";

export function loader({ context }: LoaderFunctionArgs) {
  enter(context);
  return redirect("/");
}

export async function action({ context }: ActionFunctionArgs) {
  const { api } = enter(context);
  try {
    if (context.visitor.state === "signed-in") await api.session.signOut();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  context.setCookie(clearSession(context.build.production));
  return redirect(paths.login());
}
