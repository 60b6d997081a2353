import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { mailSignIns } from "~/contract/mail-consent";
import { suggestServers } from "~/contract/mail-providers";
import { SmtpFields } from "~/contract/smtp-fields";
import { isolate } from "~/i18n/isolate";
import { paths } from "~/paths";
import { checkDeleted } from "~/session/check-deleted";
import { flash } from "~/session/flash";
import {
  expectedVersion,
  type Refusal,
  refuseError,
  refuseFailure,
  refuseFields,
  requestKey,
} from "~/session/form";
import { or404 } from "~/session/or-404";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import type { ConnectionTrial } from "~/ui/account/mail/connection-check";

/** Suggests servers, tests them without saving, or saves a mailbox: a new one without `id`. */
export async function actOnSmtp(context: AppLoadContext, request: Request, id?: string) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const kept = ["email", "emailFrom", "smtpHost", "imapHost", "authServer", "signature"];
  // Before all buttons of the form, whose response shows the mailbox again.
  if (id) await checkDeleted(context, api.smtpSettings.read({ id }), { form, kept });
  const submission = parseForm(form, { schema: SmtpFields });
  const { password, ...typed } = submission.payload;
  const values = typed as Refusal["values"];
  if (form.get("intent") === "suggest") {
    const servers = suggestServers(
      String(form.get("email") ?? ""),
      mailSignIns.find(one => one === form.get("signIn")),
    );
    const texts = Object.entries(servers ?? {}).map(([name, value]) => [name, String(value)]);
    return data({
      fields: {},
      values: { ...values, ...Object.fromEntries(texts) } as Refusal["values"],
      suggested: servers !== undefined,
    });
  }
  if (submission.status !== "success") {
    // Only a saved mailbox may leave it empty, and the schema does not know whether it is one.
    const needed = !id && !password && (form.get("signIn") ?? "password") === "password";
    return refuseFields(context, submission, undefined, needed ? { password: ["field.required"] } : {});
  }
  const { value } = submission;
  try {
    if (form.get("intent") === "try") {
      const trial = await api.smtpSettings.try({ ...value, ...(id ? { id } : {}) });
      const { smtpPort, imapPort, smtpSecurity, imapSecurity } = value;
      const of = { smtpPort, imapPort, smtpSecurity, imapSecurity };
      const tried: ConnectionTrial = { ...trial, ...of, passwordTyped: Boolean(password) };
      return data({ fields: {}, values, tried });
    }
    const key = requestKey(form);
    if (id) {
      const options = { context: { key, version: expectedVersion(form) } };
      const { email, consent } = await or404(api.smtpSettings.change({ ...value, id }, options));
      flash(context, { kind: "done", key: "mailSettings:savedSmtp", values: { name: isolate(email) } });
      if (consent && consent !== "given") return redirect(paths.settings.smtp.consent(id));
    } else {
      const added = await api.smtpSettings.add(value, { context: { key } });
      flash(context, { kind: "done", key: "messages:email.added" });
      if (added.consent) return redirect(paths.settings.smtp.consent(added.id));
    }
    return redirect(paths.settings.smtp.list());
  } catch (error) {
    return id || form.get("intent") === "try"
      ? refuseError(context, submission, error)
      : refuseFailure(context, submission, error, "messages:smtp.addFailed");
  }
}
