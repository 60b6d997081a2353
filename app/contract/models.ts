import { z } from "zod";
import { Done, endpoint, Id, IdInput } from "./endpoint";
import { BudgetFields, budgetScopes, MonthInput } from "./model-fields";

const count = z.number().int();

export const Used = z.object({
  /** Calls of models: answers, checks of sentences, replies to mails and trials. */
  calls: count,
  /** Those that did not end with a whole answer. */
  failed: count,
  tokensIn: count,
  tokensOut: count,
  /** Calls whose provider told no tokens: theirs are estimated from the length. */
  estimated: count,
  /** Millionths of a euro, of the calls with a price. */
  cost: count,
  /** Calls without a price. */
  unpriced: count,
});
/** Calls of models and what they cost. */
export type Used = z.output<typeof Used>;

export const ModelUsage = z.object({
  month: z.string(),
  /** Months with calls, latest first; the present one always. */
  months: z.array(z.string()),
  totals: Used,
  /** Days with calls, in the company's time zone. */
  days: z.array(Used.extend({ day: z.iso.date() })),
  /** By provider/model. `payer`: whose key; what the operator pays has no cost here. */
  models: z.array(Used.extend({ model: z.string(), payer: z.enum(["company", "operator"]) })),
});
/** What a company's calls of models used in a month. */
export type ModelUsage = z.output<typeof ModelUsage>;

export const Budget = z.object({
  id: Id,
  scope: z.enum(budgetScopes),
  /** The division or user; null for the company and for everyone. */
  of: Id.nullable(),
  name: z.string().nullable(),
  cents: count,
  /** Millionths of a euro of this month, with what running answers reserve; of everyone the most of one user. */
  spent: count,
  usedUp: z.boolean(),
});
/** A limit of a month for calls with the company's own key. */
export type Budget = z.output<typeof Budget>;

export const OperatorUsage = z.object({
  month: z.string(),
  months: z.array(z.string()),
  companies: z.array(Used.extend({ id: Id, name: z.string() })),
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
