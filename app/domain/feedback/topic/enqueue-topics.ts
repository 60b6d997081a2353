import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { enqueue } from "~/queue/enqueue";

/** Chosen: files that are added together mostly end within it, and it is soon enough for those who wait for an answer. */
const togetherMs = 30_000;

const laterMs = 60 * 60_000;

/** Has the open topics of a division run again, after the commit: its sources have changed. One job waits at a time. */
export const enqueueTopics = (tx: Db, divisionId: string): Promise<void> =>
  enqueue(tx, "run_topics", { divisionId }, { key: keyOf(divisionId) });

/** The same for a source that may be one of many: once for those of half a minute. */
export const enqueueTopicsTogether = (tx: Db, divisionId: string): Promise<void> =>
  enqueueAfter(tx, divisionId, togetherMs);

/** The same in an hour, unless it happens sooner: after a run that did not end. */
export const enqueueTopicsLater = (tx: Db, divisionId: string): Promise<void> =>
  enqueueAfter(tx, divisionId, laterMs);

const enqueueAfter = (tx: Db, divisionId: string, ms: number): Promise<void> =>
  enqueue(
    tx,
    "run_topics",
    { divisionId },
    { key: keyOf(divisionId), notBefore: new Date(clock.now().getTime() + ms) },
  );

const keyOf = (divisionId: string) => `run_topics:${divisionId}`;
