import { actorOf, os } from "~/api/implement";
import { changeCompany } from "~/domain/companies/company/change-company";
import { wrongNumbers } from "~/domain/companies/company/checked-numbers";
import { readCompany } from "~/domain/companies/company/read-company";

export const company = os.company.router({
  read: os.company.read.handler(({ context }) => readCompany(context.db, actorOf(context))),
  checkNumbers: os.company.checkNumbers.handler(async ({ input, context }) => ({
    wrong: await wrongNumbers(context.db, actorOf(context), input),
  })),
  change: os.company.change.handler(({ input, context }) =>
    changeCompany(context.db, actorOf(context), input, context.version),
  ),
});
