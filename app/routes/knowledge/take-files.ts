import type { AppLoadContext } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import type { StagedUpload } from "~/contract/files";
import { isolate } from "~/i18n/isolate";
import { sayError, textsFor } from "~/i18n/server";
import { type Answer, type Kind, kinds } from "~/ui/knowledge/answer";
import type { ReceivedForm, Refused } from "./receive-files";

type Staged = Partial<Record<Kind, StagedUpload>>;

/**
 * Combines the files sent with the form and those staged by an earlier attempt. A file in the wrong field moves
 * to the right one if that is free. `fields` holds the errors, at the field of the file.
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
    if (file && "refused" in file) fields[kind] = [refusalOf(file, language)];
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
    const upload = staged[file.kind];
    if (!upload) {
      staged[file.kind] = file;
      continue;
    }
    await api.files.unstage({ id: file.id });
    fields[field] = [textsFor(language)("divisions:new.wrongField", { name: upload.name })];
  }
  return { staged, fields };
}

/** Why a file is refused, with its name: its field is empty on the next page. */
function refusalOf({ refused: { code, data }, name }: Refused, language: AppLoadContext["language"]): string {
  const sentence = sayError(language, code, data.values);
  if (data.values?.name !== undefined) return sentence;
  return textsFor(language)("divisions:new.refused", { name: isolate(name.slice(0, 200)), sentence });
}

/** A forged hidden field may contain an invalid id. */
function nothingIfGone(error: unknown): undefined {
  if (error instanceof AppError && ["upload_expired", "bad_request"].includes(error.code)) return undefined;
  throw error;
}
