import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { readFaults } from "~/domain/operations/system/read-faults";
import { storageState } from "~/domain/operations/system/storage-state";
import { readEngineState } from "~/domain/retrieval/milvus/read-engine";
import { milvusServer, retrieval } from "~/domain/retrieval/retrieval";
import { hasReachedLimit } from "~/domain/retrieval/search-index/index-cache";
import { settings } from "~/env";
import logo from "./assets/logo.png?inline";
import { openApiDocument, referencePage } from "./openapi";

const picture = Buffer.from(logo.slice(logo.indexOf(",") + 1), "base64");
const json = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { "cache-control": "no-store" } });

/** The addresses without authentication: logo, health, and the API's own description. */
export async function openRoutes(request: Request, db: Db): Promise<Response | undefined> {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  switch (new URL(request.url).pathname) {
    case "/api/v1/public/assets/img/logo.png":
      return new Response(picture, {
        headers: {
          "content-type": "image/png",
          "cache-control": "public, max-age=86400",
          "cross-origin-resource-policy": "cross-origin",
        },
      });
    case "/api/v1/health/live":
      return json({ status: "live" });
    case "/api/v1/health/ready":
      return readiness(db);
    case "/api/v1/openapi.json":
      return json(await openApiDocument());
    case "/api/v1/reference":
      return referencePage();
    default:
      return undefined;
  }
}

/**
 * Readiness by part. Only the database decides the status: an index at its limit is built again when it is asked for,
 * without Milvus words are searched in memory, without the file store and a provider answers continue, and mails wait.
 * Tells no counts, because callers are not authenticated.
 */
async function readiness(db: Db): Promise<Response> {
  const index = hasReachedLimit(retrieval.usage()) ? "limit_met" : "ready";
  const [storage, database] = await Promise.all([
    storageState(),
    db.one(sql`select 1 as one`).then(
      () => "ready",
      () => "unreachable",
    ),
  ]);
  const parts = { database, index, storage, ...(database === "ready" ? await othersParts(db) : {}) };
  return database === "ready"
    ? json({ status: "ready", parts })
    : json({ status: "database_unreachable", parts }, 503);
}

/** The servers of others that were set up; undefined where there is none, so the part is left out. */
async function othersParts(db: Db) {
  const { SMTP_URL, AI_PROVIDER } = settings();
  const [milvus, faults] = await Promise.all([milvusServer() && readEngineState(db), readFaults(db)]);
  return {
    milvus,
    mail: SMTP_URL ? (faults.mail ? "failing" : "ready") : undefined,
    provider: AI_PROVIDER === "builtin" ? undefined : faults.provider ? "failing" : "ready",
  };
}
