import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Language } from "~/contract/language";
import { ProviderFields } from "~/contract/provider-fields";
import { formatNumber } from "~/i18n/format";
import { i18nFor } from "~/i18n/server";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { type Refusal, refuseError, refuseFields, requestKey } from "~/session/form";
import { parseForm } from "~/session/parse-form";
import { requireSignedIn } from "~/session/require-access";
import { WithoutCompany } from "~/ui/account/without-company";
import { BreakerAlert } from "~/ui/chats/models/breaker-alert";
import { BudgetSheet } from "~/ui/chats/models/budget-sheet";
import { ModelsForm } from "~/ui/chats/models/models-form";
import { UsageSheet } from "~/ui/chats/models/usage-sheet";
import { ProviderForm, type ProviderTrial } from "~/ui/chats/provider-form";
import { UnsavedGuard } from "~/ui/form/unsaved-guard";
import { actOnModels, type ModelIntent, modelIntents } from "./act-on-models";
import { managesCompany } from "./manages-company";
import { shownModels } from "./shown-models";

export const handle = { namespaces: ["models", "messages", "forms"] };

export async function loader({ context }: LoaderFunctionArgs) {
  const access = requireSignedIn(context);
  if (!managesCompany(access)) return { provider: null };
  const provider = await access.api.provider.read();
  return { provider, ...(await shownModels(context, provider)) };
}

/** Tests a provider without saving, saves the choice, or acts on models and budgets. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  const intent = modelIntents.find(one => one === form.get("intent"));
  if (intent) return actOnModels(context, form, intent);
  const submission = parseForm(form, { schema: ProviderFields });
  if (submission.status !== "success") return refuseFields(context, submission);
  try {
    if (form.get("intent") === "try") {
      const { answerer, milliseconds } = await api.provider.try(submission.value);
      const { key, ...kept } = Object.fromEntries(form);
      const seconds = formatNumber(Math.max(milliseconds, 100) / 1000, context.language);
      const tried: ProviderTrial = {
        model: answerer === "builtin" ? null : answerer,
        seconds,
        keyTyped: key !== "",
      };
      return data({ fields: {}, values: kept as Refusal["values"], tried });
    }
    // 0 is a valid version: nothing was chosen when the form was rendered.
    const version = /^\d{1,9}$/.test(String(form.get("version"))) ? Number(form.get("version")) : undefined;
    await api.provider.change(submission.value, { context: { key: requestKey(form), version } });
    flash(context, { kind: "done", key: "settings:ai.saved" });
    return redirect(paths.settings.ai());
  } catch (error) {
    const refusal = await refuseError(context, submission, error);
    return form.get("intent") === "try" ? asTrial(context.language, refusal) : refusal;
  }
}

/** A provider's error, worded as the result of a trial. */
function asTrial(language: Language, refusal: Awaited<ReturnType<typeof refuseError>>) {
  const key = `settings:ai.failed.${refusal.data.code}`;
  const { exists, t } = i18nFor(language);
  if (!exists(key)) return refusal;
  return data({ ...refusal.data, problem: t(key as "settings:ai.title") }, refusal.init ?? undefined);
}

export { alsoAfterConflict as shouldRevalidate } from "~/ui/form/revalidation";
export { TabProblem as ErrorBoundary } from "~/ui/shell/tab-problem";

export default function AiTab() {
  const { t } = useTranslation("settings");
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData() as (Refusal & { tried?: ProviderTrial; intent?: ModelIntent }) | undefined;
  if (!loaded.provider) return <WithoutCompany title={t("ai.title")}>{t("ai.noCompany")}</WithoutCompany>;
  const { provider, usage, budgets, choices, models, offered, breaker, unpriced } = loaded;
  const of = (intent: ModelIntent | undefined) => (refused?.intent === intent ? refused : undefined);
  return (
    <div className="stack" data-gap="6">
      {breaker ? <BreakerAlert breaker={breaker} /> : null}
      <ProviderForm
        key={provider.version}
        provider={provider}
        refused={of(undefined)}
        tried={refused?.tried}
      />
      {models ? (
        <ModelsForm
          key={`models ${provider.version}`}
          {...models}
          version={provider.version}
          offered={offered}
          unpriced={unpriced}
          refused={of("models")}
        />
      ) : null}
      <BudgetSheet budgets={budgets} choices={choices} refused={of("budget")} />
      <UsageSheet usage={usage} />
      <UnsavedGuard />
    </div>
  );
}
