import type { AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { EmailDraftFields } from "~/contract/email-draft-fields";
import type { EmailFile } from "~/contract/email-drafts";
import { AppError, type FieldErrors } from "~/contract/errors";
import { swapSignature } from "~/contract/mail-signature";

/** The fields of the form in which a mail is written. */
export const DraftForm = EmailDraftFields.extend({ draftId: z.uuid() });

/**
 * Attaches the selected files of the forwarded mail, and removes those of an earlier save that are not selected.
 * @throws AppError of api/v1, attachment_gone if the mail was deleted meanwhile
 */
export async function forwardFiles({ api }: AppLoadContext, id: string, form: FormData, files: EmailFile[]) {
  const offered = form.getAll("offered").map(String);
  if (offered.length === 0) return;
  const attachmentIds = form.getAll("forwarded").map(String);
  try {
    for (const file of files)
      if (file.sourceId && offered.includes(file.sourceId) && !attachmentIds.includes(file.sourceId))
        await api.emailFiles.remove({ id, fileId: file.id });
    if (attachmentIds.length > 0) await api.emailFiles.copy({ id, attachmentIds });
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") throw new AppError("attachment_gone");
    throw error;
  }
}

type Written = Omit<z.output<typeof DraftForm>, "draftId">;

/**
 * Errors of a mail that lacks its subject, or its text and any attachment, as is rarely meant. The field `asked` names those
 * that its writer has been asked about, and has sent it again.
 */
export async function checkGaps(
  { api }: AppLoadContext,
  id: string,
  form: FormData,
  { subject, body, smtpSettingId }: Written,
): Promise<{ errors: FieldErrors; asked: string } | undefined> {
  const gaps: FieldErrors = {};
  if (!subject.trim()) gaps.subject = ["mail.subjectNone"];
  const signature = (await api.emailDrafts.senders()).find(one => one.id === smtpSettingId)?.signature ?? "";
  if (!swapSignature(body, signature, "").trim() && form.getAll("forwarded").length === 0) {
    const files = await api.emailDrafts.read({ id }).then(
      draft => draft.files,
      error => {
        // Not saved yet, or sent meanwhile.
        if (error instanceof AppError && error.code === "not_found") return [];
        throw error;
      },
    );
    if (files.length === 0) gaps.body = ["mail.textNone"];
  }
  const names = Object.keys(gaps);
  const asked = String(form.get("asked") ?? "").split(" ");
  if (names.every(name => asked.includes(name))) return undefined;
  return { errors: gaps, asked: names.join(" ") };
}
