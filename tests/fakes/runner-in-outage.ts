// A process whose job runner ends in a database outage that lasts for two tries, and which has nothing else to do.
import { EventEmitter } from "node:events";
import type { Runner, WorkerEvents } from "graphile-worker";
import { persistentRunner } from "~/jobs/persistent-runner";

let launches = 0;
await persistentRunner(async () => {
  launches += 1;
  if (launches === 1)
    return { promise: Promise.reject(new Error("outage")), stop: async () => {} } as unknown as Runner;
  if (launches < 4) throw new Error("still away");
  console.log("at work again");
  return { promise: new Promise(() => {}), stop: async () => {} } as unknown as Runner;
}, new EventEmitter() as WorkerEvents);
