// Loaded first into a process that is measured (node --import): tells the bench what the process has used, and ends
// the process in its own good way when the bench is gone, however that came.
import { monitorEventLoopDelay } from "node:perf_hooks";

let delay;
const gauges = {
  /** Milliseconds of CPU, all threads. */
  cpu() {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  },
  watchLoop() {
    delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
  },
  /** Milliseconds that the event loop was late, since watchLoop: 99 % of the time less than this. */
  loopDelay() {
    delay.disable();
    return delay.percentile(99) / 1e6;
  },
};

process.on("message", ({ gauge }) => {
  if (gauge) process.send({ gauge, value: gauges[gauge]() });
});
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
