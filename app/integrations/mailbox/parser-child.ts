/**
 * The process that parses mails, started by mail-parser.ts. It has no settings or connections, so a hostile mail can
 * only affect this process.
 */
import { constants, setPriority } from "node:os";
import { parseMail } from "./parse-mail";

process.on("disconnect", () => process.exit(0));
// Mails must not cause network requests.
Reflect.deleteProperty(globalThis, "fetch");
// Web requests have priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

process.on("message", async (source: Uint8Array) => {
  const parsed = await parseMail(Buffer.from(source)).catch(() => null);
  process.send?.(parsed);
});
