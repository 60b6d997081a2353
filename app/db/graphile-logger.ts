import { Logger } from "graphile-worker";

/**
 * Logs graphile-worker's warnings and errors. Failed jobs are excluded: our worker logs them in one line without
 * the stack.
 */
export const graphileLogger = new Logger(() => (level, message) => {
  const matters = String(level) === "warning" || String(level) === "error";
  if (matters && !message.startsWith("Failed task")) console.warn(`jobs: ${message}`);
});
