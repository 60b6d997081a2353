import { z } from "zod";
import { Quota } from "./divisions";
import { endpoint, Instant } from "./endpoint";
import { planKinds } from "./plan-kinds";

export const Plan = z.object({
  /** False in build variants without sales: the same limits apply to all companies. */
  sells: z.boolean(),
  /** The latest plan; `until` is null while it renews itself. */
  latest: z.object({ plan: z.enum(planKinds), since: Instant, until: Instant.nullable() }).nullable(),
  running: z.boolean(),
  /** What a company without a running plan gets. */
  granted: z.object({
    divisions: z.number().int(),
    employees: z.number().int(),
    smtp: z.number().int(),
    emailSettings: z.number().int(),
    questions: z.number().int(),
  }),
  divisions: Quota,
  employees: Quota,
  smtp: Quota,
  emailSettings: Quota,
  /** Of the current month in the company's time zone. */
  questions: Quota,
});
/** What a company may use, and how much it uses. */
export type Plan = z.output<typeof Plan>;

/** The plan of the actor's own company. */
export const plan = {
  read: endpoint(
    { action: "read", subject: "Company" },
    "GET",
    "/company/plan",
    "Returns plan, limits and usage of the user's company",
  ).output(Plan),
};
