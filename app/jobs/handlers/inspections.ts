import { mailInspectedOwner, mailInspectionSetting } from "~/domain/chats/inspection/mail-inspection";
import { chatsInspected, inspectionsChanged } from "~/mail/inspection";
import type { JobHandler } from "../worker";

/** Notifies the owner of chats that another user can read them now. */
export const chatsInspectedJob: JobHandler<"chats_inspected"> = (payload, { db }) =>
  mailInspectedOwner(db, payload, chatsInspected);

/** Notifies all users of a company that inspections were turned on or off. */
export const inspectionsChangedJob: JobHandler<"inspections_changed"> = (payload, { db }) =>
  mailInspectionSetting(db, payload, inspectionsChanged);
