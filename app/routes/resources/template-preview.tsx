import type { ActionFunctionArgs } from "@remix-run/node";
import { MailContentFields } from "~/contract/mail-blocks";
import { draftOf } from "~/routes/operator-mail/draft";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";

/** How the mail of a form looks while it is typed, as JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const content = MailContentFields.safeParse(draftOf(await request.formData()));
  if (!content.success) return new Response(null, { status: 422 });
  const id = context.url.searchParams.get("template") ?? "";
  return Response.json(await or404(api.mailTemplates.preview({ id, ...content.data })));
}
