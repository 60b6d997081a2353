// Starts the built product in this process.
import v8 from "node:v8";
import { chooseProfile } from "./profile.mjs";

// V8 by default lets the young generation grow to 48 MB and keeps it. With this limit a page costs about 3 % more,
// and the process is 30 to 40 MB smaller.
v8.setFlagsFromString("--max-semi-space-size=8");

const options = chooseProfile();
// A process with only the role worker grows its old generation in small steps: 40 MB less while a mailbox of 20,000 mails is
// read, for about a fifth more CPU time. Pages and the api would not benefit.
if (options.roles.size === 1 && options.roles.has("worker")) v8.setFlagsFromString("--optimize-for-size");
// Otherwise React's development mode would cost a third of the rendering throughput.
process.env.NODE_ENV = "production";
const { start } = await import("../build/server.js");
await start(options);
