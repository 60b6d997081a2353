import type { Database } from "~/db/connection";
import { interruptLeftovers } from "./interrupt-leftovers";
import { liveAnswer, liveAnswers } from "./live-answers";

const sweepEveryMs = 5_000;

/**
 * What a process that answers does beside it: hears stops that were asked elsewhere, and ends the
 * answers of dead processes, now and every 5 s. Returns the way to stop: answers still being written
 * get `patienceMs` to end by themselves and are then saved as interrupted.
 */
export async function tendAnswers(db: Database): Promise<(patienceMs?: number) => Promise<void>> {
  const unlisten = await db.listen("answer_stops", id => liveAnswer(id)?.end("stopped"));
  await interruptLeftovers(db);
  const timer = setInterval(() => {
    interruptLeftovers(db).catch(error => console.error("answers: leftovers", error));
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
