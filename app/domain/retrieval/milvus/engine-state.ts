import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { MilvusFault } from "~/integrations/search/milvus";

/** After a failure, questions do without Milvus for so long instead of waiting for it each time. */
const restMs = 10_000;

/** Whether this process may ask Milvus now; what it notices is told to all in `index_engine`. */
export class EngineState {
  private downUntil = 0;
  private told: "up" | "down" | undefined;

  get mayAsk(): boolean {
    return clock.now().getTime() >= this.downUntil;
  }

  /** The result of `work`, or undefined where Milvus cannot do it now. */
  async ask<T>(db: Db, work: () => Promise<T>): Promise<T | undefined> {
    if (!this.mayAsk) return undefined;
    try {
      const result = await work();
      await this.tell(db, "up");
      return result;
    } catch (error) {
      if (!(error instanceof MilvusFault)) throw error;
      this.downUntil = clock.now().getTime() + restMs;
      await this.tell(db, "down", error.detail);
      return undefined;
    }
  }

  async tell(db: Db, state: "up" | "down", detail?: string): Promise<void> {
    if (state === this.told) return;
    this.told = state;
    if (state === "down")
      console.error(`retrieval: Milvus: ${detail}. Words are searched in memory until it answers.`);
    else this.downUntil = 0;
    await recordEngineState(db, detail);
  }
}

/** Records that the engine answered, or why it did not. */
export async function recordEngineState(db: Db, failure?: string): Promise<void> {
  await db.run(
    failure === undefined
      ? sql`update index_engine set answered_at = now()`
      : sql`update index_engine set error = ${failure.slice(0, 500)}, failed_at = now()`,
  );
}
