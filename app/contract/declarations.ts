import { z } from "zod";
import { CancellationFields, declarationSorts, SettleFields, WithdrawalFields } from "./declaration-fields";
import { declarationKinds, declarationStates } from "./declaration-states";
import { Done, endpoint, Id, IdInput, Instant, ListInput, listOf, Named } from "./endpoint";
import { HumanAnswer } from "./human-check-fields";
import type { Language } from "./language";
import { LanguageCode } from "./language-fields";
import { renewing } from "./payment-fields";

export const Declaration = z.object({
  id: Id,
  kind: z.enum(declarationKinds),
  extraordinary: z.boolean(),
  reason: z.string(),
  name: z.string(),
  contract: z.string(),
  email: z.string(),
  /** 'YYYY-MM-DD'; null: as early as possible. */
  endsOn: z.iso.date().nullable(),
  receivedAt: Instant,
  /** The company whose data manager has this address. */
  company: z.string().nullable(),
  /** The company's number, as on its invoices. */
  customerNumber: z.string().nullable(),
  /** A link was mailed with which its owner can carry it out. */
  linked: z.boolean(),
  state: z.enum(declarationStates),
  endedAt: Instant.nullable(),
  note: z.string(),
  settledAt: Instant.nullable(),
  /** The name of the operator who settled it; null for one that its link settled, or once their account is deleted. */
  settledBy: z.string().nullable(),
  version: z.number().int(),
});
export type Declaration = z.output<typeof Declaration>;

/** What the mail of receipt repeats. */
export type DeclarationReceipt = Pick<
  Declaration,
  "kind" | "extraordinary" | "reason" | "name" | "contract" | "endsOn" | "receivedAt"
> & {
  language: Language;
  /** The time zone of the company that it belongs to, or the operator's. */
  timeZone: string;
};

export const DeclarationFilter = z.object({
  search: ListInput.shape.search,
  state: z.enum(declarationStates).optional(),
  kind: z.enum(declarationKinds).optional(),
  sort: z.enum(declarationSorts).default("-received"),
});
export type DeclarationFilter = z.output<typeof DeclarationFilter>;
export const DeclarationQuery = ListInput.extend(DeclarationFilter.shape);

const Link = z.object({ token: z.string().max(200) });
const Received = z.object({ receivedAt: Instant });
const sender = { language: LanguageCode, human: HumanAnswer };

/** Cancellations and withdrawals that people declare without signing in, and their results. */
export const declarations = {
  cancel: endpoint(
    "public",
    "POST",
    "/declarations/cancellations",
    "Receives the cancellation of a contract; a mail confirms it. The response is the same for every address",
  )
    .input(CancellationFields.safeExtend(sender))
    .output(Received),
  withdraw: endpoint(
    "public",
    "POST",
    "/declarations/withdrawals",
    "Receives the withdrawal from a contract; a mail confirms it. The response is the same for every address",
  )
    .input(WithdrawalFields.extend(sender))
    .output(Received),
  readLink: endpoint(
    "public",
    "GET",
    "/declarations/link",
    "Returns the plan that a mailed link cancels, without using it up",
  )
    .input(Link)
    .output(z.object({ company: z.string(), plan: z.enum(renewing), endsAt: Instant })),
  confirm: endpoint(
    "public",
    "PUT",
    "/declarations/link",
    "Cancels a plan to the end of the paid period by its mailed link",
  )
    .input(Link)
    .output(Done),
  list: endpoint(
    { action: "read", subject: "Invoice", area: "admin" },
    "GET",
    "/declarations",
    "Lists cancellations and withdrawals that were declared without signing in",
  )
    .input(DeclarationQuery)
    .output(listOf(Declaration)),
  read: endpoint(
    { action: "read", subject: "Invoice", area: "admin" },
    "GET",
    "/declarations/{id}",
    "Returns a declared cancellation or withdrawal",
  )
    .input(IdInput)
    .output(Declaration),
  settle: endpoint(
    { action: "update", subject: "Invoice", area: "admin" },
    "POST",
    "/declarations/{id}/settlement",
    "Notes how a declaration was settled",
  )
    .input(SettleFields.extend({ id: Id }))
    .output(Named),
};
