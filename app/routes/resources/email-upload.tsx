import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { AppError, type ErrorCode } from "~/contract/errors";
import { paths } from "~/paths";
import { type Part, readParts } from "~/routes/knowledge/read-parts";
import { flash } from "~/session/flash";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";

/** More than the limit of attachments, so that its error is returned. */
const maxParts = 30;

/** Attaches each file of a form to a draft, one after the other, and reports their number or the refusal. */
export async function action({ params, request, context }: ActionFunctionArgs) {
  requireSignedIn(context);
  const id = params.id ?? "";
  let count = 0;
  let refused: AppError | undefined;
  let parts = 0;
  for await (const part of readParts(request)) {
    if (++parts > maxParts) throw new Response(null, { status: 400 });
    if (!part.filename || refused) await drain(part);
    else {
      refused = await attach(context, id, part, part.filename, request.signal);
      if (!refused) count += 1;
    }
  }
  if (refused?.code === "not_found") throw notFound();
  if (refused)
    flash(context, { kind: "problem", key: `errors:${refused.code}`, values: refused.data.values ?? {} });
  else if (count === 0) flash(context, { kind: "problem", key: "emails:files.notChosen" });
  else flash(context, { kind: "done", key: "emails:files.attached", values: { count } });
  return redirect(paths.emails.files(id));
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
