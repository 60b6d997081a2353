import sql from "sql-template-tag";
import type { Database } from "~/db/connection";
import { createSignal } from "~/domain/chats/answer/signal";
import type { Actor } from "~/domain/core/actor/actor";
import { type Asked, askedChannel, readersChannel } from "./notify-readers";
import { readChat } from "./read-chat";
import { seesChat } from "./visible-chats";

type WatchOptions = {
  signal: AbortSignal;
  /** Called every `checkEveryMs` (15 s); false ends the watch. */
  stillAllowed(): Promise<boolean>;
  checkEveryMs?: number;
};

/** Rights or what others asked have changed, or the reader has asked on another page. */
export type ChatChange = "changed" | Asked;

/**
 * Yields each time that something changes for this reader of a chat: a division or a share is given or taken away, or
 * another person asks; and once at the beginning. Says nothing about what: the page asks for what it may show. Questions of
 * the reader's own come by their id, the newest at the beginning: the page that asked one knows it already. Ends when `signal` aborts, and after a
 * last change when the actor does not see the chat any more.
 * @throws AppError not_found
 */
export async function watchChat(
  db: Database,
  actor: Actor,
  id: string,
  options: WatchOptions,
): Promise<AsyncGenerator<ChatChange>> {
  await readChat(db, actor, { id });
  return changes(db, actor, id, options);
}

async function* changes(
  db: Database,
  actor: Actor,
  id: string,
  { signal, stillAllowed, checkEveryMs = 15_000 }: WatchOptions,
): AsyncGenerator<ChatChange> {
  const bell = createSignal();
  // Something may have changed since the page was rendered: the first event closes that gap.
  let changed = true;
  signal.addEventListener("abort", bell.notify);
  const timer = setInterval(bell.notify, checkEveryMs);
  const unlisten = await db.listen(readersChannel, heard => {
    if (heard !== actor.id && heard !== "") return;
    changed = true;
    bell.notify();
  });
  const mine = `${actor.id} ${id} `;
  let asked: Asked | undefined;
  const unlistenAsked = await db.listen(askedChannel, heard => {
    if (heard === "") changed = true;
    else if (!heard.startsWith(mine)) return;
    else asked = askedOf(heard.slice(mine.length));
    bell.notify();
  });
  asked ??= await newestOwn(db, actor, id);
  bell.notify();
  try {
    while (!signal.aborted) {
      await bell.wait();
      if (signal.aborted || !(await stillAllowed())) return;
      const sees = await seesChat(db, actor, id);
      if (changed || !sees) yield "changed";
      changed = false;
      if (!sees) return;
      const own: Asked | undefined = asked;
      asked = undefined;
      if (own) yield own;
    }
  } finally {
    clearInterval(timer);
    signal.removeEventListener("abort", bell.notify);
    await unlisten();
    await unlistenAsked();
  }
}

function askedOf(heard: string): Asked {
  const [id = "", attempt] = heard.split(" ");
  return { id, attempt: Number(attempt) };
}

/** The newest question of one's own: it may have been asked after the page was rendered. */
async function newestOwn(db: Database, actor: Actor, chatId: string): Promise<Asked | undefined> {
  return db.maybe<Asked>(sql`
    select m.id, m.attempt from conversations v join messages m on m.conversation_id = v.id
    where v.chat_id = ${chatId} and v.asker_id = ${actor.id} order by m.created_at desc, m.id desc limit 1`);
}
