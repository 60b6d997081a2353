import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { contract } from "~/contract/contract";
import { settings } from "~/env";
import { type Operations, withRefusals } from "./openapi-refusals";
import { bearer, streamedPaths } from "./openapi-streamed";

type Document = Awaited<ReturnType<OpenAPIGenerator["generate"]>>;
let generated: Promise<Document> | undefined;

type Paths = NonNullable<Document["paths"]>;

/** A streamed route may share its path with procedures. */
function withStreamed(paths: Paths): Paths {
  const added = Object.entries(streamedPaths).map(([path, methods]) => [
    path,
    { ...paths[path], ...methods },
  ]);
  return { ...paths, ...(Object.fromEntries(added) as Paths) };
}

/** The OpenAPI document of api/v1, built once from the contract. */
export function openApiDocument(): Promise<Document> {
  generated ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
    .generate(contract, {
      info: { title: `${settings().APP_TITLE} api/v1`, version: "1" },
      servers: [{ url: settings().API_BASE_URL }],
      security: bearer,
      components: {
        securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
        responses: {
          Refusal: {
            description: "The refusal with its code",
            content: {
              "application/json": {
                schema: {
                  type: "object",
                  required: ["code", "status", "message"],
                  properties: {
                    code: { type: "string" },
                    status: { type: "integer" },
                    message: { type: "string" },
                    data: { type: "object" },
                  },
                },
              },
            },
          },
        },
      },
    })
    .then(document => ({
      ...document,
      paths: withStreamed(withRefusals((document.paths ?? {}) as Operations) as Paths),
    }));
  return generated;
}

/**
 * The methods that the document declares for an address, in capitals; none for an unknown address. An address without
 * parameters has its own only: /people/roles is no /people/{id}.
 */
export async function methodsOf(pathname: string): Promise<string[]> {
  const { paths = {} } = await openApiDocument();
  const path = pathname.replace(/^\/api\/v1/, "");
  const segments = path.split("/");
  const all = Object.entries(paths);
  const same = paths[path]
    ? [paths[path]]
    : all.flatMap(([declared, verbs]) => (matches(declared, segments) ? [verbs] : []));
  const methods = same.flatMap(verbs => Object.keys(verbs ?? {}).map(method => method.toUpperCase()));
  return [...new Set(methods)].sort();
}

function matches(declared: string, segments: string[]): boolean {
  const parts = declared.split("/");
  return (
    parts.length === segments.length &&
    parts.every((part, at) => (part.startsWith("{") ? segments[at] !== "" : part === segments[at]))
  );
}

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

/** The same as one plain HTML page, without scripts or third-party servers. */
export async function referencePage(): Promise<Response> {
  const document = await openApiDocument();
  const rows = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(
      ([method, operation]) =>
        `<tr><th scope="row"><code>${method.toUpperCase()} ${escaped(path)}</code></th><td>${escaped((operation as { summary?: string }).summary ?? "")}</td></tr>`,
    ),
  );
  const title = escaped(document.info.title);
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<h1>${title}</h1><p>Send an access token as <code>Authorization: Bearer</code>. Refusals are <code>{code, status, message, data}</code>. The whole description: <a href="openapi.json">openapi.json</a>.</p>
<table><thead><tr><th scope="col">Call</th><th scope="col">What it does</th></tr></thead><tbody>${rows.join("")}</tbody></table></html>`;
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}
