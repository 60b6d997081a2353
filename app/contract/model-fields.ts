import { z } from "zod";
import { oneLine } from "./plain-text";
import { tooLong } from "./too-long";

export const budgetScopes = ["company", "division", "user"] as const;
/** What a budget limits; `user` without a user means everyone without a budget of their own. */
export type BudgetScope = (typeof budgetScopes)[number];

/** Up to 99,999.99 euros, as typed: "50", "50,00", "12.5". */
const euros = oneLine({ error: "field.required" })
  .min(1, "field.required")
  .max(20, tooLong)
  .transform((typed, context) => {
    const match = /^(\d{1,5})(?:[.,](\d{1,2}))?\s*€?$/.exec(typed);
    if (match) return Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
    context.addIssue({ code: "custom", message: "budget.amount" });
    return z.NEVER;
  });

/** A budget: `of` is 'company', 'user', or one division or user as 'division:ID', 'user:ID'; the amount in euros. */
export const BudgetFields = z.object({
  of: z
    .string({ error: "field.required" })
    .regex(/^(company|user|(division|user):[0-9a-f-]{36})$/, "field.required"),
  amount: euros,
});

/** A price for a million tokens in thousandths of a euro, as typed in euros: "0,15"; null if the field is empty. */
const price = oneLine()
  .max(20, tooLong)
  .default("")
  .transform((typed, context) => {
    if (typed === "") return null;
    const match = /^(\d{1,5})(?:[.,](\d{1,3}))?\s*€?$/.exec(typed);
    if (match) return Number(match[1]) * 1000 + Number((match[2] ?? "").padEnd(3, "0"));
    context.addIssue({ code: "custom", message: "model.price" });
    return z.NEVER;
  });

/** The most models that a company names. */
const maxModels = 20;

/** Models with their prices; rows without a name are left out. */
export const ModelsFields = z.object({
  models: z
    .array(
      z.object({
        name: oneLine().max(200, tooLong).default(""),
        priceIn: price,
        priceOut: price,
      }),
    )
    .max(maxModels)
    .default([]),
  /** Whether people choose among them for a chat. */
  choosable: z.boolean().default(false),
});

/** A month of a calendar, "2026-11". */
export const MonthInput = z.object({
  month: z
    .string()
    .regex(/^20\d{2}-(0[1-9]|1[0-2])$/)
    .optional(),
});
