import type { LoaderFunctionArgs } from "@remix-run/node";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { mailDocument } from "./mail-document";

/** The HTML of a mail of the outbox, for the frame of its page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  const { content } = await or404(api.operatorMails.read({ id: params.id ?? "" }));
  if (!content) throw notFound();
  return mailDocument(content.html);
}
