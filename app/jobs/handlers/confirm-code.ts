import { openMailed } from "~/domain/session/confirmation";
import { tellOwner } from "~/domain/session/tell-owner";
import { confirmCode } from "~/mail/two-factor";
import type { JobHandler } from "../worker";

/** Mails somebody the code that confirms who they are. */
export const confirmCodeJob: JobHandler<"confirm_code"> = (payload, { db }) =>
  tellOwner(db, { ...payload, purpose: "confirm_code" }, owner =>
    confirmCode(owner, openMailed(payload.sealed)),
  );
