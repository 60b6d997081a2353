import type { AppLoadContext } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import type { StagedUpload } from "~/contract/files";
import { sayError, textsFor } from "~/i18n/server";
import { type Answer, type Kind, kinds } from "~/ui/knowledge/answer";
import type { ReceivedForm } from "./receive-files";

type Staged = Partial<Record<Kind, StagedUpload>>;

/**
 * Puts together what a form has: the files that came with it, and those that an earlier try left
 * waiting. A file in the wrong field goes to the right one where that is free. `fields` says what is
 * wrong, at the field that the file was chosen in.
 */
export async function takeFiles(
  { api, language }: AppLoadContext,
  { form, files }: ReceivedForm,
): Promise<{ staged: Staged; fields: Answer["fields"] }> {
  const fields: Answer["fields"] = {};
  const staged: Staged = {};
  const strays: [Kind, StagedUpload][] = [];
  for (const kind of kinds) {
    const file = files[kind];
    if (file && "refused" in file)
      fields[kind] = [sayError(language, file.refused.code, file.refused.data.values)];
    else if (file && file.staged.kind === kind) staged[kind] = file.staged;
    else if (file) strays.push([kind, file.staged]);
  }
  for (const kind of kinds) {
    const id = form.get(`waiting-${kind}`);
    if (typeof id !== "string" || id === "") continue;
    if (staged[kind]) {
      await api.files.unstage({ id }).catch(nothingIfGone);
      continue;
    }
    const waiting = await api.files.staged({ id }).catch(nothingIfGone);
    if (waiting) staged[kind] = waiting;
    else fields[kind] ??= [sayError(language, "upload_expired")];
  }
  for (const [field, file] of strays) {
    const taken = staged[file.kind];
    if (!taken) {
      staged[file.kind] = file;
      continue;
    }
    await api.files.unstage({ id: file.id });
    fields[field] = [textsFor(language)("divisions:new.wrongField", { name: taken.name })];
  }
  return { staged, fields };
}

/** What somebody wrote into a hidden field may be no id at all. */
function nothingIfGone(error: unknown): undefined {
  const { code } = error as { code?: unknown };
  if (error instanceof AppError ? error.code === "upload_expired" : code === "BAD_REQUEST") return undefined;
  throw error;
}
