// The browser of the tests and benchmarks.
import { existsSync } from "node:fs";

/** Debian's package of the same name: the same engine without a window, at less than half the processor time a page. */
export const headlessShell = "/usr/bin/chromium-headless-shell";

/** CHROMIUM_PATH, or the headless shell, or where only the whole browser is installed, that. */
export function browserPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return existsSync(headlessShell) || !existsSync("/usr/bin/chromium") ? headlessShell : "/usr/bin/chromium";
}
