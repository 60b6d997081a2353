// Examines an installation: is anything left over, missing or stuck? Prints what it finds; exit code 1 when
// there is something. Changes nothing, and may run beside the server.
import { chooseProfile } from "./profile.mjs";

const { env, profile } = chooseProfile();
const build = await import("../build/server/index.js");
const { ok, findings } = await build.entry.module.runDoctor(env, profile === "production");
for (const { what, id } of findings) console.log(`${what}: ${id}`);
console.log(ok ? "Nothing is left over, missing or stuck." : `${findings.length} findings.`);
process.exitCode = ok ? 0 : 1;
