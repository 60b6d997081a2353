import type { Actor } from "~/domain/core/actor/actor";

/** Stands where a company's id does in the rows of the operator's mailbox; no company has it (migration 232). */
export const operatorScope = "00000000-0000-0000-0000-000000000000";

/** The one row of smtp_settings that is the operator's. */
export const operatorMailboxId = "00000000-0000-7000-8000-000000000001";

/** An administrator as the owner of the operator's mailbox, for what companies do with theirs. */
export const asOperator = (actor: Actor): Actor => ({ ...actor, companyId: operatorScope });
