import type { AppLoadContext } from "@remix-run/node";
import { afterId } from "./after-id";

type Api = AppLoadContext["api"];
type Page = Awaited<ReturnType<Api["answers"]["list"]>> & { moved: boolean };
type Part = { id: string; before?: string | undefined; branch?: string | undefined };

const shownAtOnce = 20;
const readAtOnce = 100;
/** About what a browser still lays out for printing in some seconds; older questions are on the next page. */
const printedAtMost = 1000;

/**
 * The newest questions of a chat, newest first, or those around the question that names the branch where it is older.
 * `moved` says that newer ones may follow.
 */
export async function readThread(api: Api, part: Part): Promise<Page> {
  const { branch } = part;
  const page = await api.answers.list({ ...part, size: shownAtOnce });
  if (!branch || part.before || page.messages.some(({ id }) => id === branch))
    return { ...page, moved: part.before !== undefined };
  const around = await api.answers.list({ ...part, before: afterId(branch), size: shownAtOnce });
  return { ...around, moved: true };
}

/** All questions of a chat for printing, newest first: there only the paper has pages. */
export async function readWholeThread(api: Api, part: Part): Promise<Page> {
  const page = await api.answers.list({ ...part, size: readAtOnce });
  const messages = [...page.messages];
  let { older } = page;
  while (older && messages.length < printedAtMost) {
    const next = await api.answers.list({ ...part, before: older, size: readAtOnce });
    messages.push(...next.messages);
    older = next.older;
  }
  return { ...page, messages, older, moved: part.before !== undefined };
}
