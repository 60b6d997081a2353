import type { LoaderFunctionArgs } from "@remix-run/node";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import { safeMailDocument } from "./safe-mail-document";

/** The sanitised HTML of a mail, for the frame of its page. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  const pictures = context.url.searchParams.get("pictures") === "shown" ? ("shown" as const) : undefined;
  const { html } = await or404(api.emails.html({ id: params.id ?? "", pictures }));
  if (!html) throw notFound();
  return safeMailDocument(html, { pictures: pictures !== undefined });
}
