import { actorOf, os } from "~/api/implement";
import { listBudgets, removeBudget, setBudget } from "~/domain/chats/model/budgets";
import { readOperatorUsage, readUsage } from "~/domain/chats/model/read-usage";

export const models = os.models.router({
  usage: os.models.usage.handler(({ input, context }) => readUsage(context.db, actorOf(context), input)),
  budgets: os.models.budgets.handler(({ context }) => listBudgets(context.db, actorOf(context))),
  setBudget: os.models.setBudget.handler(({ input, context }) =>
    setBudget(context.db, actorOf(context), input),
  ),
  removeBudget: os.models.removeBudget.handler(({ input, context }) =>
    removeBudget(context.db, actorOf(context), input),
  ),
  operatorUsage: os.models.operatorUsage.handler(({ input, context }) =>
    readOperatorUsage(context.db, actorOf(context), input),
  ),
});
