import { OpenAPIGenerator } from "@orpc/openapi";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import { contract } from "~/contract/contract";
import { settings } from "~/env";
import { type Operations, withRefusals } from "./openapi-refusals";

type Document = Awaited<ReturnType<OpenAPIGenerator["generate"]>>;
let generated: Promise<Document> | undefined;

const idParameter = {
  name: "id",
  in: "path",
  required: true,
  schema: { type: "string", format: "uuid" },
} as const;
const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const bearer = [{ bearer: [] }];

// The streamed routes are no oRPC procedures, because the library would hold their bodies in memory; they are
// described here.
const streamed = {
  "/uploads": {
    post: {
      summary: "Stages one .docx or .pdf; the body is the file",
      tags: ["files"],
      security: bearer,
      parameters: [
        { name: "name", in: "query", required: true, schema: { type: "string", maxLength: 1000 } },
      ],
      requestBody: {
        required: true,
        content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
      },
      responses: {
        "200": { description: "The staged upload: id, kind, name, bytes" },
        default: { $ref: "#/components/responses/Refusal" },
      },
    },
  },
  "/batches/{id}/files": {
    post: {
      summary: "Adds one .docx or .pdf, or a .zip of them, to a batch; the body is the file",
      tags: ["batches"],
      security: bearer,
      parameters: [
        idParameter,
        { name: "name", in: "query", required: true, schema: { type: "string", maxLength: 1000 } },
        {
          name: "refused",
          in: "query",
          description: "Why the file is not sent; then only its line is added",
          schema: { type: "string", enum: ["file_type", "file_too_large"] },
        },
        {
          name: "bytes",
          in: "query",
          description: "Its size, if it is not sent",
          schema: { type: "integer" },
        },
      ],
      requestBody: {
        required: true,
        content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
      },
      responses: {
        "200": { description: "The file's line: id, outcome" },
        default: { $ref: "#/components/responses/Refusal" },
      },
    },
  },
  "/email-drafts/{id}/files": {
    post: {
      summary: "Attaches a file to a draft; the body is the file",
      tags: ["email-drafts"],
      security: bearer,
      parameters: [
        idParameter,
        { name: "name", in: "query", required: true, schema: { type: "string", maxLength: 1000 } },
      ],
      requestBody: {
        required: true,
        content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
      },
      responses: {
        "200": { description: "The attachment: id, name, size" },
        default: { $ref: "#/components/responses/Refusal" },
      },
    },
  },
  "/payment-events": {
    post: {
      summary: "Receives an event of Stripe; the body is as Stripe sent it",
      tags: ["checkouts"],
      security: [],
      parameters: [
        {
          name: "stripe-signature",
          in: "header",
          required: true,
          schema: { type: "string", maxLength: 1000 },
        },
      ],
      requestBody: { required: true, content: { "application/json": { schema: { type: "object" } } } },
      responses: {
        "200": { description: "Stored; it is handled afterwards" },
        default: { $ref: "#/components/responses/Refusal" },
      },
    },
  },
  "/account/avatar": {
    put: {
      summary: "Sets the user's own picture; the body is a .png, .jpeg or .webp of 2 MB at most",
      tags: ["account"],
      security: bearer,
      requestBody: {
        required: true,
        content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
      },
      responses: {
        "200": { description: "The id of the picture: avatar" },
        default: { $ref: "#/components/responses/Refusal" },
      },
    },
  },
  "/letterhead/logo": {
    put: {
      summary:
        "Sets the logo on the mails to the company's people; the body is a .png or .jpeg of 100 KB at most",
      tags: ["letterhead"],
      security: bearer,
      requestBody: {
        required: true,
        content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
      },
      responses: {
        "200": { description: "The logo has been stored" },
        default: { $ref: "#/components/responses/Refusal" },
      },
    },
  },
  "/avatars/{id}/content": {
    get: {
      summary: "Returns a user's picture by its id",
      tags: ["account"],
      security: bearer,
      parameters: [idParameter],
      responses: {
        "200": { description: "The picture", content: { "image/*": {} } },
        default: { $ref: "#/components/responses/Refusal" },
      },
    },
  },
  "/files/{id}/content": {
    get: {
      summary: "Downloads the original file",
      tags: ["files"],
      security: bearer,
      parameters: [idParameter],
      responses: {
        "200": { description: "The file", content: { "application/pdf": {}, [docxType]: {} } },
        default: { $ref: "#/components/responses/Refusal" },
      },
    },
  },
  "/exports/{id}/content": {
    get: {
      summary: "Downloads an export of the user's own data",
      tags: ["account"],
      security: bearer,
      parameters: [idParameter],
      responses: {
        "200": { description: "A .zip", content: { "application/zip": {} } },
        default: { $ref: "#/components/responses/Refusal" },
      },
    },
  },
  "/chats/{id}/events": {
    get: {
      summary: "Tells as server-sent events `changed` that what the user reads in a chat has changed",
      tags: ["chats"],
      security: bearer,
      parameters: [idParameter],
      responses: {
        "200": { description: "Events", content: { "text/event-stream": {} } },
        default: { $ref: "#/components/responses/Refusal" },
      },
    },
  },
  "/processing/stream": {
    get: {
      summary: "Streams a server-sent event `changed` when the processing of files has changed",
      tags: ["processing"],
      security: bearer,
      responses: {
        "200": { description: "Events", content: { "text/event-stream": {} } },
        default: { $ref: "#/components/responses/Refusal" },
      },
    },
  },
  "/messages/{id}/stream": {
    get: {
      summary: "Streams an answer as server-sent events `piece` and `done`; Last-Event-ID resumes",
      tags: ["chats"],
      security: bearer,
      parameters: [idParameter],
      responses: {
        "200": { description: "Events", content: { "text/event-stream": {} } },
        default: { $ref: "#/components/responses/Refusal" },
      },
    },
  },
} as const;

type Paths = NonNullable<Document["paths"]>;

/** A streamed route may share its path with procedures. */
function withStreamed(paths: Paths): Paths {
  const added = Object.entries(streamed).map(([path, methods]) => [path, { ...paths[path], ...methods }]);
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
