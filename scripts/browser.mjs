// The browser of the tests and benchmarks.
import { existsSync } from "node:fs";

/** Debian's package of the same name: the same engine without a window, with less than half the processor time per page. */
export const headlessShell = "/usr/bin/chromium-headless-shell";

/** CHROMIUM_PATH, or the headless shell, or the full browser if only that is installed. */
export function browserPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return existsSync(headlessShell) || !existsSync("/usr/bin/chromium") ? headlessShell : "/usr/bin/chromium";
}
