import type { Actor } from "~/domain/core/actor/actor";

/** The company id in the rows of the operator's mailbox; no company has it (migration 232). */
export const operatorScope = "00000000-0000-0000-0000-000000000000";

/** The one row of smtp_settings that is the operator's. */
export const operatorMailboxId = "00000000-0000-7000-8000-000000000001";

/** Returns an administrator as an actor on the operator's mailbox, for the functions of companies' mailboxes. */
export const asOperator = (actor: Actor): Actor => ({ ...actor, companyId: operatorScope });
