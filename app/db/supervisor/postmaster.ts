import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** The content of a running server's postmaster.pid. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Empty if it listens on the loopback interface only. */
  socketDir: string;
  state: "starting" | "ready" | "stopping";
}

/** The server registered for `cluster`; undefined if there is none or the file is incomplete. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  // https://www.postgresql.org/docs/current/storage-file-layout.html: pid, folder, start time, port, socket folder, …
  const lines = text.split("\n").map(line => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  const state = lines[7] === "ready" || lines[7] === "stopping" ? lines[7] : "starting";
  return { pid, port: Number(lines[3]), socketDir: lines[4] ?? "", state };
}

export async function isAlive(pid: number): Promise<boolean> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPERM") return false;
  }
  return (await statOf(pid))[0] !== zombie;
}

/** The state of a process that has ended but whose parent has not collected it, as often in containers. */
const zombie = "Z";

/** The start time of a process in Linux's ticks, to detect a reused process id. */
export async function startTimeOf(pid: number): Promise<string> {
  return (await statOf(pid))[19] ?? "";
}

/** The fields of proc_pid_stat(5) from the third (the state) on; none on systems other than Linux. */
async function statOf(pid: number): Promise<string[]> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name in the second field may contain blanks and brackets.
  return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
}

/**
 * Whether `pid` is a PostgreSQL server of `cluster`: after a crash, its process id may belong to another program,
 * especially in containers.
 */
export async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  return (await isAlive(pid)) && isCommandOf(await commandOf(pid), cluster);
}

/**
 * Whether the server that ran under this id has ended. While a process ends it still exists, but has no command line any
 * more.
 */
export async function hasEnded(pid: number, cluster: string): Promise<boolean> {
  if (!(await isAlive(pid))) return true;
  const command = await commandOf(pid);
  return command !== "" && !isCommandOf(command, cluster);
}

function isCommandOf(command: string, cluster: string): boolean {
  return command.includes("postgres") && (process.platform === "win32" || command.includes(cluster));
}

async function commandOf(pid: number): Promise<string> {
  if (process.platform === "linux") {
    const line = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    return line.replaceAll("\0", " ");
  }
  const run = promisify(execFile);
  const output =
    process.platform === "win32"
      ? run("tasklist", ["/FI", `PID eq ${pid}`, "/NH"])
      : run("ps", ["-p", String(pid), "-o", "command="]);
  return output.then(
    ({ stdout }) => stdout,
    () => "",
  );
}
