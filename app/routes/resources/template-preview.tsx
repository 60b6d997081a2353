import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { MailContentFields } from "~/contract/mail-blocks";
import { draftOf } from "~/routes/operator-mail/draft";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";

/** There is nothing to draw without a form. */
export function loader({ context }: LoaderFunctionArgs) {
  requireSignedIn(context);
  return notFound();
}

/** The preview of a form's mail while it is typed, as JSON. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const content = MailContentFields.safeParse(draftOf(await request.formData()));
  if (!content.success) return new Response(null, { status: 422 });
  return Response.json(await or404(api.mailTemplates.preview({ id: params.id ?? "", ...content.data })));
}
