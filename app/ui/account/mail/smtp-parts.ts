import type { SmtpSetting } from "~/contract/smtp-settings";
import type { FormRefusal } from "~/ui/form/read-refusal";

export type SavedSmtp = Omit<SmtpSetting, "divisions" | "createdAt">;

/** What each fieldset of a mailbox's form needs: the stored mailbox, undefined for a new one, and what was refused. */
export type SmtpParts = { saved: SavedSmtp | undefined; refusal: FormRefusal };
