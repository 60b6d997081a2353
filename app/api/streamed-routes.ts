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

type StreamedRoute = {
  method: string;
  /** As described in openapi-streamed.ts. */
  path: string;
  /** The action in the activity log; none for a route that changes nothing, or logs by itself. */
  action?: string;
  respond: (request: Request, context: ApiContext, id: string) => Promise<Response>;
};

/** The routes whose bodies must not be held in memory. */
export const routes: readonly StreamedRoute[] = [
  { method: "POST", path: "/uploads", action: "files.stage", respond: uploadRoute },
  { method: "POST", path: "/batches/{id}/files", action: "batches.upload", respond: batchUploadRoute },
  { method: "POST", path: "/email-drafts/{id}/files", action: "emailFiles.upload", respond: emailFileRoute },
  { method: "POST", path: "/payment-events", respond: paymentEventsRoute },
  { method: "PUT", path: "/account/avatar", action: "account.changeAvatar", respond: avatarUploadRoute },
  { method: "PUT", path: "/letterhead/logo", action: "letterhead.changeLogo", respond: logoUploadRoute },
  { method: "GET", path: "/avatars/{id}/content", respond: avatarContentRoute },
  { method: "GET", path: "/files/{id}/content", respond: fileContentRoute },
  { method: "GET", path: "/email-attachments/{id}/content", respond: attachmentContentRoute },
  { method: "GET", path: "/exports/{id}/content", respond: exportContentRoute },
  { method: "GET", path: "/chats/{id}/events", respond: chatEventsRoute },
  { method: "GET", path: "/messages/{id}/stream", respond: answerStreamRoute },
  { method: "GET", path: "/processing/stream", respond: processingStreamRoute },
];

const patterns = new Map(
  routes.map(route => [route, new RegExp(`^/api/v1${route.path.replace("{id}", "([\\w-]{36})")}$`)]),
);

/** Handles the routes that stream a body in or out; undefined for every other address. */
export async function streamedRoutes(request: Request, context: ApiContext): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  for (const [route, pattern] of patterns) {
    const match = request.method === route.method ? pattern.exec(pathname) : null;
    if (!match) continue;
    if (context.actor?.twoFactorMissing) throw new AppError("two_factor_required");
    const { method, path, action, respond } = route;
    const work = () => respond(request, context, match[1] ?? "");
    return action ? logged(context, { action, endpoint: `${method} ${path}` }, work) : work();
  }
  return undefined;
}
