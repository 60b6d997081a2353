import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { MilvusFault } from "~/integrations/search/milvus";

/** Time after a failure in which questions do without Milvus instead of waiting for its time limit. */
const retryAfterMs = 10_000;

/** A circuit breaker for Milvus. Records changes of its state in `index_engine`, for all processes. */
export class EngineState {
  private downUntil = 0;
  private reported: "up" | "down" | undefined;

  get isAvailable(): boolean {
    return clock.now().getTime() >= this.downUntil;
  }

  /** The result of a request to Milvus; undefined if Milvus is unavailable. */
  async request<T>(db: Db, send: () => Promise<T>): Promise<T | undefined> {
    if (!this.isAvailable) return undefined;
    try {
      const result = await send();
      await this.report(db, "up");
      return result;
    } catch (error) {
      if (!(error instanceof MilvusFault)) throw error;
      this.downUntil = clock.now().getTime() + retryAfterMs;
      await this.report(db, "down", error.detail);
      return undefined;
    }
  }

  private async report(db: Db, state: "up" | "down", detail?: string): Promise<void> {
    if (state === this.reported) return;
    this.reported = state;
    if (state === "down")
      console.error(`retrieval: Milvus: ${detail}. Words are searched in memory until it answers.`);
    else this.downUntil = 0;
    await recordEngineState(db, detail);
  }
}

/** Records that Milvus answered, or its failure. */
export async function recordEngineState(db: Db, failure?: string): Promise<void> {
  await db.run(
    failure === undefined
      ? sql`update index_engine set answered_at = now()`
      : sql`update index_engine set error = ${failure.slice(0, 500)}, failed_at = now()`,
  );
}
