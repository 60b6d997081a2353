import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ProviderFields } from "~/contract/provider-fields";
import { formatNumber } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { i18nFor } from "~/i18n/server";
import { paths } from "~/paths";
import type { RootData } from "~/root";
import { enterSignedIn, notFound } from "~/session/enter";
import { flash } from "~/session/flash";
import { type Refusal, refuseError, refuseFields, requestKey } from "~/session/form";
import { ProviderForm, type Tried } from "~/ui/chat/provider-form";
import { SettingsTabs } from "~/ui/chat/settings-tabs";
import { Alert } from "~/ui/primitives/alert";
import { EmptyState } from "~/ui/primitives/empty-state";
import { PageHead } from "~/ui/primitives/page-head";
import { Sheet } from "~/ui/primitives/sheet";

export const handle = { namespaces: ["settings", "messages"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, ability } = enterSignedIn(context);
  const { tab = "" } = params;
  const tabs = context.page.tabs ?? [];
  if (!tabs.includes(tab)) throw notFound();
  const mayChoose = ability.can("update", "Company");
  return {
    tab,
    tabs,
    mayChoose,
    provider: tab === "ai" && mayChoose ? await api.provider.read() : null,
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { api } = enterSignedIn(context);
  if (params.tab !== "ai") throw notFound();
  const form = await request.formData();
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

export default function Settings() {
  const { t } = useTranslation(["settings", "shell"]);
  const root = useRouteLoaderData("root") as RootData;
  const { tab, tabs, mayChoose, provider } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() as (Refusal & { tried?: Tried }) | undefined;
  return (
    <>
      <PageHead title={root.title} />
      <SettingsTabs tabs={tabs} here={tab}>
        {tab !== "ai" ? (
          <Alert tone="calm">{t("shell:notYet.text")}</Alert>
        ) : mayChoose && provider ? (
          <ProviderForm key={provider.version} provider={provider} refused={refused} tried={refused?.tried} />
        ) : (
          <Sheet>
            <EmptyState title={t("ai.title")}>{t("ai.noCompany")}</EmptyState>
          </Sheet>
        )}
      </SettingsTabs>
    </>
  );
}
