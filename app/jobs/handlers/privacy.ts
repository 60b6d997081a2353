import { eraseAccount } from "~/domain/privacy/erase-account";
import { forgetBytes } from "~/domain/privacy/forget-bytes";
import { failExport, makeExport } from "~/domain/privacy/make-export";
import { tellErasure } from "~/domain/privacy/tell-erasure";
import { erasurePlanned } from "~/mail/erasure-planned";
import { exportNews } from "~/mail/export-news";
import { exportReadme } from "~/mail/export-readme";
import type { JobHandler } from "../worker";

/** Makes the .zip with somebody's data and mails its link. */
export const exportDataJob: JobHandler<"export_data"> = ({ exportId }, { db, signal, lastAttempt }) =>
  makeExport(db, exportId, { signal, lastAttempt, readme: exportReadme, compose: exportNews });

/** Its process died with it on the last attempt. */
export const abandonedExportDataJob: JobHandler<"export_data"> = ({ exportId }, { db }) =>
  failExport(db, exportId, "export_failed", exportNews);

/** Mails somebody when their account is erased. */
export const tellErasureJob: JobHandler<"tell_erasure"> = (payload, { db }) =>
  tellErasure(db, payload, erasurePlanned);

/** Erases somebody whose time to think again is over. */
export const eraseAccountJob: JobHandler<"erase_account"> = ({ userId }, { db }) => eraseAccount(db, userId);

/** Removes the bytes of somebody who was erased. */
export const forgetBytesJob: JobHandler<"forget_bytes"> = ({ keys }) => forgetBytes(keys);
