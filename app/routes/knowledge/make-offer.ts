import type { AppLoadContext } from "@remix-run/node";
import type { Quota } from "~/contract/divisions";
import { sayError } from "~/i18n/server";
import { mayBuy } from "~/session/may-buy";
import type { FileLimit } from "~/ui/form/use-chosen-files";
import type { Offer } from "~/ui/knowledge/answer";

/** The largest file that can be uploaded. */
export const fileLimit = ({ build, language }: AppLoadContext): FileLimit => ({
  megabytes: build.uploadLimitMb,
  tooLarge: sayError(language, "file_too_large", { limit: build.uploadLimitMb }),
});

/** A longer select would be unusable; other divisions are reached from their own page. */
const maxOffered = 500;

/** The choices of the upload form: divisions that accept files, and whether a new one may be created. */
export async function makeOffer(context: AppLoadContext, wanted: string): Promise<Offer> {
  const { api, visitor } = context;
  const divisions: Offer["divisions"] = [];
  const store = api.files.store();
  let quota: Quota;
  for (let page = 1; ; page++) {
    const list = await api.divisions.list({ page, size: 100 });
    quota = list.quota;
    divisions.push(...list.rows.filter(row => row.status === "open" && !row.locked));
    if (list.to >= list.total || list.rows.length === 0 || divisions.length >= maxOffered) break;
  }
  const offered = divisions.map(({ id, name }) => ({ id, name }));
  const known = offered.some(({ id }) => id === wanted);
  return {
    divisions: offered,
    chosen: known ? wanted : offered.length === 0 ? "new" : offered.length === 1 ? offered[0]!.id : "",
    limit: fileLimit(context),
    store: (await store).state,
    full: quota.locked ? quota.limit : null,
    purchase: mayBuy(context),
    versions: visitor.state === "signed-in" && visitor.ability.can("update", "File"),
  };
}
