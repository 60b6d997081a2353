import type { LoaderFunctionArgs } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { requireAccess } from "~/session/require-access";

/** The challenge of a public form, fetched when the visitor starts to fill it in. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireAccess(context);
  const stamp = context.url.searchParams.get("stamp")?.slice(0, 100) ?? "";
  const headers = { "cache-control": "no-store" };
  try {
    return Response.json(await api.humanChecks.challenge({ stamp }), { headers });
  } catch (error) {
    // An expired or invalid stamp is reported when the form is sent.
    if (error instanceof AppError)
      return Response.json({ code: error.code }, { status: error.status, headers });
    throw error;
  }
}
