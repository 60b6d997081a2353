import { z } from "zod";
import { oneLine } from "./plain-text";
import { sortsOf } from "./sort";
import { tooLong } from "./too-long";

/** What a mail repeats to an address that a stranger may have typed carries no links. */
const withoutLinks = (text: string) => !/:\/\/|www\./i.test(text);
const statement = (longest: number) =>
  oneLine({ error: "field.required" })
    .min(1, "field.required")
    .max(longest, tooLong)
    .refine(withoutLinks, "declaration.link");

const email = z
  .string({ error: "field.required" })
  .trim()
  .min(1, "field.required")
  .max(254, tooLong)
  .pipe(z.email("field.email"));
const common = { name: statement(120), contract: statement(160), email };

/** § 312k (2) BGB: kind, who, which contract, when it shall end, and where the confirmation goes. */
export const CancellationFields = z
  .object({
    ...common,
    extraordinary: z.enum(["no", "yes"], "field.required").default("no"),
    reason: z.string().trim().max(500, tooLong).refine(withoutLinks, "declaration.link").default(""),
    when: z.enum(["earliest", "date"], "field.required").default("earliest"),
    endsOn: z.union([z.literal(""), z.iso.date("invoice.date")]).default(""),
  })
  .refine(({ when, endsOn }) => when === "earliest" || endsOn !== "", {
    path: ["endsOn"],
    error: "invoice.date",
  });
/** § 356a BGB: who, which contract, and where the confirmation goes. */
export const WithdrawalFields = z.object(common);

const declarationColumns = ["received", "name"] as const;
export const declarationSorts = sortsOf(declarationColumns);

/** How the operator has settled a declaration. */
export const SettleFields = z.object({
  note: z.string({ error: "field.required" }).trim().min(1, "field.required").max(1_000, tooLong),
});
