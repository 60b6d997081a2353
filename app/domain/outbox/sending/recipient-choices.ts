import sql from "sql-template-tag";
import type { Db } from "~/db/connection";

/** The most companies to choose from; beyond that a letter goes to a role or a language. */
const maxCompanies = 1000;

/** The operator's and the built-in roles, and the companies by name. */
export async function recipientChoices(db: Db): Promise<{
  roles: { id: string; name: string | null; key: string | null }[];
  companies: { id: string; name: string }[];
}> {
  const [roles, companies] = await Promise.all([
    db.many<{ id: string; name: string | null; key: string | null }>(
      sql`select id, name, key from roles where company_id is null order by key nulls last, name collate natural_order, id`,
    ),
    db.many<{ id: string; name: string }>(sql`
      select id, name from companies order by name collate natural_order, id limit ${maxCompanies}`),
  ]);
  return { roles, companies };
}
