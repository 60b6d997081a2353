import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { doors } from "~/contract/session-fields";
import { paths } from "~/paths";
import { confirmed } from "~/session/confirmed";
import { enter } from "~/session/enter";
import { flash } from "~/session/flash";
import { leaveForGoogle } from "~/session/google";
import { safeTarget } from "~/session/safe-target";

/** Only a form begins a sign-in: a link somebody else wrote leads to the door. */
export function loader({ context }: LoaderFunctionArgs) {
  enter(context);
  return redirect(paths.login());
}

export async function action({ request, context }: ActionFunctionArgs) {
  enter(context);
  const form = await request.formData();
  return form.get("intent") === "link"
    ? connect(context, request, form)
    : signIn(context, request, form.get("remember") === "on");
}

async function signIn(context: AppLoadContext, request: Request, remember: boolean) {
  const { api, url, visitor } = context;
  if (visitor.state === "signed-in") return redirect("/");
  const door = doors.find(one => one === url.searchParams.get("door")) ?? "any";
  const to = url.searchParams.get("to")?.slice(0, 2000) ?? undefined;
  try {
    return await leaveForGoogle(context, request, await api.google.begin(), { door, to, remember });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return redirect(paths.door(door, { to, google: "failed" }));
  }
}

/** From one's settings: the account that one is signed in to gets another way in. */
async function connect(context: AppLoadContext, request: Request, form: FormData) {
  const { api, build, visitor } = context;
  if (visitor.state !== "signed-in") return redirect(paths.login());
  const { user } = visitor;
  const back = safeTarget(String(form.get("back")), user, build);
  await confirmed(context, back);
  try {
    const round = { door: "any" as const, link: user.id, to: back, remember: false };
    return await leaveForGoogle(context, request, await api.google.begin(), round);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    flash(context, { kind: "problem", key: `errors:${error.code}` });
    return redirect(back);
  }
}
