import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { acceptedEncoding } from "./encoding";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};

interface StaticFile {
  plain: Buffer;
  br?: Buffer;
  gzip?: Buffer;
  etag: string;
  headers: Record<string, string>;
}

/** Serves a file, or returns false if there is none at this address. */
export type ServeStatic = (request: IncomingMessage, answer: ServerResponse, pathname: string) => boolean;

/** Holds the files of a folder in memory, with the `.br` and `.gz` variants of the build. */
export function staticFiles(folder: string): ServeStatic {
  const files = new Map<string, StaticFile>();
  const isHashed = hashedFiles(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const address = path.slice(folder.length).replaceAll("\\", "/");
    // Dotfiles are not public.
    if (address.includes("/.") && !address.startsWith("/.well-known/")) continue;
    files.set(encodeURI(address), readStatic(path, isHashed(address) ? cachedForever : cachedAnHour));
  }
  return (request, answer, pathname) => {
    const file = files.get(pathname);
    if (file) serve(file, request, answer);
    else if (pathname.startsWith("/assets/")) answer.writeHead(404, { "Cache-Control": "no-store" }).end();
    else return false;
    return true;
  };
}

/** Returns a test for files whose address contains a hash of their content, unlike files in public/. */
function hashedFiles(folder: string): (address: string) => boolean {
  const manifest = join(folder, "../.vite/client-manifest.json");
  const chunks: { file: string; css?: string[]; assets?: string[] }[] = existsSync(manifest)
    ? Object.values(JSON.parse(readFileSync(manifest, "utf8")))
    : [];
  const names = new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
  // Remix writes its route manifest itself; what pdf.js loads is in a folder named after its version.
  return address =>
    names.has(address.slice(1)) || /^\/assets\/(manifest-[0-9a-f]{8}\.js$|pdfjs-\d)/.test(address);
}

const cachedForever = "public, max-age=31536000, immutable";
const cachedAnHour = "public, max-age=3600";

function readStatic(path: string, cacheControl: string): StaticFile {
  const plain = readFileSync(path);
  const readVariant = (suffix: string) =>
    existsSync(path + suffix) ? readFileSync(path + suffix) : undefined;
  return {
    plain,
    br: readVariant(".br"),
    gzip: readVariant(".gz"),
    etag: createHash("sha256").update(plain).digest("base64url").slice(0, 22),
    headers: {
      "Content-Type": types[extname(path)] ?? "application/octet-stream",
      "Cache-Control": cacheControl,
    },
  };
}

function serve(file: StaticFile, request: IncomingMessage, answer: ServerResponse): void {
  if (request.method !== "GET" && request.method !== "HEAD") {
    answer.writeHead(405, { Allow: "GET, HEAD" }).end();
    return;
  }
  for (const [name, value] of Object.entries(file.headers)) answer.setHeader(name, value);
  let body = file.plain;
  let etag = `"${file.etag}"`;
  if (file.br || file.gzip) {
    answer.setHeader("Vary", "Accept-Encoding");
    const encoding = acceptedEncoding(request.headers["accept-encoding"]);
    const compressed = encoding && file[encoding];
    if (compressed) {
      body = compressed;
      etag = `"${file.etag}-${encoding}"`;
      answer.setHeader("Content-Encoding", encoding);
    }
  }
  answer.setHeader("ETag", etag);
  if (isKnown(request.headers["if-none-match"], etag)) {
    answer.removeHeader("Content-Encoding");
    answer.writeHead(304).end();
    return;
  }
  answer.writeHead(200, { "Content-Length": body.length });
  answer.end(request.method === "HEAD" ? undefined : body);
}

/** If-None-Match compares weakly: a proxy may have added `W/`. */
function isKnown(header: string | undefined, etag: string): boolean {
  const known = (header ?? "").split(",").map(value => value.trim().replace(/^W\//, ""));
  return known.includes("*") || known.includes(etag);
}
