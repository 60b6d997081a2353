import { Logger } from "graphile-worker";

/**
 * Logs graphile-worker's warnings and errors. Failed jobs are excluded, because the worker logs them itself, with their stack
 * and without data.
 */
export const graphileLogger = new Logger(() => (level, message) => {
  const isLogged = String(level) === "warning" || String(level) === "error";
  if (isLogged && !message.startsWith("Failed task")) console.warn(`jobs: ${message}`);
});
