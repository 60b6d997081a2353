import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { wholeAddresses } from "~/contract/email-draft-fields";
import { AppError } from "~/contract/errors";
import { formatTimeOfDay } from "~/i18n/format";
import { sayError, sayInvalid } from "~/i18n/server";
import { paths } from "~/paths";
import { DraftForm, forwardFiles } from "~/routes/emails/draft-form";
import { callOptions } from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import type { Autosave } from "~/ui/emails/use-autosave";

const answer = (saved: Autosave) => Response.json(saved, { headers: { "cache-control": "no-store" } });

/** Saves a mail while it is written, without what is incomplete, and answers with the draft's version or the refusal. */
export async function action({ context, request, params }: ActionFunctionArgs) {
  const { api, user } = requireSignedIn(context);
  const form = await request.formData();
  for (const name of ["recipients", "copies", "blindCopies"])
    form.set(name, wholeAddresses(String(form.get(name) ?? "")));
  const submission = parseForm(form, { schema: DraftForm });
  const refused = (problem: string | null) => answer({ at: null, version: 0, problem });
  if (submission.status !== "success") {
    const [code] = Object.values(submission.error ?? {}).flat();
    return refused(code ? sayInvalid(context.language, code) : null);
  }
  if (submission.value.draftId !== params.id) return refused(null);
  const { draftId: id, ...fields } = submission.value;
  try {
    const { version, files } = await api.emailDrafts.save({ ...fields, id }, callOptions(form));
    // Attachments that failed are reported by the next save that is no automatic one.
    await forwardFiles(context, id, form, files).catch(error => {
      if (!(error instanceof AppError)) throw error;
    });
    const at = formatTimeOfDay(new Date(), { language: context.language, timeZone: user.timeZone });
    return answer({ at, version, problem: null });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const [code] = Object.values(error.data.fields ?? {}).flat();
    return refused(
      code ? sayInvalid(context.language, code) : sayError(context.language, error.code, error.data.values),
    );
  }
}

/** Redirects to the page with the form, for example after signing in again. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  const { id } = await or404(api.emailDrafts.read({ id: params.id ?? "" }));
  return redirect(paths.emails.draft(id));
}
