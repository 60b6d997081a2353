import type { AppLoadContext } from "@remix-run/node";
import { afterId } from "./after-id";

type Api = AppLoadContext["api"];
type Page = Awaited<ReturnType<Api["answers"]["list"]>> & { moved: boolean };
type Part = { id: string; before?: string | undefined; branch?: string | undefined };

const shownAtOnce = 20;
const readAtOnce = 100;
/** Chosen: a browser lays out about so many for printing in some seconds; older questions are on the next page. */
const maxPrinted = 1000;

/**
 * Reads the newest questions of a chat, newest first, or those around the question of the branch if it is older. `moved`:
 * newer ones may follow.
 */
export async function readThread(api: Api, part: Part): Promise<Page> {
  const { branch } = part;
  const page = await api.answers.list({ ...part, size: shownAtOnce });
  if (!branch || part.before || page.messages.some(({ id }) => id === branch))
    return { ...page, moved: part.before !== undefined };
  const around = await api.answers.list({ ...part, before: afterId(branch), size: shownAtOnce });
  return { ...around, moved: true };
}

/** Reads all questions of a chat for printing, newest first, without paging. */
export async function readWholeThread(api: Api, part: Part): Promise<Page> {
  const page = await api.answers.list({ ...part, size: readAtOnce });
  const messages = [...page.messages];
  let { older } = page;
  while (older && messages.length < maxPrinted) {
    const next = await api.answers.list({ ...part, before: older, size: readAtOnce });
    messages.push(...next.messages);
    older = next.older;
  }
  return { ...page, messages, older, moved: part.before !== undefined };
}
