import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isAlive, startTimeOf } from "./postmaster";

/**
 * Counts the processes of Lotse that use one embedded server, with one file for each process. The last one to leave
 * stops the server; killed processes do not count.
 */
export function leases(dataDir: string) {
  const folder = join(dataDir, "postgres-users");
  const mine = join(folder, `${process.pid}-${randomBytes(4).toString("hex")}`);
  return {
    async join(): Promise<void> {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(mine, await startTimeOf(process.pid));
    },
    /** Removes this process. Returns whether no other process remains. */
    async leave(): Promise<boolean> {
      await rm(mine, { force: true });
      for (const name of await readdir(folder).catch(() => [])) {
        const pid = Number(name.split("-")[0]);
        const recorded = await readFile(join(folder, name), "utf8").catch(() => undefined);
        if (recorded === undefined) continue;
        if ((await isAlive(pid)) && recorded === (await startTimeOf(pid))) return false;
        await rm(join(folder, name), { force: true });
      }
      return true;
    },
  };
}
