import { type AppLoadContext, redirect } from "@remix-run/node";
import type { ErrorCode } from "~/contract/errors";
import { paths } from "~/paths";
import { wantedPath } from "./guard";

/**
 * Goes on only when this session has shown within a quarter of an hour that it is its user's; otherwise leads to the
 * page of the area that asks, and from there to `back`. For what holds nothing but a button; a form that somebody has
 * filled in is handed back instead, with the way of {@link wayToConfirm}.
 */
export async function confirmed({ api, visitor }: AppLoadContext, back: string): Promise<void> {
  if (visitor.state !== "signed-in" || (await api.confirmations.read()).until) return;
  throw redirect(paths.confirmIdentity(visitor.user.access, { to: back }));
}

/**
 * What a form that was refused for want of a confirmation says beside the sentence: where one confirms, in a tab of its
 * own.
 */
export function wayToConfirm({ visitor, url }: AppLoadContext, code: ErrorCode): { confirmAt?: string } {
  if (code !== "confirmation_needed" || visitor.state !== "signed-in") return {};
  return { confirmAt: paths.confirmIdentity(visitor.user.access, { to: wantedPath(url) }) };
}
