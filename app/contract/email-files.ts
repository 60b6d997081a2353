import { z } from "zod";
import { EmailFile } from "./email-drafts";
import { Done, endpoint, Id, IdInput } from "./endpoint";

const writing = { action: "create", subject: "Email", area: "user" } as const;

/** The attachments of a draft. Those from a disk come by POST /email-drafts/{id}/files. */
export const emailFiles = {
  copy: endpoint(
    writing,
    "POST",
    "/email-drafts/{id}/copies",
    "Attaches files of divisions and attachments of other mails to a draft, each once",
  )
    .input(
      IdInput.extend({
        fileIds: z.array(Id).max(20).default([]),
        attachmentIds: z.array(Id).max(20).default([]),
      }),
    )
    .output(z.object({ files: z.array(EmailFile) })),
  remove: endpoint(writing, "DELETE", "/email-drafts/{id}/files/{fileId}", "Takes an attachment off a draft")
    .input(IdInput.extend({ fileId: Id }))
    .output(Done),
};
