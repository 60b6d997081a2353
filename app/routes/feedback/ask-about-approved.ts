import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { isolate } from "~/i18n/isolate";
import { pageTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { orAlreadyDeleted } from "~/session/check-deleted";
import { flash } from "~/session/flash";
import { callOptions, refuseQuestion } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";

/** The confirmations about an approved answer: the required action, the endpoint, and the flash message. */
const questions = {
  end: { action: "update", call: "end", done: "approved:ended" },
  delete: { action: "delete", call: "remove", done: "approved:deleted" },
} as const;

/** The question of a page that ends or deletes an approved answer. */
export async function loadApprovedQuestion(
  { context, params }: LoaderFunctionArgs,
  asked: keyof typeof questions,
) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can(questions[asked].action, "File")) throw notFound();
  const { wordings, cited, version } = await or404(api.approvedAnswers.read({ id: params.id ?? "" }));
  return { title: pageTitle(context.language, context.page), name: wordings[0]!, cited, version };
}

/** Ends or deletes an approved answer, and shows the others. */
export async function actOnApproved(
  { context, params, request }: ActionFunctionArgs,
  asked: keyof typeof questions,
) {
  const { api } = requireSignedIn(context);
  const { call, done } = questions[asked];
  const form = await request.formData();
  const options = callOptions(form);
  const list = paths.feedback.approved.list();
  try {
    const { wordings } = await orAlreadyDeleted(
      context,
      api.approvedAnswers[call]({ id: params.id ?? "" }, options),
    );
    flash(context, { kind: "done", key: done, values: { name: isolate(wordings[0]!) } });
    return redirect(list);
  } catch (error) {
    return refuseQuestion(context, error);
  }
}
