import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { LetterheadFields } from "~/contract/letterhead-fields";
import { notFound, requireSignedIn } from "~/session/require-access";

/** There is nothing to draw without a form. */
export function loader({ context }: LoaderFunctionArgs) {
  requireSignedIn(context);
  return notFound();
}

/** The preview of a company's mail while its name and signature are typed, as JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const fields = LetterheadFields.safeParse(Object.fromEntries(await request.formData()));
  if (!fields.success) return new Response(null, { status: 422 });
  return Response.json(await api.letterhead.preview(fields.data));
}
