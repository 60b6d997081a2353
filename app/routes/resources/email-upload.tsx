import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { AppError, type ErrorCode } from "~/contract/errors";
import { isolate } from "~/i18n/isolate";
import { sayError, textsFor } from "~/i18n/server";
import { paths } from "~/paths";
import { type Part, readParts } from "~/routes/knowledge/read-parts";
import { flash } from "~/session/flash";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";

/** More than the limit of attachments, so that its error is returned. */
const maxParts = 30;

/** How much of a file's name a message has, and the length that a value of a message can have. */
const maxShownName = 60;
const maxValue = 300;

/** Attaches each file of a form to a draft, one after the other, and reports their number and those that were refused. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  requireSignedIn(context);
  const id = params.id ?? "";
  let count = 0;
  const refused: string[] = [];
  let parts = 0;
  for await (const part of readParts(request)) {
    if (++parts > maxParts) throw new Response(null, { status: 400 });
    if (!part.filename) {
      await drain(part);
      continue;
    }
    const error = await attach(context, id, part, part.filename, request.signal);
    if (error?.code === "not_found") throw notFound();
    if (error) refused.push(refusalOf(context, part.filename, error));
    else count += 1;
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

async function drain({ body }: Part): Promise<void> {
  for await (const _piece of body);
}

/** Redirects to the page with the form, for example after signing in again. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  const { id } = await or404(api.emailDrafts.read({ id: params.id ?? "" }));
  return redirect(paths.emails.files(id));
}
