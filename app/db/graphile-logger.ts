import { Logger } from "graphile-worker";

/**
 * graphile-worker's warnings and errors for the operator's log. Failed jobs are left out: our worker tells them in
 * one line and without the stack.
 */
export const graphileLogger = new Logger(() => (level, message) => {
  const matters = String(level) === "warning" || String(level) === "error";
  if (matters && !message.startsWith("Failed task")) console.warn(`jobs: ${message}`);
});
