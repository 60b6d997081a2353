import { z } from "zod";
import { plans } from "./plan-kinds";

/** What renews itself until it is cancelled; the others are paid once and end by themselves. */
export const renewing = ["monthly", "yearly"] as const;
/** What can be paid by bank transfer: a plan that renews itself needs a charge that does too. */
export const onAccountPlans = ["days_30", "days_365"] as const;
/** `account`: by bank transfer, after an invoice. */
export const paymentWays = ["stripe", "account"] as const;
export type PaymentWay = (typeof paymentWays)[number];

/** An order. The amount never comes from the caller. */
export const OrderFields = z.object({
  plan: z.enum(plans, "field.required"),
  payment: z.enum(paymentWays, "field.required").default("stripe"),
  terms: z.literal("on", "checkout.terms"),
});
export type OrderFields = z.output<typeof OrderFields>;
