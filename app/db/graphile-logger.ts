import { Logger } from "graphile-worker";

/** graphile-worker's own words, only where an operator should read them: its failures are told by our worker. */
export const graphileLogger = new Logger(() => (level, message) => {
  if (String(level) === "warning") console.warn(`jobs: ${message}`);
});
