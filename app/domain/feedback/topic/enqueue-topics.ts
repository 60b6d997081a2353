import type { Db } from "~/db/connection";
import { enqueue } from "~/queue/enqueue";

/** Has the open topics of a division run again, after the commit: its sources have changed. One job waits at a time. */
export const enqueueTopics = (tx: Db, divisionId: string): Promise<void> =>
  enqueue(tx, "run_topics", { divisionId }, { key: `run_topics:${divisionId}` });
