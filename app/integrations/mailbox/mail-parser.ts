import { type ChildProcess, fork } from "node:child_process";
import { childEntry } from "~/integrations/child-entry";
import type { ParsedMail } from "./parse-mail";

export type MailParser = {
  /** Undefined for a mail that cannot be parsed within the limits. */
  parse(source: Buffer): Promise<ParsedMail | undefined>;
  stop(): void;
};

/** A mail takes 10 ms; the rest is for a busy machine and the start of the process. */
const mailMs = 20_000;
const heapMegabytes = 160;
/** Chosen: the process takes 60 MB, and mails come in bursts. */
const idleMs = 60_000;

/** Parses mails one after the other in a process of its own, which is started when needed and replaced when it fails. */
export function createMailParser(limits: { mailMs?: number } = {}): MailParser {
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const end = () => {
    child?.kill("SIGKILL");
    child = undefined;
  };
  const ask = (source: Buffer) =>
    new Promise<ParsedMail | undefined>(resolve => {
      clearTimeout(idle);
      child ??= start(ended => {
        if (child === ended) child = undefined;
      });
      const parser = child;
      const settle = (parsed: ParsedMail | undefined) => {
        clearTimeout(late);
        parser.off("message", answered);
        parser.off("exit", exited);
        idle = setTimeout(end, idleMs);
        idle.unref();
        resolve(parsed);
      };
      const answered = (parsed: unknown) => settle((parsed as ParsedMail | null) ?? undefined);
      const exited = () => settle(undefined);
      // A process that could not be started emits no further event, not even its exit.
      const abort = () => {
        end();
        exited();
      };
      const late = setTimeout(abort, limits.mailMs ?? mailMs);
      parser.once("message", answered);
      parser.once("exit", exited);
      parser.send(source, error => error && abort());
    });
  return {
    parse(source) {
      const parsed = last.then(() => ask(source));
      last = parsed;
      return parsed;
    },
    stop() {
      clearTimeout(idle);
      end();
    },
  };
}

function start(ended: (child: ChildProcess) => void): ChildProcess {
  const { file, execArgv } = childEntry(import.meta.url, "parser-child.ts", "mail-parser.js");
  const { SystemRoot } = process.env;
  const child = fork(file, [], {
    execArgv: [...execArgv, `--max-old-space-size=${heapMegabytes}`],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
    // No secrets in the environment of a process that parses what strangers send.
    env: { NODE_ENV: "production", ...(SystemRoot && { SystemRoot }) },
  });
  child.on("error", () => undefined);
  child.once("exit", () => ended(child));
  return child;
}
