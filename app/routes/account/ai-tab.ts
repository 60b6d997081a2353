import { parseWithZod } from "@conform-to/zod/v4";
import { type AppLoadContext, data, redirect } from "@remix-run/node";
import { ProviderFields } from "~/contract/provider-fields";
import { formatNumber } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { i18nFor } from "~/i18n/server";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { type Refusal, refuseError, refuseFields, requestKey } from "~/session/form";
import type { Tried } from "~/ui/chat/provider-form";

/** Who answers: tries a choice without saving it, or saves it. */
export async function chooseProvider(context: AppLoadContext, form: FormData) {
  const { api } = context;
  const submission = parseWithZod(form, { schema: ProviderFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    if (form.get("intent") === "try") {
      const { answerer, milliseconds } = await api.provider.try(submission.value);
      const { key, ...kept } = Object.fromEntries(form);
      const seconds = formatNumber(Math.max(milliseconds, 100) / 1000, context.language);
      const tried: Tried = { model: answerer === "builtin" ? null : answerer, seconds, keyTyped: key !== "" };
      return data({ fields: {}, values: kept as Refusal["values"], tried });
    }
    // 0 is a version too: nothing was chosen when the form was filled in.
    const version = /^\d{1,9}$/.test(String(form.get("version"))) ? Number(form.get("version")) : undefined;
    await api.provider.change(submission.value, { context: { key: requestKey(form), version } });
    flash(context, { kind: "done", key: "settings:ai.saved" });
    return redirect(paths.settings.ai());
  } catch (error) {
    const refusal = refuseError(context, submission, error);
    return form.get("intent") === "try" ? asTrial(context.language, refusal) : refusal;
  }
}

/** A provider's refusal in words that fit a trial: nobody has asked a question that could be saved. */
function asTrial(language: Language, refusal: ReturnType<typeof refuseError>) {
  const key = `settings:ai.failed.${refusal.data.code}`;
  const { exists, t } = i18nFor(language);
  if (!exists(key)) return refusal;
  return data({ ...refusal.data, problem: t(key as "settings:ai.title") }, refusal.init ?? undefined);
}
