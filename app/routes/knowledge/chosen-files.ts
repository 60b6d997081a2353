import type { AppLoadContext } from "@remix-run/node";
import { Id } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { KnowledgeFile } from "~/contract/files";
import { paths } from "~/paths";
import { requireSignedIn } from "~/session/require-access";
import { listPlace } from "./list-place";

/** The ids of the files that an address names, at most a page of them. */
const chosenIds = (url: URL): string[] =>
  [...new Set(url.searchParams.getAll("id"))].filter(id => Id.safeParse(id).success).slice(0, 100);

/**
 * The ids that the address names, and those of their files that the user may read, by name, without those that are being
 * deleted; and where they were chosen.
 */
export async function chosenFiles(
  context: AppLoadContext,
): Promise<{ ids: string[]; files: KnowledgeFile[]; back: string }> {
  const { api, user } = requireSignedIn(context);
  const ids = chosenIds(context.url);
  const { rows } = ids.length > 0 ? await api.files.list({ ids, size: 100, sort: "name" }) : { rows: [] };
  const files = rows.filter(({ status }) => status !== "deleting");
  const divisions = new Set(files.map(({ divisionId }) => divisionId));
  const [division] = divisions.size === 1 ? divisions : [];
  const usual = paths.knowledge.divisions(user.access, division ? { division } : {});
  return { ids, files, back: listPlace(context, user, usual) };
}

/** Does the same to each file, and counts those that it was refused for. */
export async function forEachFile<File>(files: File[], act: (file: File) => Promise<unknown>) {
  let count = 0;
  for (const file of files) {
    try {
      await act(file);
      count++;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return { count, left: files.length - count };
}
