import { readFile } from "node:fs/promises";

/** Whether a process runs; zombies do not. Linux only. */
export async function isAlive(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  return stat !== "" && !/\) Z/.test(stat);
}

/** The ids of a process's children whose command line contains `command`. Linux only. */
export async function childrenOf(parent: number, command: string): Promise<number[]> {
  const pids = (await readFile(`/proc/${parent}/task/${parent}/children`, "utf8")).split(" ").filter(Boolean);
  const commands = await Promise.all(
    pids.map(pid => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")),
  );
  return pids.filter((_, at) => commands[at]!.includes(command)).map(Number);
}
