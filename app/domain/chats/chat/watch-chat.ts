import sql from "sql-template-tag";
import type { Database } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { createSignal } from "~/domain/core/signal/create-signal";
import { askedChannel, type OwnQuestion, readersChannel } from "./notify-readers";
import { readChat } from "./read-chat";
import { seesChat } from "./visible-chats";

type WatchOptions = {
  signal: AbortSignal;
  /** Called every `checkEveryMs` (15 s); false ends the watch. */
  stillAllowed(): Promise<boolean>;
  checkEveryMs?: number;
};

/** A change of access or of questions of others, or a question of the reader on another page. */
export type ChatChange = "changed" | OwnQuestion;

/**
 * Yields each change for a reader of a chat: of a division, of a share, or a question of another user; and once at
 * the start. A change has no content, because the page requests what it may show. Questions of the reader are yielded
 * by their id, the newest at the start, because other pages may have asked them. Ends when `signal` aborts, and after
 * a last change when the chat is no longer visible.
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
  const wake = createSignal();
  // There may have been changes since the page was rendered, so the first event is a change.
  let changed = true;
  const prefix = `${actor.id} ${id} `;
  let question: OwnQuestion | undefined;
  const unlisten: (() => Promise<void>)[] = [];
  signal.addEventListener("abort", wake.notify);
  const timer = setInterval(wake.notify, checkEveryMs);
  try {
    const listen = async (channel: string, onPayload: (payload: string) => void) =>
      unlisten.push(await db.listen(channel, onPayload));
    await listen(readersChannel, payload => {
      if (payload !== actor.id && payload !== "") return;
      changed = true;
      wake.notify();
    });
    await listen(askedChannel, payload => {
      if (payload === "") changed = true;
      else if (!payload.startsWith(prefix)) return;
      else question = parseQuestion(payload.slice(prefix.length));
      wake.notify();
    });
    question ??= await readNewestQuestion(db, actor, id);
    wake.notify();
    while (!signal.aborted) {
      await wake.wait();
      if (signal.aborted || !(await stillAllowed())) return;
      const isVisible = await seesChat(db, actor, id);
      if (changed || !isVisible) yield "changed";
      changed = false;
      if (!isVisible) return;
      const own: OwnQuestion | undefined = question;
      question = undefined;
      if (own) yield own;
    }
  } finally {
    clearInterval(timer);
    signal.removeEventListener("abort", wake.notify);
    for (const stop of unlisten) await stop();
  }
}

function parseQuestion(payload: string): OwnQuestion {
  const [id = "", attempt] = payload.split(" ");
  return { id, attempt: Number(attempt) };
}

/** The newest question of the reader, which may be newer than the page. */
async function readNewestQuestion(
  db: Database,
  actor: Actor,
  chatId: string,
): Promise<OwnQuestion | undefined> {
  return db.maybe<OwnQuestion>(sql`
    select m.id, m.attempt from conversations v join messages m on m.conversation_id = v.id
    where v.chat_id = ${chatId} and v.asker_id = ${actor.id} order by m.created_at desc, m.id desc limit 1`);
}
