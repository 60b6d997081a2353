import type { LoaderFunctionArgs } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import { enter } from "~/session/enter";

/** What a form's browser works on, fetched when somebody begins to fill it in. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = enter(context);
  const stamp = context.url.searchParams.get("stamp")?.slice(0, 100) ?? "";
  const headers = { "cache-control": "no-store" };
  try {
    return Response.json(await api.humanChecks.challenge({ stamp }), { headers });
  } catch (error) {
    // A stamp that is old or none of ours: the form says so when it is sent.
    if (error instanceof AppError)
      return Response.json({ code: error.code }, { status: error.status, headers });
    throw error;
  }
}
