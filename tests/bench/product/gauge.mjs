// Preloaded into a measured process (node --import): reports its usage to the benchmark, and ends the process when
// the benchmark has ended.
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
  /** Event loop delay in milliseconds since watchLoop: the 99th percentile. */
  loopDelay() {
    delay.disable();
    return delay.percentile(99) / 1e6;
  },
};

process.on("message", ({ gauge }) => {
  if (gauge) process.send({ gauge, value: gauges[gauge]() });
});
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
