import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { doors } from "~/contract/session-fields";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { redirectToGoogle } from "~/session/google";
import { requireAccess } from "~/session/require-access";
import { requireConfirmation } from "~/session/require-confirmation";
import { requestedTarget, safeTarget } from "~/session/safe-target";

/** Only a form starts a sign-in: foreign links lead to the sign-in page. */
export function loader({ context }: LoaderFunctionArgs) {
  requireAccess(context);
  return redirect(paths.login());
}

export async function action({ request, context }: ActionFunctionArgs) {
  requireAccess(context);
  const form = await request.formData();
  return form.get("intent") === "link"
    ? connect(context, request, form)
    : signIn(context, request, form.get("remember") === "on");
}

async function signIn(context: AppLoadContext, request: Request, remember: boolean) {
  const { api, url, visitor } = context;
  if (visitor.state === "signed-in") return redirect("/");
  const door = doors.find(one => one === url.searchParams.get("door")) ?? "any";
  const to = requestedTarget(context);
  try {
    return await redirectToGoogle(context, request, await api.google.begin(), { door, to, remember });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return redirect(paths.door(door, { to, google: "failed" }));
  }
}

/** From the settings: links Google to the signed-in user's account. */
async function connect(context: AppLoadContext, request: Request, form: FormData) {
  const { api, build, visitor } = context;
  if (visitor.state !== "signed-in") return redirect(paths.login());
  const { user } = visitor;
  const back = safeTarget(String(form.get("back")), user, build);
  await requireConfirmation(context, back);
  try {
    const round = { door: "any" as const, link: user.id, to: back, remember: false };
    return await redirectToGoogle(context, request, await api.google.begin(), round);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    flash(context, { kind: "problem", key: `errors:${error.code}` });
    return redirect(back);
  }
}
