import type { AppLoadContext, LoaderFunctionArgs } from "@remix-run/node";
import type { Chat } from "~/contract/chats";
import { formatList, formatTime } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import { escapeLine } from "~/routes/chats/markdown/escape-markdown";
import { writeMessage } from "~/routes/chats/markdown/write-message";
import { sendMarkdown } from "~/routes/list/send-markdown";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";

/** The conversation that the user reads in a chat, first question first, as Markdown: the branch that the page shows. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  const id = params.id ?? "";
  const branch = context.url.searchParams.get("branch") ?? undefined;
  // Asked before the answer begins, so that a refusal is still an answer of its own.
  const [chat, first] = await or404(
    Promise.all([api.chats.read({ id }), api.answers.export({ id, branch })]),
  );
  return sendMarkdown(chat.name, sections(context, chat, first, branch));
}

type Piece = Awaited<ReturnType<AppLoadContext["api"]["answers"]["export"]>>;

async function* sections(
  context: AppLoadContext,
  chat: Chat,
  first: Piece,
  branch: string | undefined,
): AsyncGenerator<string> {
  const { api, user } = requireSignedIn(context);
  const reader = { language: context.language, timeZone: user.timeZone };
  const asker = `${user.firstName} ${user.lastName}`;
  const t = textsFor(reader.language);
  yield `# ${escapeLine(chat.name)}`;
  yield escapeLine(t("chats:export.head", { time: formatTime(new Date(), reader) }));
  const names = chat.divisions.map(division => division.name);
  if (names.length > 0)
    yield escapeLine(t("chats:export.divisions", { names: formatList(names, reader.language) }));
  for (let piece = first; ; ) {
    for (const message of piece.messages) yield writeMessage(message, asker, reader);
    if (!piece.next) return;
    // If access to the chat is lost meanwhile, the file ends.
    piece = await api.answers.export({
      id: chat.id,
      branch: branch ?? piece.latest ?? undefined,
      after: piece.next,
    });
  }
}
