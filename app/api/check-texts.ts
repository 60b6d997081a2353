import { os } from "@orpc/server";
import { AppError } from "~/contract/errors";
import { unstorableTexts } from "~/contract/plain-text";
import type { ApiContext } from "./context";

/** Refuses every input with a text that cannot be stored, before anything is looked up. */
export const checkTexts = os.$context<ApiContext>().middleware(({ next }, input) => {
  const paths = unstorableTexts(input);
  if (paths.length === 0) return next();
  throw new AppError("text_unreadable", {
    fields: Object.fromEntries(paths.map(path => [path, ["field.unreadable"]])),
  });
});

/** The same for an address with its query, as `Request` holds it: percent-encoded. @throws AppError text_unreadable */
export function checkAddress(url: string): void {
  if (url.includes("%00")) throw new AppError("text_unreadable");
}

/**
 * Refuses a JSON body that is no object: on an address with a path parameter the router would silently ignore it.
 * @throws AppError bad_request
 */
export async function checkBodyIsObject(request: Request): Promise<void> {
  if (!request.body || !request.headers.get("content-type")?.includes("json")) return;
  if (/^\s*["[\d\-tf]/.test(await request.clone().text())) throw new AppError("bad_request");
}
