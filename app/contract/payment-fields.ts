import { z } from "zod";
import { paymentWays, plans } from "./plan-kinds";

/** What renews itself until it is cancelled; the others are paid once and end by themselves. */
export const renewing = ["monthly", "yearly"] as const;

/** An order. The amount never comes from the caller. */
export const OrderFields = z.object({
  plan: z.enum(plans, "field.required"),
  payment: z.enum(paymentWays, "field.required").default("stripe"),
  terms: z.literal("on", "checkout.terms"),
  /** The VAT id is the company's own, although the EU's register names another holder; demanded only then. */
  ownVatId: z.literal("on").optional(),
});
export type OrderFields = z.output<typeof OrderFields>;
