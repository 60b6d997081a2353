import type { Database } from "~/db/connection";
import { interruptAbandoned } from "./interrupt-abandoned";
import { liveAnswer, liveAnswers } from "./live-answers";

const sweepEveryMs = 5_000;

/**
 * Background work of a process that generates answers: receives stops from other processes, and marks the answers of dead
 * processes as interrupted, now and every 5 s. Returns a function that ends it: running answers get `graceMs` to finish and
 * are then saved as interrupted.
 */
export async function superviseAnswers(db: Database): Promise<(graceMs?: number) => Promise<void>> {
  const unlisten = await db.listen("answer_stops", id => liveAnswer(id)?.end("stopped"));
  await interruptAbandoned(db);
  const timer = setInterval(() => {
    interruptAbandoned(db).catch(error => console.error("answers: leftovers", error));
  }, sweepEveryMs);
  timer.unref();
  return async (graceMs = 0) => {
    clearInterval(timer);
    const all = Promise.all(liveAnswers().map(live => live.ended));
    const grace = setTimeout(() => {
      for (const live of liveAnswers()) live.end("interrupted");
    }, graceMs);
    await all;
    clearTimeout(grace);
    await unlisten();
  };
}
