import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Letterhead } from "~/contract/letterhead";
import type { LetterheadFields } from "~/contract/letterhead-fields";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { ownCompany } from "~/domain/core/actor/own-company";
import { readLetterhead } from "./read-letterhead";

/**
 * Changes the name and signature of the company's mails; they count from the next mail that goes.
 * @param expectedVersion the version that the form was rendered with (If-Match), 1 before the first change
 * @throws AppError conflict_version, forbidden for people without a company
 */
export function changeLetterhead(
  db: Db,
  actor: Actor,
  { sender, signature }: LetterheadFields,
  expectedVersion?: number,
): Promise<Letterhead> {
  const companyId = ownCompany(actor);
  return db.transaction(async tx => {
    await tx.run(sql`
      insert into letterheads (company_id) values (${companyId}) on conflict do nothing`);
    const changed = await tx.run(sql`
      update letterheads set sender = ${sender}, signature = ${signature}, version = version + 1
      where company_id = ${companyId}
        and (${expectedVersion ?? null}::int is null or version = ${expectedVersion ?? null})`);
    if (changed === 0) throw new AppError("conflict_version");
    return readLetterhead(tx, actor);
  });
}
