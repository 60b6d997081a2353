import type { AppLoadContext } from "@remix-run/node";
import { z } from "zod";
import { EmailDraftFields } from "~/contract/email-draft-fields";
import type { EmailFile } from "~/contract/email-drafts";
import { or404 } from "~/session/or-404";

/** The fields of the form in which a mail is written. */
export const DraftForm = EmailDraftFields.extend({ draftId: z.uuid() });

/** Attaches the selected files of the forwarded mail, and removes those of an earlier save that are not selected. */
export async function forwardFiles({ api }: AppLoadContext, id: string, form: FormData, files: EmailFile[]) {
  const offered = form.getAll("offered").map(String);
  if (offered.length === 0) return;
  const attachmentIds = form.getAll("forwarded").map(String);
  for (const file of files)
    if (file.sourceId && offered.includes(file.sourceId) && !attachmentIds.includes(file.sourceId))
      await or404(api.emailFiles.remove({ id, fileId: file.id }));
  if (attachmentIds.length > 0) await or404(api.emailFiles.copy({ id, attachmentIds }));
}
