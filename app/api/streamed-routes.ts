import { AppError } from "~/contract/errors";
import type { ApiContext } from "./context";
import { logged } from "./log-activity";
import { answerStreamRoute } from "./v1/answer-stream";
import { attachmentContentRoute } from "./v1/attachment-content";
import { avatarContentRoute, avatarUploadRoute } from "./v1/avatars";
import { batchUploadRoute } from "./v1/batches";
import { chatEventsRoute } from "./v1/chat-events";
import { emailFileRoute } from "./v1/email-files";
import { exportContentRoute } from "./v1/export-content";
import { fileContentRoute } from "./v1/file-content";
import { logoUploadRoute } from "./v1/letterhead";
import { paymentEventsRoute } from "./v1/payment-events";
import { processingStreamRoute } from "./v1/processing-stream";
import { uploadRoute } from "./v1/uploads";

type Streamed = (request: Request, context: ApiContext, id: string) => Promise<Response>;

// Bodies that must not be held in memory. The OpenAPI document describes them in openapi.ts.
const routes: { method: string; path: RegExp; answer: Streamed }[] = [
  { method: "POST", path: /^\/api\/v1\/uploads$/, answer: loggedUpload },
  { method: "POST", path: /^\/api\/v1\/batches\/([\w-]{36})\/files$/, answer: loggedBatchUpload },
  { method: "POST", path: /^\/api\/v1\/email-drafts\/([\w-]{36})\/files$/, answer: loggedEmailFile },
  { method: "POST", path: /^\/api\/v1\/payment-events$/, answer: paymentEventsRoute },
  { method: "PUT", path: /^\/api\/v1\/account\/avatar$/, answer: loggedAvatar },
  { method: "PUT", path: /^\/api\/v1\/letterhead\/logo$/, answer: loggedLogo },
  { method: "GET", path: /^\/api\/v1\/avatars\/([\w-]{36})\/content$/, answer: avatarContentRoute },
  { method: "GET", path: /^\/api\/v1\/files\/([\w-]{36})\/content$/, answer: fileContentRoute },
  {
    method: "GET",
    path: /^\/api\/v1\/email-attachments\/([\w-]{36})\/content$/,
    answer: attachmentContentRoute,
  },
  { method: "GET", path: /^\/api\/v1\/exports\/([\w-]{36})\/content$/, answer: exportContentRoute },
  { method: "GET", path: /^\/api\/v1\/chats\/([\w-]{36})\/events$/, answer: chatEventsRoute },
  { method: "GET", path: /^\/api\/v1\/messages\/([\w-]{36})\/stream$/, answer: answerStreamRoute },
  { method: "GET", path: /^\/api\/v1\/processing\/stream$/, answer: processingStreamRoute },
];

function loggedUpload(request: Request, context: ApiContext): Promise<Response> {
  return logged(context, { action: "files.stage", endpoint: "POST /uploads" }, () =>
    uploadRoute(request, context),
  );
}

function loggedBatchUpload(request: Request, context: ApiContext, id: string): Promise<Response> {
  return logged(context, { action: "batches.upload", endpoint: "POST /batches/{id}/files" }, () =>
    batchUploadRoute(request, context, id),
  );
}

function loggedEmailFile(request: Request, context: ApiContext, id: string): Promise<Response> {
  return logged(context, { action: "emailFiles.upload", endpoint: "POST /email-drafts/{id}/files" }, () =>
    emailFileRoute(request, context, id),
  );
}

function loggedAvatar(request: Request, context: ApiContext): Promise<Response> {
  return logged(context, { action: "account.changeAvatar", endpoint: "PUT /account/avatar" }, () =>
    avatarUploadRoute(request, context),
  );
}

function loggedLogo(request: Request, context: ApiContext): Promise<Response> {
  return logged(context, { action: "letterhead.changeLogo", endpoint: "PUT /letterhead/logo" }, () =>
    logoUploadRoute(request, context),
  );
}

/** Handles the routes that stream a body in or out; undefined for every other address. */
export async function streamedRoutes(request: Request, context: ApiContext): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  for (const route of routes) {
    const match = request.method === route.method ? route.path.exec(pathname) : null;
    if (match && context.actor?.twoFactorMissing) throw new AppError("two_factor_required");
    if (match) return route.answer(request, context, match[1] ?? "");
  }
  return undefined;
}
