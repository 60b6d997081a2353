import { type AppLoadContext, redirect } from "@remix-run/node";
import type { EmailDraft } from "~/contract/email-drafts";
import { AppError } from "~/contract/errors";
import { paths } from "~/paths";
import { flash, keepFlash } from "~/session/flash";
import { or404 } from "~/session/or-404";

/**
 * Reads a draft. If it was sent meanwhile, redirects to the mail that it became, with a message if a form of the draft was
 * refused. @throws 404, a redirect
 */
export async function storedDraft(context: AppLoadContext, id: string): Promise<EmailDraft> {
  try {
    return await context.api.emailDrafts.read({ id });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await or404(context.api.emails.read({ id }));
    if (context.refused) flash(context, { kind: "problem", key: "errors:email_not_draft" });
    else keepFlash(context);
    throw redirect(paths.emails.view(id));
  }
}
