import type { AppLoadContext } from "@remix-run/node";
import { isStorable } from "~/contract/plain-text";
import { sayInvalid } from "~/i18n/server";
import type { FileChoices } from "~/ui/chats/file-choices";

const offeredAtOnce = 12;

/**
 * The files that a chat can be limited to: the selected ones, and the newest results of a search, within the selected
 * divisions if there are any.
 */
export async function fileChoices(
  { api }: AppLoadContext,
  divisionIds: string[],
  { ids = [], within = [], search = "" }: { ids?: string[]; within?: string[]; search?: string } = {},
): Promise<FileChoices> {
  const [only, ...more] = within;
  const [chosen, found] = await Promise.all([
    ids.length > 0 ? api.files.list({ ids: ids.slice(0, 100), size: 100 }) : { rows: [] },
    api.files.list({
      status: "ready",
      search: search.slice(0, 100),
      size: ids.length > offeredAtOnce ? 100 : 25,
      ...(only && more.length === 0 && { divisionId: only }),
    }),
  ]);
  const searchedDivisions = more.length > 0 ? within : divisionIds;
  const shown = chosen.rows.map(({ id }) => id);
  const others = found.rows
    .filter(
      ({ id, divisionId }) => divisionId && searchedDivisions.includes(divisionId) && !shown.includes(id),
    )
    .slice(0, offeredAtOnce);
  const file = ({ id, name, divisionName }: (typeof found.rows)[number]) => ({ id, name, divisionName });
  return {
    chosen: chosen.rows.map(file),
    found: others.map(file),
    total: found.total,
    search,
  };
}

/** The choices of a form that searches files or was refused, from its values. */
export async function choicesOfForm(
  context: AppLoadContext,
  divisionIds: string[],
  form: FormData,
): Promise<FileChoices> {
  const texts = (name: string) => form.getAll(name).filter(value => typeof value === "string");
  const ids = texts("fileIds").filter(id => uuid.test(id));
  const search = texts("fileSearch")[0] ?? "";
  const readable = isStorable(search);
  const choices = await fileChoices(context, divisionIds, {
    ids: [...new Set(ids)],
    within: texts("divisionIds").filter(id => uuid.test(id)),
    search: readable ? search : "",
  });
  return readable ? choices : { ...choices, problem: sayInvalid(context.language, "field.unreadable") };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether the form was sent by the button that searches files. */
export const searchesFiles = (form: FormData): boolean => form.get("intent") === "files";
