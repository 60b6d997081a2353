import type { AppLoadContext } from "@remix-run/node";
import { AppError } from "~/contract/errors";
import type { Language } from "~/contract/language";
import type { Budget, ModelUsage, UsageTotals } from "~/contract/models";
import type { Provider } from "~/contract/provider";
import { formatDate, formatMoney, formatNumber, formatTime } from "~/i18n/format";
import { formatMonthInFull } from "~/i18n/format-calendar";
import { i18nFor, sayError, textsFor } from "~/i18n/server";
import { openDivisions } from "~/routes/employees/show-employee";
import { requireSignedIn } from "~/session/require-access";
import type { ShownBudget } from "~/ui/chats/models/budget-sheet";
import type { ShownTotals, ShownUsage } from "~/ui/chats/models/usage-sheet";

/** A cent in millionths of a euro. */
const microsPerCent = 10_000;
const maxNames = 60;

/** An amount of millionths of a euro as it is shown: "0,02 €", "unter 0,01 €". */
function shownCost(cost: number, language: Language): string {
  if (cost > 0 && cost < microsPerCent)
    return textsFor(language)("models:usage.under", { amount: formatMoney(1, language) });
  return formatMoney(cost / microsPerCent, language);
}

/** Totals as a row of a table shows them. */
export function shownTotals(totals: UsageTotals, language: Language): ShownTotals {
  const t = textsFor(language);
  const priced = totals.calls > totals.unpriced;
  return {
    calls: formatNumber(totals.calls, language),
    tokensIn: formatNumber(totals.tokensIn, language),
    tokensOut: formatNumber(totals.tokensOut, language),
    cost: priced || totals.calls === 0 ? shownCost(totals.cost, language) : t("models:usage.free"),
  };
}

/** The months of a choice, "2026-11" with its name. */
export const shownMonths = (months: string[], language: Language) =>
  months.map(month => ({ month, name: formatMonthInFull(`${month}-01`, language) }));

/** The month of the address; absent means the current one. */
export function monthOf(url: URL): { month?: string } {
  const month = url.searchParams.get("month") ?? "";
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? { month } : {};
}

/** Usage, budgets and models of the company as the page shows them. */
export async function shownModels(context: AppLoadContext, provider: Provider) {
  const { api, user } = requireSignedIn(context);
  const { language } = context;
  const hasProvider = provider.kind === "mistral" || provider.kind === "openai-compatible";
  const [usage, budgets, divisions, people, offered] = await Promise.all([
    api.models.usage(monthOf(context.url)),
    api.models.budgets(),
    openDivisions(context),
    listPeople(context),
    hasProvider && context.url.searchParams.get("models") === "list" ? offeredModels(context) : null,
  ]);
  const { breaker } = provider;
  return {
    usage: shownUsage(usage, language),
    budgets: budgets.map(budget => shownBudget(budget, language)),
    choices: [
      ...divisions.map(({ id, name }) => ({ of: `division:${id}`, name, scope: "division" as const })),
      // Oneself first; in a long list one may be on a later page.
      ...[user, ...people.filter(({ id }) => id !== user.id)].map(({ id, firstName, lastName }) => ({
        of: `user:${id}`,
        name: `${firstName} ${lastName}`.trim(),
        scope: "user" as const,
      })),
    ],
    models: hasProvider ? { rows: shownPrices(provider, language), choosable: provider.choosable } : null,
    offered,
    breaker: breaker && {
      since: formatTime(breaker.since, { language, timeZone: user.timeZone }),
      retry: formatTime(breaker.retryAt, { language, timeZone: user.timeZone }),
      reason: failureText(language, breaker.reason),
    },
    /** The model in effect, if it has no price. */
    unpriced: hasProvider && !isPriced(provider) ? provider.answerer : null,
  };
}

/** A longer select would be unusable. */
const maxPeople = 500;

/** The company's people, by name. */
async function listPeople({ api }: AppLoadContext) {
  const people: { id: string; firstName: string; lastName: string }[] = [];
  for (let page = 1; people.length < maxPeople; page++) {
    const { rows, to, total } = await api.employees.list({ page, size: 100 });
    people.push(...rows);
    if (to >= total || rows.length === 0) break;
  }
  return people;
}

/** The company's model in effect, then the others. */
function shownPrices({ models, answerer }: Provider, language: Language) {
  const current = nameOf(answerer);
  const rows = models.some(({ name }) => name === current)
    ? models
    : [{ name: current, priceIn: null, priceOut: null }, ...models];
  const price = (thousandths: number | null) =>
    thousandths === null ? "" : String(thousandths / 1000).replace(".", language === "en" ? "." : ",");
  return rows.map(({ name, priceIn, priceOut }) => ({
    name,
    priceIn: price(priceIn),
    priceOut: price(priceOut),
  }));
}

const nameOf = (answerer: string) => answerer.slice(answerer.indexOf("/") + 1);

function isPriced({ models, answerer }: Provider): boolean {
  const model = models.find(({ name }) => name === nameOf(answerer));
  return model?.priceIn != null && model.priceOut !== null;
}

/** The first names of the provider's models, or why they cannot be listed. */
async function offeredModels({ api, language }: AppLoadContext) {
  try {
    const { names } = await api.provider.models();
    return { names: names.slice(0, maxNames), more: Math.max(0, names.length - maxNames) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { problem: failureText(language, error.code) };
  }
}

/** The text of a provider's failure, as a connection test shows it. */
function failureText(language: Language, code: string): string {
  const key = `settings:ai.failed.${code}`;
  const { exists, t } = i18nFor(language);
  return exists(key) ? t(key as "settings:ai.title") : sayError(language, code as AppError["code"]);
}

function shownUsage(usage: ModelUsage, language: Language): ShownUsage {
  const { failed, estimated, unpriced } = usage.totals;
  return {
    month: usage.month,
    months: shownMonths(usage.months, language),
    totals: { ...shownTotals(usage.totals, language), failed, estimated, unpriced },
    none: usage.totals.calls === 0,
    days: usage.days.map(day => ({
      ...shownTotals(day, language),
      day: formatDate(`${day.day}T12:00:00Z`, { language, timeZone: "UTC" }),
    })),
    models: usage.models.map(model => ({
      ...shownTotals(model, language),
      ...(model.payer === "operator" && { cost: textsFor(language)("models:usage.payer.operator") }),
      name: model.model,
      payer: model.payer,
    })),
  };
}

function shownBudget({ id, scope, of, name, cents, spent, usedUp }: Budget, language: Language): ShownBudget {
  return {
    id,
    scope,
    name,
    usedUp,
    everyone: scope === "user" && of === null,
    spent: shownCost(spent, language),
    limit: formatMoney(cents, language),
    share: cents === 0 ? 100 : Math.min(100, Math.round(spent / (cents * (microsPerCent / 100)))),
  };
}
