import type { Message } from "~/contract/answers";
import { ask } from "./ask";
import type { Person } from "./person";

/** The times of an answer, in milliseconds from before the question was sent. */
export interface AnswerTimes {
  /** The first words. */
  first: number;
  /** The complete answer with its sources. */
  complete: number;
  message: Message;
}

/** Asks in a chat over api/v1 like an external client: POST the question, then read its stream to the end. */
export async function askQuestion(
  origin: string,
  person: Person,
  chatId: string,
  question: string,
): Promise<AnswerTimes> {
  const began = performance.now();
  const asked = await ask(`${origin}/api/v1/chats/${chatId}/messages`, {
    method: "POST",
    headers: { ...person.bearer, "content-type": "application/json" },
    body: JSON.stringify({ question }),
  });
  const { id } = JSON.parse(asked.body.toString("utf8")) as { id: string };
  let first: number | undefined;
  let heard = "";
  const { body } = await ask(`${origin}/api/v1/messages/${id}/stream`, {
    headers: person.bearer,
    onChunk(chunk) {
      if (first !== undefined) return;
      heard += chunk.toString("latin1");
      if (heard.includes("event: piece")) first = performance.now() - began;
    },
  });
  const complete = performance.now() - began;
  const done = /event: done\ndata: (.*)/.exec(body.toString("utf8"))?.[1];
  const message = done === undefined ? undefined : (JSON.parse(done) as Message);
  if (message?.state !== "complete" || first === undefined) {
    throw new Error(`"${question}" was not answered: ${message?.state} ${message?.reason ?? ""}`);
  }
  return { first, complete, message };
}
