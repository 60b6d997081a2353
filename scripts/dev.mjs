// `npm run dev`: the HTTP shell under tsx, which restarts it on changes, with Vite for the rest.
import { spawn, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const prepared = spawnSync(process.execPath, ["scripts/prepare.mjs", "dev"], { cwd: root, stdio: "inherit" });
if (prepared.status !== 0) process.exit(1);

const watch = ["node_modules/tsx/dist/cli.mjs", "watch", "--clear-screen=false", "scripts/dev-server.ts"];
const child = spawn(process.execPath, watch, { cwd: root, stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", code => process.exit(code ?? 0));
