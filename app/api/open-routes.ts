import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
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
      return db.one(sql`select 1 as one`).then(
        () => json({ status: "ready" }),
        () => json({ status: "database_unreachable" }, 503),
      );
    case "/api/v1/openapi.json":
      return json(await openApiDocument());
    case "/api/v1/reference":
      return referencePage();
    default:
      return undefined;
  }
}
