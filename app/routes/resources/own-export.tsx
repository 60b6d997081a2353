import type { LoaderFunctionArgs } from "@remix-run/node";
import { paths } from "~/paths";
import { confirmed } from "~/session/confirmed";
import { enterSignedIn } from "~/session/enter";
import { handOn } from "./hand-on";

/** One's own data as a .zip. A file is no page to come back to: who confirms here goes on where it is listed. */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { raw, user } = enterSignedIn(context);
  await confirmed(context, paths.ownData.overview(user.access));
  return handOn(raw(`/exports/${encodeURIComponent(params.id ?? "")}/content`, { signal: request.signal }));
}
