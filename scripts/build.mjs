// Builds everything that `npm start` runs into build/: the Remix build, the worker of the browser, the compressed files, the
// child processes, and the HTTP shell. Last comes the list of its sources, with which the build is complete.
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build as bundle } from "esbuild";
import { noteBuild } from "./build-state.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);
process.env.NODE_ENV = "production";
const began = new Date();

rmSync("build", { recursive: true, force: true });
vite(["node_modules/@remix-run/dev/dist/cli.js", "vite:build"]);
vite(["node_modules/vite/bin/vite.js", "build", "--config", "vite.worker.config.ts"]);
await Promise.all([
  pack("build/client"),
  node("app/domain/knowledge/reading/child.ts", "build/reader.js"),
  node("app/integrations/mailbox/parser-child.ts", "build/mail-parser.js"),
  node("app/domain/retrieval/vectors/scan-thread.ts", "build/scan-thread.js"),
]);
await node("server.ts", "build/server.js");
noteBuild(began);

function vite(command) {
  const { status } = spawnSync(process.execPath, [...command, "--logLevel", "warn"], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Bundles one module for Node, with packages external. */
async function node(from, to) {
  await bundle({
    entryPoints: [from],
    outfile: to,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    logLevel: "warning",
  });
}

/** Writes .br and .gz variants where they are smaller. */
async function pack(folder) {
  const names = await readdir(folder, { recursive: true });
  const texts = names.filter(name => /\.(css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/.test(name));
  await Promise.all(texts.map(name => packFile(join(folder, name))));
}

async function packFile(path) {
  const plain = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(plain, { params }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  if (br.length < plain.length) await writeFile(`${path}.br`, br);
  if (gz.length < plain.length) await writeFile(`${path}.gz`, gz);
}
