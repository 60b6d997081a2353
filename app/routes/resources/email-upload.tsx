import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { maxFiles } from "~/contract/email-draft-limits";
import { AppError, type ErrorCode } from "~/contract/errors";
import { isolate } from "~/i18n/isolate";
import { sayError, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { type Part, readParts } from "~/routes/knowledge/read-parts";
import { flash } from "~/session/flash";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";

/** More refused files than a message can name. */
const maxNamed = 30;

/** How much of a file's name a message has, and the length that a value of a message can have. */
const maxShownName = 60;
const maxValue = 300;

/** Attaches each file of a form to a draft, one after the other, and reports their number and those that were refused. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  requireSignedIn(context);
  const id = params.id ?? "";
  let count = 0;
  const refused: string[] = [];
  let files = 0;
  for await (const part of readParts(request)) {
    if (!part.filename) {
      await drain(part);
      continue;
    }
    const error =
      ++files > maxFiles
        ? await refuseMore(part)
        : await attach(context, id, part, part.filename, request.signal);
    if (error?.code === "not_found") return await leaveDraft(context, id);
    if (!error) count += 1;
    else if (refused.length < maxNamed) refused.push(refusalOf(context, part.filename, error));
  }
  const reasons = startOf(refused);
  if (refused.length > 0 && count > 0)
    flash(context, { kind: "problem", key: "emails:files.someAttached", values: { count, reasons } });
  else if (refused.length > 0)
    flash(context, { kind: "problem", key: "emails:files.notAttached", values: { reasons } });
  else if (count === 0) flash(context, { kind: "problem", key: "emails:files.notChosen" });
  else flash(context, { kind: "done", key: "emails:files.attached", values: { count } });
  return redirect(paths.emails.files(id));
}

/** Leads to the mail that the draft became, if it was sent meanwhile. @throws 404 */
async function leaveDraft(context: AppLoadContext, id: string): Promise<Response> {
  await or404(context.api.emails.read({ id }));
  flash(context, { kind: "problem", key: "errors:email_not_draft" });
  return redirect(paths.emails.view(id));
}

/** The first reasons, as many as a message has room for. */
function startOf(reasons: string[]): string {
  const shown = reasons.filter((_, index) => reasons.slice(0, index + 1).join(" ").length < maxValue - 2);
  return [...shown, ...(shown.length < reasons.length ? ["…"] : [])].join(" ");
}

/** The name of a refused file and the reason. */
function refusalOf({ language }: AppLoadContext, name: string, { code, data }: AppError): string {
  const label = textsFor(language)("shell:label", { name: isolate(name.slice(-maxShownName)) });
  return `${label} ${sayError(language, code, data.values)}`;
}

async function attach(
  { raw }: AppLoadContext,
  id: string,
  part: Part,
  name: string,
  signal: AbortSignal,
): Promise<AppError | undefined> {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await part.body.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await part.body.return(undefined);
    },
  });
  const path = `/email-drafts/${encodeURIComponent(id)}/files?${new URLSearchParams({ name: name.slice(-1000) })}`;
  const answer = await raw(path, { method: "POST", body, duplex: "half", signal } as RequestInit);
  if (answer.ok) return undefined;
  const { code, data } = (await answer.json()) as { code: ErrorCode; data?: AppError["data"] };
  await drain(part);
  return new AppError(code, data);
}

/** The refusal of a file beyond the most attachments of a mail, which is not sent to api/v1. */
async function refuseMore(part: Part): Promise<AppError> {
  await drain(part);
  return new AppError("email_files_most", { values: { limit: maxFiles } });
}

async function drain({ body }: Part): Promise<void> {
  for await (const _piece of body);
}

/** Redirects to the page with the form, for example after signing in again. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  const { id } = await or404(api.emailDrafts.read({ id: params.id ?? "" }));
  return redirect(paths.emails.files(id));
}
