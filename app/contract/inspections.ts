import { z } from "zod";
import { answerStates } from "./answers";
import { Done, endpoint, Id, IdInput, Instant } from "./endpoint";
import { InspectionFields, InspectionSettingFields } from "./inspection-fields";

const Person = z.object({ id: Id, name: z.string() });

export const InspectionSetting = z.object({
  on: z.boolean(),
  /** Who approves; null while none is chosen or the person is not active any more. */
  approver: Person.nullable(),
  /** Who changed it last, and when; null while it was never on. */
  changed: z.object({ by: z.string(), at: Instant }).nullable(),
  /** The user approves requests of others. */
  approves: z.boolean(),
  /** 0 while it was never on. */
  version: z.number().int(),
});
/** Whether chats of the user's company can be inspected. */
export type InspectionSetting = z.output<typeof InspectionSetting>;

const inspectionStates = ["waiting", "approved", "refused", "ended"] as const;

export const Inspection = z.object({
  id: Id,
  owner: Person,
  /** Null: all chats of the person in the span. */
  chatId: Id.nullable(),
  from: z.iso.date(),
  until: z.iso.date(),
  reason: z.string(),
  /** Null if the account is deleted. */
  requestedBy: z.string().nullable(),
  requestedAt: Instant,
  /** 'ended' also when its time is over. */
  state: z.enum(inspectionStates),
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  endsAt: Instant.nullable(),
  /** The user's part in it. */
  role: z.enum(["owner", "requester", "approver"]),
  /** When chats were opened, latest first, at most 100; the name of the chat for its owner only. */
  openings: z.array(z.object({ at: Instant, chatName: z.string().nullable() })),
});
/** A request to read the chats of another person. */
export type Inspection = z.output<typeof Inspection>;

export const InspectedChat = z.object({ id: Id, name: z.string(), questions: z.number().int(), at: Instant });

export const InspectedMessage = z.object({
  id: Id,
  question: z.string(),
  /** Empty if it is withheld. */
  answer: z.string(),
  state: z.enum(answerStates),
  /** Why the answer is withheld: a source of its divisions may not be read, or was deleted. */
  withheld: z.enum(["division", "file"]).nullable(),
  sources: z.array(z.string()),
  createdAt: Instant,
});

const managing = { action: "update", subject: "Company" } as const;
const asking = { action: "read", subject: "Chat" } as const;

/** Reading another person's chats: off unless the company turns it on, approved by a second person, for a day. */
export const inspections = {
  setting: endpoint(
    asking,
    "GET",
    "/inspection-setting",
    "Returns whether chats of the user's company can be inspected, and who approves it",
  ).output(InspectionSetting),
  changeSetting: endpoint(
    managing,
    "PUT",
    "/inspection-setting",
    "Sets whether chats of the user's company can be inspected; its employees are told",
  )
    .input(InspectionSettingFields)
    .output(InspectionSetting),
  people: endpoint(
    managing,
    "GET",
    "/inspections/people",
    "Lists the people of the user's company who can approve inspections, or whose chats can be inspected",
  ).output(z.array(Person)),
  list: endpoint(
    asking,
    "GET",
    "/inspections",
    "Lists inspections of the user's chats, those that the user requested, and those to approve, latest first",
  ).output(z.array(Inspection)),
  read: endpoint(asking, "GET", "/inspections/{id}", "Returns an inspection that the user has a part in")
    .input(IdInput)
    .output(Inspection),
  request: endpoint(managing, "POST", "/inspections", "Requests to read chats of another person")
    .input(InspectionFields)
    .output(Inspection),
  decide: endpoint(
    asking,
    "PUT",
    "/inspections/{id}/decision",
    "Approves or refuses an inspection that another person requested; the owner of the chats is told",
  )
    .input(IdInput.extend({ approve: z.boolean() }))
    .output(Inspection),
  end: endpoint(asking, "DELETE", "/inspections/{id}", "Ends an inspection, or withdraws the request")
    .input(IdInput)
    .output(Done),
  chats: endpoint(asking, "GET", "/inspections/{id}/chats", "Lists the chats of an approved inspection")
    .input(IdInput)
    .output(z.array(InspectedChat)),
  open: endpoint(
    asking,
    "POST",
    "/inspections/{id}/openings",
    "Opens a chat of an approved inspection: notes it, and returns the owner's questions with their answers",
  )
    .input(IdInput.extend({ chatId: Id, before: Id.optional() }))
    .output(z.object({ chat: InspectedChat, messages: z.array(InspectedMessage), older: Id.nullable() })),
};
