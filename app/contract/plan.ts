import { z } from "zod";
import { Room } from "./divisions";
import { endpoint, Instant } from "./endpoint";

export const plans = ["monthly", "yearly", "days_30", "days_365"] as const;

export const Plan = z.object({
  /** False where the build variant sells none: its limits hold for everyone. */
  sells: z.boolean(),
  /** The latest plan; `until` is null while it renews itself. */
  latest: z.object({ plan: z.enum(plans), since: Instant, until: Instant.nullable() }).nullable(),
  running: z.boolean(),
  /** What the build grants a company without a running plan. */
  granted: z.object({
    divisions: z.number().int(),
    employees: z.number().int(),
    smtp: z.number().int(),
    emailSettings: z.number().int(),
    questions: z.number().int(),
  }),
  divisions: Room,
  employees: Room,
  smtp: Room,
  emailSettings: Room,
  /** Of this month, as the company's own calendar has it. */
  questions: Room,
});
/** What a company may use, and how much of it it does. */
export type Plan = z.output<typeof Plan>;

/** The plan of one's own company. */
export const plan = {
  read: endpoint(
    { action: "read", subject: "Company" },
    "GET",
    "/company/plan",
    "One's company's plan, limits and use",
  ).output(Plan),
};
