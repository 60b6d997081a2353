// Starts the built product in this process.
import { chooseProfile } from "./profile.mjs";

const options = chooseProfile();
// Unset, React would cost a third of the pages that a second of CPU can render.
process.env.NODE_ENV = "production";
const { start } = await import("../build/server.js");
await start(options);
