import sql from "sql-template-tag";
import type { Company } from "~/contract/company";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { companyColumns } from "./company-columns";

/** The actor's company with its details. @throws AppError forbidden for people without one */
export function readCompany(db: Db, actor: Actor): Promise<Company> {
  return db.one<Company>(sql`select ${companyColumns} from companies where id = ${ownCompany(actor)}`);
}
