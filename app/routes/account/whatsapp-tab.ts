import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, redirect } from "@remix-run/node";
import { WhatsappFields } from "~/contract/whatsapp-fields";
import { callingOptionsHtml } from "~/i18n/countries";
import { qrPath } from "~/routes/auth/qr-path";
import { flash } from "~/session/flash";
import { refuseError, refuseFields, requestKey, seenVersion } from "~/session/form";

/** The company's number with its address at WhatsApp and the code to scan; the long list only where no document brings it. */
export async function loadWhatsapp({ api, url, language }: AppLoadContext) {
  const whatsapp = await api.whatsapp.read();
  const address = whatsapp.number && `https://wa.me/${whatsapp.number.replace(/\D/g, "")}`;
  return {
    ...whatsapp,
    at: address ? { address, qr: qrPath(address) } : null,
    callingCodes: url.pathname.endsWith(".data")
      ? callingOptionsHtml(language, "", { preferred: [whatsapp.phoneCountry] })
      : null,
  };
}

/** Saves the company's own number. */
export async function saveWhatsapp(context: AppLoadContext, form: FormData, back: string) {
  const submission = parseWithZod(form, { schema: WhatsappFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    await context.api.whatsapp.change(submission.value, {
      context: { key: requestKey(form), version: seenVersion(form) },
    });
    flash(context, { kind: "done", key: "whatsapp:saved" });
    return redirect(back);
  } catch (error) {
    return refuseError(context, submission, error);
  }
}
