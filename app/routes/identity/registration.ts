import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import type { z } from "zod";
import type { HumanAnswer } from "~/contract/human-check-fields";
import { paths } from "~/paths";
import { refuseFields } from "~/session/form";
import { humanAnswerOf, newHumanStamp, refuseHumanCheck } from "~/session/human-check";
import { parseForm } from "~/session/parse-form";
import { type PendingMail, storePendingMail } from "~/session/pending-mail";
import { requireAccess } from "~/session/require-access";
import { guessCountry } from "./guess-country";

/** The initial data of the registration pages: a guessed country, and a stamp of the human check. */
export async function beginRegistration({ context, request }: LoaderFunctionArgs) {
  requireAccess(context);
  return { ...(await guessCountry(context, request)), stamp: await newHumanStamp(context) };
}

/** Submits a registration. The same response whether or not the address has an account: to check the mailbox. */
export async function register<Schema extends z.ZodType<{ email: string }>>(
  { request, context }: ActionFunctionArgs,
  from: PendingMail["from"],
  schema: Schema,
  signUp: (fields: z.output<Schema> & { human: HumanAnswer }) => Promise<{ ticket?: string }>,
) {
  requireAccess(context);
  const form = await request.formData();
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    const { ticket } = await signUp({ ...submission.value, human: humanAnswerOf(form) });
    const to = context.url.searchParams.get("to") ?? undefined;
    storePendingMail(context, { email: submission.value.email, from, to, ticket });
    return redirect(paths.verify());
  } catch (error) {
    return refuseHumanCheck(context, submission, error);
  }
}
