import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";
import { requireSignedIn } from "~/session/require-access";
import { requireConfirmation } from "~/session/require-confirmation";
import { passThrough } from "./pass-through";

/**
 * The user's data as a .zip. After a required confirmation the user continues on the list of exports, because a
 * file is no page.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { raw, user } = requireSignedIn(context);
  await requireConfirmation(context, paths.ownData.overview(user.access));
  return passThrough(
    raw(`/exports/${encodeURIComponent(params.id ?? "")}/content`, { signal: request.signal }),
    context.language,
  );
}
