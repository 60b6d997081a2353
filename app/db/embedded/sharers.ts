import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isAlive } from "./postmaster";

/**
 * Who of ours uses one embedded server: a file each, named by process id. The last one to leave stops the
 * server; one that was killed does not count.
 */
export function sharers(dataDir: string) {
  const folder = join(dataDir, "postgres-users");
  const mine = join(folder, `${process.pid}-${randomBytes(4).toString("hex")}`);
  return {
    async join(): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(mine, await birth(process.pid));
    },
    /** True when nobody else is left. */
    async leave(): Promise<boolean> {
      await rm(mine, { force: true });
      for (const name of await readdir(folder).catch(() => [])) {
        const pid = Number(name.split("-")[0]);
        const noted = await readFile(join(folder, name), "utf8").catch(() => undefined);
        if (noted === undefined) continue;
        if (isAlive(pid) && noted === (await birth(pid))) return false;
        await rm(join(folder, name), { force: true });
      }
      return true;
    },
  };
}

/** When a process began, as Linux counts it, so that a number used again is not taken for the same process. */
async function birth(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // proc_pid_stat(5); the name in field 2 may hold blanks and brackets, so count behind it: 3 is the state.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields[0] === "Z" ? "ended" : (fields[19] ?? "");
}
