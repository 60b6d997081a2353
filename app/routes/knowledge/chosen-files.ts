import type { AppLoadContext } from "@remix-run/node";
import type { KnowledgeFile } from "~/contract/files";
import { paths } from "~/paths";
import { chosenIds } from "~/routes/list/chosen";
import { requireSignedIn } from "~/session/require-access";
import { listPlace } from "./list-place";

/**
 * The ids that the address names, and those of their files that the user may read, by name, without those that are being
 * deleted; and where they were chosen.
 */
export async function chosenFiles(
  context: AppLoadContext,
): Promise<{ ids: string[]; files: KnowledgeFile[]; back: string }> {
  const { api, user } = requireSignedIn(context);
  const ids = chosenIds(context.url.searchParams);
  const { rows } = ids.length > 0 ? await api.files.list({ ids, size: 100, sort: "name" }) : { rows: [] };
  const files = rows.filter(({ status }) => status !== "deleting");
  const divisions = new Set(files.map(({ divisionId }) => divisionId));
  const [division] = divisions.size === 1 ? divisions : [];
  const usual = paths.knowledge.divisions(user.access, division ? { division } : {});
  return { ids, files, back: listPlace(context, user, usual) };
}
