import { cancelPlanAtEnd } from "~/domain/people/privacy/cancel-plan-at-end";
import { deleteExportBytes } from "~/domain/people/privacy/delete-export-bytes";
import { eraseAccount } from "~/domain/people/privacy/erase-account";
import { failExport, makeExport } from "~/domain/people/privacy/make-export";
import { notifyCompanyEnd } from "~/domain/people/privacy/notify-company-end";
import { notifyErasure } from "~/domain/people/privacy/notify-erasure";
import { companyEnd } from "~/mail/company-end";
import { erasurePlanned } from "~/mail/erasure-planned";
import { exportNews } from "~/mail/export-news";
import { exportTexts } from "~/mail/export-texts";
import type { JobHandler } from "../worker";

/** Creates the .zip with a user's data and mails its link. */
export const exportDataJob: JobHandler<"export_data"> = ({ exportId }, { db, signal, lastAttempt }) =>
  makeExport(db, exportId, { signal, lastAttempt, texts: exportTexts, compose: exportNews });

/** Runs when the process died during the last attempt. */
export const abandonedExportDataJob: JobHandler<"export_data"> = ({ exportId }, { db }) =>
  failExport(db, exportId, "export_failed", exportNews);

/** Notifies a user of the planned erasure of their account. */
export const notifyErasureJob: JobHandler<"tell_erasure"> = (payload, { db }) =>
  notifyErasure(db, payload, erasurePlanned);

/** Notifies a company's users that it will be deleted, or is kept after all. */
export const notifyCompanyEndJob: JobHandler<"tell_company_end"> = (payload, { db }) =>
  notifyCompanyEnd(db, payload, companyEnd);

/** Cancels the plan of a company that will be deleted. */
export const cancelPlanJob: JobHandler<"cancel_plan"> = ({ companyId }, { db }) =>
  cancelPlanAtEnd(db, companyId);

/** Erases an account after its grace period. */
export const eraseAccountJob: JobHandler<"erase_account"> = ({ userId }, { db }) => eraseAccount(db, userId);

/** Deletes the stored files of an erased account. */
export const deleteExportBytesJob: JobHandler<"forget_bytes"> = ({ keys }) => deleteExportBytes(keys);
