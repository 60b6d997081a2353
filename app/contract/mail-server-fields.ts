import { z } from "zod";
import { mailFaults, mailSteps } from "./mail-faults";

/** What the test of one server found; `detail` are the server's own words. */
export const MailCheck = z.object({
  /** Null when all steps succeeded; the steps before it succeeded, those after it were not tried. */
  failed: z.enum(mailSteps).nullable(),
  fault: z.enum(mailFaults).nullable(),
  detail: z.string(),
});
export type MailCheck = z.output<typeof MailCheck>;

/** Whether a server lets a mailbox send as an address; if not, `detail` are its words. */
export const SenderCheck = z.object({ address: z.string(), allowed: z.boolean(), detail: z.string() });
export type SenderCheck = z.output<typeof SenderCheck>;
