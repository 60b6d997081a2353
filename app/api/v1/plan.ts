import { actorOf, os } from "~/api/implement";
import { readPlan } from "~/domain/companies/company/read-plan";

export const plan = os.plan.router({
  read: os.plan.read.handler(({ context }) => readPlan(context.db, actorOf(context))),
});
