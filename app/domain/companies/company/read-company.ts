import sql from "sql-template-tag";
import type { Company } from "~/contract/company";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { shownAddress } from "./checked-address";
import { companyColumns } from "./company-columns";

/** The actor's company with its details. @throws AppError forbidden for people without one */
export async function readCompany(db: Db, actor: Actor): Promise<Company> {
  const row = await db.one<Omit<Company, "addressConfirmed">>(
    sql`select ${companyColumns} from companies where id = ${ownCompany(actor)}`,
  );
  return shownAddress(row);
}
