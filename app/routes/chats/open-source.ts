import type { AppLoadContext } from "@remix-run/node";
import type { Message } from "~/contract/answers";
import { AppError } from "~/contract/errors";
import type { FilePage } from "~/contract/files";
import type { OpenSource } from "~/ui/chats/shown";
import { type Reader, shownSource } from "./shown-message";

type Api = AppLoadContext["api"];

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const sourcePattern = new RegExp(`^(${uuid})\\.(\\d{1,3})$`, "i");

/**
 * The source of `?source=<message>.<number>`, if it belongs to one of these answers, with its page if the reader
 * may see it; `?page=` selects another page of the same file.
 */
export async function openSource(
  api: Api,
  messages: Message[],
  query: URLSearchParams,
  reader: Reader,
): Promise<OpenSource | null> {
  const [, messageId, number] = sourcePattern.exec(query.get("source") ?? "") ?? [];
  const message = messages.find(({ id }) => id === messageId);
  const citation = message?.citations.find(one => one.number === Number(number));
  if (!message || !citation) return null;
  const { fileId, pageId, start, end } = citation;
  const requestedPage = query.get("page");
  const otherPageId =
    requestedPage && requestedPage !== pageId && new RegExp(`^${uuid}$`, "i").test(requestedPage)
      ? requestedPage
      : null;
  const page = fileId && pageId ? await readPage(api, otherPageId ?? pageId) : null;
  return {
    ...shownSource(citation, reader),
    messageId: message.id,
    of: message.citations.length,
    page:
      page && page.fileId === fileId
        ? {
            fileId: page.fileId,
            original: page.kind === "pdf" && !page.replaced,
            replaced: page.replaced !== null,
            heading: page.heading,
            number: page.number,
            ordinal: page.ordinal,
            total: page.total,
            text: page.text,
            start: otherPageId ? 0 : start,
            end: otherPageId ? 0 : end,
            previousId: page.previousId,
            nextId: page.nextId,
          }
        : null,
  };
}

/** The file may have been deleted since the answer. */
async function readPage(api: Api, id: string): Promise<FilePage | null> {
  try {
    return await api.files.page({ id });
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return null;
    throw error;
  }
}
