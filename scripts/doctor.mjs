// Examines an installation for leftover, missing or stuck data. Prints its findings; exit code 1 if there are any.
// Changes nothing, and may run beside the server.
import { chooseProfile } from "./profile.mjs";

const { env, profile } = chooseProfile();
const build = await import("../build/server/index.js");
const { ok, findings } = await build.entry.module.runDoctor(env, profile === "production");
for (const { what, id } of findings) console.log(`${what}: ${id}`);
console.log(ok ? "Nothing is left over, missing or stuck." : `${findings.length} findings.`);
process.exitCode = ok ? 0 : 1;
