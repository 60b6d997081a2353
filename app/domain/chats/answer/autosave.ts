import type { Db } from "~/db/connection";
import type { LiveAnswer } from "./live-answers";
import { type Outcome, saveOutcome, saveProgress } from "./save-answer";

const saveEveryMs = 300;
/** Without new text only a heartbeat is written. */
const heartbeatEveryMs = 1_500;
const maxFinalAttempts = 5;

/**
 * Saves a growing answer every 300 ms, one save at a time, until `finish`. Each save writes the whole text, so the next one
 * replaces a failed one; the last one is retried for some seconds.
 */
export function startAutosave(db: Db, live: LiveAnswer): { finish(outcome: Outcome): Promise<void> } {
  let saved = "";
  let savedAt = performance.now();
  let saving = Promise.resolve();
  const timer = setInterval(() => {
    if (live.text === saved && performance.now() - savedAt < heartbeatEveryMs) return;
    const text = live.text;
    // Set before the save, so that the next tick does not start a second one while the database is slow.
    saved = text;
    savedAt = performance.now();
    saving = saving
      .then(() => saveProgress(db, live))
      .then(state => {
        if (state !== "going") live.end(state);
      })
      .catch(() => {
        saved = "";
      });
  }, saveEveryMs);
  return {
    async finish(outcome) {
      clearInterval(timer);
      await saving;
      for (let attempt = 1; ; attempt++) {
        try {
          return await saveOutcome(db, live, outcome);
        } catch (error) {
          if (attempt === maxFinalAttempts) throw error;
          await new Promise(resolve => setTimeout(resolve, 200 * 2 ** attempt));
        }
      }
    },
  };
}
