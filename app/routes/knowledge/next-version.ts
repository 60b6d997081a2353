import type { AppLoadContext } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import type { KnowledgeFile } from "~/contract/files";
import { paths } from "~/paths";
import { requireSignedIn } from "~/session/require-access";
import type { NextVersion } from "~/ui/knowledge/next-version";
import { fileShower, isBusy } from "./show-file";

/** The upload that takes a file's place once it is ready; null without one, and if that has just happened. */
export async function nextVersion(
  context: AppLoadContext,
  { replacedBy }: KnowledgeFile,
): Promise<NextVersion | null> {
  const { api, user } = requireSignedIn(context);
  if (!replacedBy) return null;
  try {
    const file = fileShower(context, user)(await api.files.read({ id: replacedBy }));
    // While it is processed, its own page leads to the file's.
    return { file, to: isBusy(file) ? null : paths.knowledge.file(file.id) };
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
