import { actorOf, os } from "~/api/implement";
import { changeCompany } from "~/domain/companies/company/change-company";
import { readCompany } from "~/domain/companies/company/read-company";

export const company = os.company.router({
  read: os.company.read.handler(({ context }) => readCompany(context.db, actorOf(context))),
  change: os.company.change.handler(({ input, context }) =>
    changeCompany(context.db, actorOf(context), input, context.version),
  ),
});
