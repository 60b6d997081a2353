import { type AppLoadContext, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { paths } from "~/paths";
import { guessCountry } from "~/routes/auth/guess-country";
import { awaitMail } from "~/session/awaited-mail";
import { enter } from "~/session/enter";
import { flash } from "~/session/flash";
import { backFromGoogle, type Round } from "~/session/google";
import { safeTarget } from "~/session/safe-target";
import { keepTicket } from "~/session/second-step";
import { keepSession } from "~/session/session-cookie";

/** Where Google sends the browser back to. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  enter(context);
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
    // Without a code too: that somebody came back without one stands in the activity log.
    const entered = await api.session.google({ code, verifier, nonce, door, language, country });
    if (entered.state === "mailed") {
      awaitMail(context, { email: entered.email, from: "/login", to });
      return redirect(paths.google.agree());
    }
    context.setCookie(keepSession(entered.tokens, remember, build.production, new Date()));
    if (entered.isNew) flash(context, { kind: "done", key: "google:welcome" });
    return redirect(safeTarget(to ?? null, entered.user, build));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const values = error.data.values ?? {};
    if (error.code === "two_factor_needed") {
      keepTicket(context, String(values.ticket), remember);
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

/** Only whoever began it, and is still signed in, gets the connection. */
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
