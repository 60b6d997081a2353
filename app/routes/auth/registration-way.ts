import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import type { HumanAnswer } from "~/contract/human-check-fields";
import { paths } from "~/paths";
import { type AwaitedMail, awaitMail } from "~/session/awaited-mail";
import { enter } from "~/session/enter";
import { refuseFields } from "~/session/form";
import { humanOf, newHumanStamp, refuseHuman } from "~/session/human-check";
import { guessCountry } from "./guess-country";

/** What each of the registrations begins with: a guess at the country, and a stamp of the human check. */
export async function beginRegistration({ context, request }: LoaderFunctionArgs) {
  enter(context);
  return { ...(await guessCountry(context, request)), stamp: await newHumanStamp(context) };
}

/**
 * Takes one of the registrations. The same answer for an address that has an account and for one that has none: to
 * look into its mailbox.
 */
export async function register<Schema extends z.ZodType<{ email: string }>>(
  { request, context }: ActionFunctionArgs,
  from: AwaitedMail["from"],
  schema: Schema,
  signUp: (fields: z.output<Schema> & { human: HumanAnswer }) => Promise<unknown>,
) {
  enter(context);
  const form = await request.formData();
  const submission = parseWithZod(form, { schema });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    await signUp({ ...submission.value, human: humanOf(form) });
    const to = context.url.searchParams.get("to") ?? undefined;
    awaitMail(context, { email: submission.value.email, from, to });
    return redirect(paths.verify());
  } catch (error) {
    return refuseHuman(context, submission, error);
  }
}
