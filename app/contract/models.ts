import { z } from "zod";
import { Done, endpoint, Id, IdInput } from "./endpoint";
import { BudgetFields, budgetScopes, MonthInput } from "./model-fields";

const count = z.number().int();

export const UsageTotals = z.object({
  /** Calls of every purpose: answers, checks of sentences, replies to mails, trials. */
  calls: count,
  /** Calls that did not end with a whole answer. */
  failed: count,
  tokensIn: count,
  tokensOut: count,
  /** Calls whose provider reported no tokens: theirs are estimated from the length. */
  estimated: count,
  /** Millionths of a euro, of the calls with a price. */
  cost: count,
  /** Calls without a price. */
  unpriced: count,
});
/** Calls of models and what they cost. */
export type UsageTotals = z.output<typeof UsageTotals>;

export const ModelUsage = z.object({
  month: z.string(),
  /** Months with calls, latest first; always includes the current one. */
  months: z.array(z.string()),
  totals: UsageTotals,
  /** Days with calls, in the company's time zone. */
  days: z.array(UsageTotals.extend({ day: z.iso.date() })),
  /** By provider/model. `payer`: whose key was used; calls with the operator's key have no cost here. */
  models: z.array(UsageTotals.extend({ model: z.string(), payer: z.enum(["company", "operator"]) })),
});
/** Tokens and cost of a company's calls of models in a month. */
export type ModelUsage = z.output<typeof ModelUsage>;

export const Budget = z.object({
  id: Id,
  scope: z.enum(budgetScopes),
  /** The division or user; null for the company and for everyone. */
  of: Id.nullable(),
  name: z.string().nullable(),
  cents: count,
  /**
   * Millionths of a euro used this month, with the reservations of running answers; for a budget of all users, of the
   * user with the most.
   */
  spent: count,
  usedUp: z.boolean(),
});
/** A limit of a month for calls with the company's own key. */
export type Budget = z.output<typeof Budget>;

export const OperatorUsage = z.object({
  month: z.string(),
  months: z.array(z.string()),
  companies: z.array(UsageTotals.extend({ id: Id, name: z.string() })),
});
/** What companies used with the operator's key. */
export type OperatorUsage = z.output<typeof OperatorUsage>;

const gate = { action: "update", subject: "Company" } as const;

export const models = {
  usage: endpoint(
    gate,
    "GET",
    "/model-usage",
    "Returns what the company's calls of AI models used in a month",
  )
    .input(MonthInput)
    .output(ModelUsage),
  budgets: endpoint(gate, "GET", "/model-budgets", "Lists the company's budgets for AI models").output(
    z.array(Budget),
  ),
  setBudget: endpoint(
    gate,
    "PUT",
    "/model-budgets",
    "Sets the monthly budget of the company, a division or a user",
  )
    .input(BudgetFields)
    .output(Done),
  removeBudget: endpoint(gate, "DELETE", "/model-budgets/{id}", "Deletes a budget")
    .input(IdInput)
    .output(Done),
  operatorUsage: endpoint(
    { action: "read", subject: "SystemSetting" },
    "GET",
    "/system/model-usage",
    "Returns what companies used with the operator's key in a month",
  )
    .input(MonthInput)
    .output(OperatorUsage),
};
