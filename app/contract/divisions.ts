import { z } from "zod";
import { DivisionFields } from "./division-fields";
import { endpoint, Id, IdInput, Instant, ListInput, listOf, Named } from "./endpoint";
import { expiredFileRules } from "./expired-file-rules";

export const Division = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  notes: z.string(),
  expiredFiles: z.enum(expiredFileRules),
  status: z.enum(["open", "deleting"]),
  /** True for divisions beyond the company's plan: no new files and no answers; existing data is kept. */
  locked: z.boolean(),
  members: z.number().int(),
  files: z.number().int(),
  readyFiles: z.number().int(),
  /** Approved answers that are given now. */
  approvedAnswers: z.number().int(),
  bytes: z.number(),
  version: z.number().int(),
  createdAt: Instant,
});
/** A division as its readers see it, with counts (bytes of all its files). */
export type Division = z.output<typeof Division>;

export const Member = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: z.string(),
  member: z.boolean(),
});
/**
 * A person of the company, and whether they are a member of the division; `role` is a built-in role's key or a
 * custom role's name.
 */
export type Member = z.output<typeof Member>;

/** A used and an allowed amount; `limit` is null if the plan sets none. */
export const Quota = z.object({
  used: z.number().int(),
  limit: z.number().int().nullable(),
  locked: z.boolean(),
});
export type Quota = z.output<typeof Quota>;

export const divisions = {
  list: endpoint(
    { action: "read", subject: "Division" },
    "GET",
    "/divisions",
    "Lists the divisions that the user may read",
  )
    .input(ListInput)
    .output(listOf(Division).extend({ quota: Quota })),
  read: endpoint({ action: "read", subject: "Division" }, "GET", "/divisions/{id}", "Returns a division")
    .input(IdInput)
    .output(Division),
  add: endpoint({ action: "create", subject: "Division" }, "POST", "/divisions", "Creates a division")
    .input(DivisionFields)
    .output(Division),
  change: endpoint(
    { action: "update", subject: "Division" },
    "PUT",
    "/divisions/{id}",
    "Changes name, description and notes of a division, and what becomes of its expired files",
  )
    .input(DivisionFields.extend({ id: Id }))
    .output(Division),
  remove: endpoint(
    { action: "delete", subject: "Division" },
    "DELETE",
    "/divisions/{id}",
    "Deletes a division with its files",
  )
    .input(IdInput)
    .output(Named),
  expired: endpoint(
    { action: "update", subject: "Division" },
    "GET",
    "/divisions/{id}/expired-files",
    "Lists the expired files of a division that answers of the last 90 days cite most",
  )
    .input(IdInput)
    .output(z.array(Named.extend({ validUntil: z.iso.date(), citedBy: z.number().int() }))),
  members: endpoint(
    { action: "update", subject: "Division" },
    "GET",
    "/divisions/{id}/members",
    "Lists the company's employees and whether they are members",
  )
    .input(ListInput.extend({ id: Id }))
    .output(listOf(Member)),
  changeMembers: endpoint(
    { action: "update", subject: "Division" },
    "PATCH",
    "/divisions/{id}/members",
    "Adds members to a division and removes others; all or nothing; returns their number",
  )
    .input(
      IdInput.extend({ add: z.array(Id).max(1000).default([]), remove: z.array(Id).max(1000).default([]) }),
    )
    .output(Named.extend({ members: z.number().int() })),
};
