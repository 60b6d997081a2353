/** The security of an operation that requires an access token. */
export const bearer = [{ bearer: [] }];

const idParameter = { name: "id", in: "path", required: true, schema: { type: "string", format: "uuid" } };
const nameParameter = {
  name: "name",
  in: "query",
  required: true,
  schema: { type: "string", maxLength: 1000 },
};
const fileBody = {
  required: true,
  content: { "application/octet-stream": { schema: { type: "string", format: "binary" } } },
};
const docxType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** The responses of an operation: a JSON object, or a body of one of these types. */
function responses(description: string, ...types: string[]) {
  const content = Object.fromEntries(types.map(type => [type, {}]));
  return {
    "200": { description, ...(types.length > 0 ? { content } : {}) },
    default: { $ref: "#/components/responses/Refusal" },
  };
}

const upload = (tag: string, summary: string, parameters: object[], response: string) => ({
  summary,
  tags: [tag],
  security: bearer,
  parameters,
  requestBody: fileBody,
  responses: responses(response),
});

const download = (tag: string, summary: string, response: string, ...types: string[]) => ({
  summary,
  tags: [tag],
  security: bearer,
  parameters: [idParameter],
  responses: responses(response, ...types),
});

const events = (tag: string, summary: string, parameters: object[] = [idParameter]) => ({
  summary,
  tags: [tag],
  security: bearer,
  parameters,
  responses: responses("Events", "text/event-stream"),
});

/**
 * The routes of streamed-routes.ts by their path. They are no oRPC procedures, because the library would hold their bodies
 * in memory, so they are described here.
 */
export const streamedPaths = {
  "/uploads": {
    post: upload(
      "files",
      "Stages one .docx or .pdf; the body is the file",
      [nameParameter],
      "The staged upload: id, kind, name, bytes",
    ),
  },
  "/batches/{id}/files": {
    post: upload(
      "batches",
      "Adds one .docx or .pdf, or a .zip of them, to a batch; the body is the file",
      [
        idParameter,
        nameParameter,
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
      "The file's line: id, outcome",
    ),
  },
  "/email-drafts/{id}/files": {
    post: upload(
      "email-drafts",
      "Attaches a file to a draft; the body is the file",
      [idParameter, nameParameter],
      "The attachment: id, name, size",
    ),
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
      responses: responses("Stored; it is handled afterwards"),
    },
  },
  "/account/avatar": {
    put: upload(
      "account",
      "Sets the user's own picture; the body is a .png, .jpeg or .webp of 2 MB at most",
      [],
      "The id of the picture: avatar",
    ),
  },
  "/letterhead/logo": {
    put: upload(
      "letterhead",
      "Sets the logo on the mails to the company's people; the body is a .png or .jpeg of 100 KB at most",
      [],
      "The logo has been stored",
    ),
  },
  "/avatars/{id}/content": {
    get: download("account", "Returns a user's picture by its id", "The picture", "image/*"),
  },
  "/files/{id}/content": {
    get: download("files", "Downloads the original file", "The file", "application/pdf", docxType),
  },
  "/email-attachments/{id}/content": {
    get: download("emails", "Downloads an attachment of a mail", "The file", "application/octet-stream"),
  },
  "/exports/{id}/content": {
    get: download("account", "Downloads an export of the user's own data", "A .zip", "application/zip"),
  },
  "/chats/{id}/events": {
    get: events(
      "chats",
      "Tells as server-sent events `changed` that what the user reads in a chat has changed",
    ),
  },
  "/processing/stream": {
    get: events(
      "processing",
      "Streams a server-sent event `changed` when the processing of files has changed",
      [],
    ),
  },
  "/messages/{id}/stream": {
    get: events("chats", "Streams an answer as server-sent events `piece` and `done`; Last-Event-ID resumes"),
  },
};
