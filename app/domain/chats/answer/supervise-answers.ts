import type { Database } from "~/db/connection";
import { interruptAbandoned } from "./interrupt-abandoned";
import { liveAnswer, liveAnswers } from "./live-answers";

const sweepEveryMs = 5_000;

/**
 * Background work of a process that generates answers: receives stops from other processes, and ends the answers
 * of dead processes, now and every 5 s. Returns a function that stops it: running answers get `patienceMs` to
 * finish and are then saved as interrupted.
 */
export async function superviseAnswers(db: Database): Promise<(patienceMs?: number) => Promise<void>> {
  const unlisten = await db.listen("answer_stops", id => liveAnswer(id)?.end("stopped"));
  await interruptAbandoned(db);
  const timer = setInterval(() => {
    interruptAbandoned(db).catch(error => console.error("answers: leftovers", error));
  }, sweepEveryMs);
  timer.unref();
  return async (patienceMs = 0) => {
    clearInterval(timer);
    const all = Promise.all(liveAnswers().map(live => live.over));
    const patience = setTimeout(() => {
      for (const live of liveAnswers()) live.end("interrupted");
    }, patienceMs);
    await all;
    clearTimeout(patience);
    await unlisten();
  };
}
