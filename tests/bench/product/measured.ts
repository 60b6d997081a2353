import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** A server in a separate process that measures itself. */
export interface Measured {
  /** http://127.0.0.1:port */
  origin: string;
  pid: number;
  /** CPU milliseconds of the process so far, all threads. */
  cpu(): Promise<number>;
  /** Starts measuring the event loop's delay; the result stops it and returns the p99 in milliseconds. */
  watchLoop(): Promise<() => Promise<number>>;
  /** Stops like Ctrl-C; resolves when the process has exited. */
  stop(): Promise<void>;
}

const gauge = fileURLToPath(new URL("gauge.mjs", import.meta.url));
const patienceMs = 60_000;

/**
 * Starts `file` with the gauge. `ready` gets its lines and messages, and returns its origin once known. Runs in
 * its own process group: Ctrl-C reaches only the benchmark, which stops it in order.
 */
export async function startMeasured(
  file: string,
  options: { env: NodeJS.ProcessEnv; execArgv?: string[]; args?: string[] },
  ready: (heard: { line?: string; message?: unknown }) => string | undefined,
): Promise<Measured> {
  const child = fork(file, options.args ?? [], {
    env: options.env,
    execArgv: ["--import", gauge, ...(options.execArgv ?? [])],
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    detached: true,
  });
  const exited = once(child, "exit");
  const stop = async () => {
    const late = setTimeout(() => child.kill("SIGKILL"), 20_000);
    child.kill("SIGTERM");
    await exited;
    clearTimeout(late);
  };
  try {
    const origin = await untilReady(child, ready);
    const ask = (name: string) => askGauge(child, name);
    return {
      origin,
      pid: child.pid!,
      cpu: () => ask("cpu"),
      async watchLoop() {
        await ask("watchLoop");
        return () => ask("loopDelay");
      },
      stop,
    };
  } catch (error) {
    if (child.exitCode === null && child.signalCode === null) await stop();
    throw error;
  }
}

function untilReady(
  child: ChildProcess,
  ready: (heard: { line?: string; message?: unknown }) => string | undefined,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new Error(`${child.spawnfile} is not ready after a minute`)),
      patienceMs,
    );
    const hear = (heard: { line?: string; message?: unknown }) => {
      const origin = ready(heard);
      if (!origin) return;
      clearTimeout(late);
      resolve(origin);
    };
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      for (const line of text.split("\n")) hear({ line });
    });
    child.on("message", message => hear({ message }));
    child.once("exit", code => {
      clearTimeout(late);
      reject(new Error(`The measured process ended with ${code} before it was ready`));
    });
  });
}

function askGauge(child: ChildProcess, name: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const gone = () => reject(new Error("The measured process has ended"));
    child.once("exit", gone);
    const hear = (message: { gauge?: string; value?: number }) => {
      if (message.gauge !== name) return;
      child.off("message", hear).off("exit", gone);
      resolve(message.value ?? 0);
    };
    child.on("message", hear);
    child.send({ gauge: name });
  });
}
