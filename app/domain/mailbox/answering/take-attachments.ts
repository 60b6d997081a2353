import type { Readable } from "node:stream";
import type { ImapFlow } from "imapflow";
import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Database, Db } from "~/db/connection";
import { newId } from "~/db/id";
import { divisionsInPlan } from "~/domain/billing/plan/division-limit";
import { limitBytes } from "~/domain/core/limit/limit-bytes";
import { insertFile } from "~/domain/knowledge/file/insert-file";
import { insertVersion } from "~/domain/knowledge/file/insert-version";
import { notifyFilesChanged } from "~/domain/knowledge/file/notify-files-changed";
import { checkUpload } from "~/domain/knowledge/reading/check-upload";
import { cleanName } from "~/domain/knowledge/reading/clean-name";
import type { DocumentKind } from "~/domain/knowledge/reading/document-kind";
import { withMailbox } from "~/domain/mailbox/sync/with-mailbox";
import { settings } from "~/env";
import { openPart } from "~/integrations/mailbox/stored-mails";
import { requireWhole } from "~/integrations/mailbox/whole-answer";
import { storage } from "~/integrations/storage/storage";
import { isPassing } from "~/integrations/storage/storage-fault";
import { findReplaced } from "./find-replaced";

type Waiting = {
  id: string;
  companyId: string;
  divisionId: string;
  settingId: string;
  answerId: string;
  fromAddress: string;
  /** Null once the mail or its attachment is gone. */
  name: string | null;
  size: number;
  part: string;
  path: string | null;
  uid: number | null;
  uidValidity: number | null;
};

/** The size of a part as servers report it includes its line ends. */
const sizeMargin = 1.04;
/** Chosen: enough for a large attachment over a slow connection. */
const timeoutMs = 10 * 60_000;

/**
 * Uploads the recorded attachments of a mail to its division, through the same checks as uploads in a batch. Each is
 * stored in a transaction of its own, so that an interrupted job continues and no attachment becomes two files.
 * @throws StorageFault while the storage does not work; MailServerFault, imapflow's errors while the mail cannot be fetched
 */
export async function takeAttachments(db: Database, answerId: string, signal: AbortSignal): Promise<void> {
  const waiting = await db.many<Waiting>(sql`
    select u.id, u.company_id as "companyId", q.division_id as "divisionId", q.smtp_setting_id as "settingId", u.answer_id as "answerId",
      q.from_address as "fromAddress", a.name, coalesce(a.size, 0) as size, coalesce(a.part, '') as part, f.path,
      case when e.stale then null else e.uid end as uid, f.uid_validity as "uidValidity"
    from email_uploads u join email_answers q on q.id = u.answer_id
    left join email_attachments a on a.email_id = q.email_id and a.number = u.number
    left join emails e on e.id = q.email_id
    left join mail_folders f on f.id = e.folder_id
    where u.answer_id = ${answerId} and u.state = 'waiting' order by u.number`);
  for (const attachment of waiting) {
    signal.throwIfAborted();
    try {
      await uploadAttachment(db, attachment, signal);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (isPassing(error)) {
        await db.run(sql`
          update email_uploads set reason = ${error.code} where id = ${attachment.id} and state = 'waiting'`);
        throw error;
      }
      await refuse(db, attachment.id, error);
    }
  }
}

/** Refuses the attachments that could not be fetched by the last attempt. */
export async function failAttachments(db: Db, answerId: string): Promise<void> {
  await db.run(sql`
    update email_uploads set state = 'refused', reason = 'mail_unreachable'
    where answer_id = ${answerId} and state = 'waiting'`);
}

async function refuse(db: Db, id: string, { code, data }: AppError): Promise<void> {
  await db.run(sql`
    update email_uploads set state = 'refused', reason = ${code},
      reason_values = ${JSON.stringify(data.values ?? {})}
    where id = ${id} and state = 'waiting'`);
}

async function uploadAttachment(db: Database, attachment: Waiting, signal: AbortSignal): Promise<void> {
  const { name, part, path, uid, uidValidity, settingId, size } = attachment;
  const limit = settings().UPLOAD_LIMIT_MB;
  if (name === null || !part || !path) throw new AppError("attachment_gone");
  if (size > limit * 1024 * 1024 * sizeMargin) throw new AppError("file_too_large", { values: { limit } });
  // The mail was moved, or its folder was renewed: the next sync finds it.
  if (uid === null || uidValidity === null) throw new Error("The mail has no place at its server yet");
  const limitedSignal = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  const mail = { path, uid, uidValidity };
  const upload = async (client: ImapFlow) => {
    // One byte above the limit, so that a truncated file is never taken for a complete one.
    const opened = await openPart(client, mail, part, limit * 1024 * 1024 + 1);
    if (!opened) requireWhole(client);
    if (!opened) throw new AppError("attachment_gone");
    await store(db, { ...attachment, name }, limitBytes(limit, wholePart(client, opened.content)));
  };
  await withMailbox(db, settingId, upload, limitedSignal);
}

/** Throws where the connection ends early, which imapflow does not report. */
async function* wholePart(client: ImapFlow, content: Readable): AsyncGenerator<Uint8Array> {
  yield* content;
  requireWhole(client);
}

type PresentAttachment = Waiting & { name: string };

async function store(
  db: Database,
  attachment: PresentAttachment,
  body: AsyncIterable<Uint8Array>,
): Promise<void> {
  const key = newId();
  const draft = await storage().write(key, body);
  try {
    const { kind } = await checkUpload(draft.path, attachment.name);
    await draft.keep();
    const { bytes, sha256 } = draft;
    const added = await add(db, attachment, { kind, bytes, sha256, storage_key: key });
    if (!added) await draft.drop();
  } catch (error) {
    await draft.drop();
    throw error;
  }
}

type Stored = { kind: DocumentKind; bytes: number; sha256: Buffer; storage_key: string };

/**
 * Adds the stored file to the division, or as the new version of a file, unless the division has the same file, or another
 * run has added it. Returns whether its bytes are needed.
 */
async function add(db: Database, attachment: PresentAttachment, stored: Stored): Promise<boolean> {
  const { id, companyId, divisionId, fromAddress } = attachment;
  const file = { ...stored, name: cleanName(attachment.name) };
  return db.transaction(async tx => {
    const isWaiting = await tx.maybe(
      sql`select id from email_uploads where id = ${id} and state = 'waiting' for update`,
    );
    if (!isWaiting) return false;
    const division = await tx.maybe<{ locked: boolean }>(sql`
      select id not in (${divisionsInPlan(companyId)}) as locked from divisions
      where id = ${divisionId} and status = 'open' for no key update`);
    if (!division) throw new AppError("not_found");
    if (division.locked) throw new AppError("division_locked");
    const duplicate = await tx.maybe<{ id: string }>(sql`
      select id from files where division_id = ${divisionId} and sha256 = ${stored.sha256} and status <> 'deleting'`);
    const uploader = { id: null, companyId, mailedBy: fromAddress };
    const replacedId = duplicate ? undefined : await findReplaced(tx, { ...attachment, name: file.name });
    const fileId =
      duplicate?.id ??
      (replacedId
        ? await insertVersion(tx, uploader, { id: replacedId, divisionId }, file)
        : await insertFile(tx, uploader, { divisionId }, file));
    const state = duplicate ? "there" : replacedId ? "version" : "added";
    await tx.run(sql`
      update email_uploads set state = ${state}, reason = null, file_id = ${fileId} where id = ${id}`);
    await notifyFilesChanged(tx);
    return !duplicate;
  });
}
