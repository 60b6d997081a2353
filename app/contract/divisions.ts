import { z } from "zod";
import { DivisionFields } from "./division-fields";
import { Done, endpoint, Id, IdInput, Instant, ListInput, listOf } from "./endpoint";

export const Division = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  notes: z.string(),
  status: z.enum(["open", "deleting"]),
  /** True where the company's plan does not reach this far: no new files, no answers, nothing deleted. */
  locked: z.boolean(),
  members: z.number().int(),
  files: z.number().int(),
  readyFiles: z.number().int(),
  bytes: z.number(),
  version: z.number().int(),
  createdAt: Instant,
});
/** A division as its readers see it, with its counts (bytes of all its files). */
export type Division = z.output<typeof Division>;

export const Member = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  role: z.string(),
  member: z.boolean(),
});
/** Somebody of the company, and whether they are a member of the division; `role` is a role's key or own name. */
export type Member = z.output<typeof Member>;

/** How many there may be; `limit` is null where a running plan lifts it. */
export const Room = z.object({
  used: z.number().int(),
  limit: z.number().int().nullable(),
  locked: z.boolean(),
});
export type Room = z.output<typeof Room>;

export const divisions = {
  list: endpoint(
    { action: "read", subject: "Division" },
    "GET",
    "/divisions",
    "The divisions that one may read",
  )
    .input(ListInput)
    .output(listOf(Division).extend({ room: Room })),
  read: endpoint({ action: "read", subject: "Division" }, "GET", "/divisions/{id}", "One division")
    .input(IdInput)
    .output(Division),
  add: endpoint({ action: "create", subject: "Division" }, "POST", "/divisions", "Add a division")
    .input(DivisionFields)
    .output(Division),
  change: endpoint(
    { action: "update", subject: "Division" },
    "PUT",
    "/divisions/{id}",
    "Rename or describe a division",
  )
    .input(DivisionFields.extend({ id: Id }))
    .output(Division),
  remove: endpoint(
    { action: "delete", subject: "Division" },
    "DELETE",
    "/divisions/{id}",
    "Delete a division with its files",
  )
    .input(IdInput)
    .output(Done),
  members: endpoint(
    { action: "update", subject: "Division" },
    "GET",
    "/divisions/{id}/members",
    "The company's people, and who of them is a member",
  )
    .input(IdInput)
    .output(z.array(Member)),
  setMembers: endpoint(
    { action: "update", subject: "Division" },
    "PUT",
    "/divisions/{id}/members",
    "Say who is a member",
  )
    .input(IdInput.extend({ userIds: z.array(Id).max(1000) }))
    .output(Done),
};
