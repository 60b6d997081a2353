import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { paths } from "~/paths";
import { guessCountry } from "~/routes/identity/guess-country";
import { flash } from "~/session/flash";
import { backFromGoogle, type Round } from "~/session/google";
import { storePendingMail } from "~/session/pending-mail";
import { requireAccess } from "~/session/require-access";
import { safeTarget } from "~/session/safe-target";
import { sessionCookie } from "~/session/session-cookie";
import { storeTicket } from "~/session/sign-in-ticket";

/** The redirect target of Google's sign-in. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  requireAccess(context);
  const back = await backFromGoogle(context, request);
  if (!back) return redirect(paths.door("any", { google: "failed" }));
  const { round, code } = back;
  if (round.link) return connect(context, round, code);
  if (context.visitor.state === "signed-in") return redirect("/");
  const { country } = await guessCountry(context, request);
  return signIn(context, round, code, country);
}

async function signIn(context: AppLoadContext, round: Round, code: string | undefined, country: string) {
  const { api, build, language } = context;
  const { door, to, remember, verifier, nonce } = round;
  try {
    // Without a code too, so that the failed attempt is logged.
    const entered = await api.session.google({ code, verifier, nonce, door, language, country });
    if (entered.state === "mailed") {
      storePendingMail(context, { email: entered.email, from: "/login", to });
      return redirect(paths.google.agree());
    }
    context.setCookie(sessionCookie(entered.tokens, { remember, secure: build.production, now: new Date() }));
    if (entered.isNew) flash(context, { kind: "done", key: "google:welcome" });
    return redirect(safeTarget(to ?? null, entered.user, build));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const values = error.data.values ?? {};
    if (error.code === "two_factor_needed") {
      storeTicket(context, String(values.ticket), remember);
      return redirect(paths.twoFactor.code({ to }));
    }
    if (error.code === "sign_in_wait") {
      const count = Number(values.seconds);
      flash(context, { kind: "problem", key: "errors:sign_in_wait", values: { count } });
      return redirect(paths.door(door, { to }));
    }
    return redirect(paths.door(door, { to, google: values.door === "other" ? "other" : "failed" }));
  }
}

/** Links Google only for the user who started it and is still signed in. */
async function connect(context: AppLoadContext, round: Round, code: string | undefined) {
  const { api, build, visitor } = context;
  if (visitor.state !== "signed-in" || visitor.user.id !== round.link) return redirect(paths.login());
  const back = safeTarget(round.to ?? null, visitor.user, build);
  try {
    await api.google.link({ code, verifier: round.verifier, nonce: round.nonce });
    flash(context, { kind: "done", key: "google:linkedNow" });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const own = error.code === "google_taken" || error.code === "google_unreachable";
    flash(context, { kind: "problem", key: own ? `errors:${error.code}` : "google:linkFailed" });
  }
  return redirect(back);
}
