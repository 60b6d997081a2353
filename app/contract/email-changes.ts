import { z } from "zod";
import { emailLabels, emailTargets, leftReasons } from "./email-fields";
import { endpoint, Id, IdInput, Instant } from "./endpoint";

/** A page of the list at most. */
const Ids = z.array(Id).min(1).max(100);

const Changed = z.object({
  changed: z.number().int(),
  /** The id by which the change can be undone; null if nothing was changed. */
  undo: Id.nullable(),
  /** What was left as it was; `subject` is empty for mails that are gone. */
  left: z.array(z.object({ id: Id, subject: z.string(), reason: z.enum(leftReasons) })),
});

/** Also the other mails of their threads that are in the same folder. */
const whole = z.boolean().optional();

const changing = { action: "update", subject: "Email", area: "user" } as const;

/**
 * Changes of marks, labels, tags and folders of mails, which are also made on the mail server: labels and tags as
 * keywords, if it supports them.
 */
export const emailChanges = {
  make: endpoint(changing, "POST", "/email-changes", "Marks, labels, tags or moves mails")
    .input(
      z.discriminatedUnion("act", [
        z.object({ ids: Ids, whole, act: z.enum(["read", "unread", "star", "unstar"]) }),
        z.object({ ids: Ids, whole, act: z.enum(["label", "unlabel"]), label: z.enum(emailLabels) }),
        z.object({ ids: Ids, whole, act: z.enum(["tag", "untag"]), tagId: z.uuid("field.required") }),
        z.object({ ids: Ids, whole, act: z.literal("move"), folder: z.enum(emailTargets) }),
        z.object({ ids: Ids, whole, act: z.literal("moveTo"), folderId: Id }),
      ]),
    )
    .output(Changed),
  markFolderRead: endpoint(
    changing,
    "POST",
    "/email-changes/readings",
    "Marks the mails of a folder as read; returns how many were unread. This cannot be undone",
  )
    .input(
      z
        .object({
          folder: z.enum(emailTargets).optional(),
          /** One of the server's own folders, instead. */
          folderId: Id.optional(),
          /** Mails that arrived later stay unread. */
          arrivedBefore: Instant.optional(),
        })
        .refine(({ folder, folderId }) => !folder !== !folderId, {
          path: ["folder"],
          error: "field.required",
        }),
    )
    .output(z.object({ changed: z.number().int() })),
  undo: endpoint(changing, "DELETE", "/email-changes/{id}", "Undoes a change of mails within ten minutes")
    .input(IdInput)
    .output(z.object({ changed: z.number().int() })),
  remove: endpoint(
    { action: "delete", subject: "Email", area: "user" },
    "POST",
    "/email-changes/deletions",
    "Deletes mails for good, at the mail server too",
  )
    .input(z.object({ ids: Ids }))
    .output(z.object({ deleted: z.number().int() })),
};
