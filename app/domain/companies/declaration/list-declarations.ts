import sql from "sql-template-tag";
import type { Declaration, DeclarationFilter } from "~/contract/declarations";
import type { ListQuery } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import { type Columns, selectList } from "~/db/columns";
import type { Db } from "~/db/connection";
import { personName } from "~/domain/core/actor/person-name";
import { orderBy } from "~/domain/core/list/order-by";
import { type Page, selectPage } from "~/domain/core/list/select-page";
import { allOf, equals, matchesText } from "~/domain/core/list/where";

const columns = selectList({
  id: sql`d.id`,
  kind: sql`d.kind`,
  extraordinary: sql`d.extraordinary`,
  reason: sql`d.reason`,
  name: sql`d.name`,
  contract: sql`d.contract`,
  email: sql`d.email`,
  endsOn: sql`d.ends_on::text`,
  receivedAt: sql`d.received_at`,
  company: sql`c.name`,
  customerNumber: sql`'K-' || c.customer_number`,
  linked: sql`d.token_hash is not null`,
  state: sql`d.state`,
  endedAt: sql`d.ended_at`,
  note: sql`d.note`,
  settledAt: sql`d.settled_at`,
  settledBy: sql`(select ${personName} from users u where u.id = d.settled_by)`,
  version: sql`d.version`,
} satisfies Columns<Declaration>);
const source = sql`contract_declarations d left join companies c on c.id = d.company_id`;

/** Declarations that a filter finds, for the operator. */
export function listDeclarations(db: Db, query: ListQuery & DeclarationFilter): Promise<Page<Declaration>> {
  const where = allOf(
    matchesText(query.search, sql`d.name`, sql`d.email`, sql`d.contract`, sql`c.name`),
    equals(sql`d.state`, query.state),
    equals(sql`d.kind`, query.kind),
  );
  return selectPage<Declaration>(db, query, {
    columns,
    from: sql`${source} where ${where}`,
    order: orderBy(
      { received: [sql`d.received_at`], name: [sql`d.name collate natural_order`] },
      query.sort,
      [sql`d.id`],
    ),
  });
}

/** One declaration. @throws AppError not_found */
export async function readDeclaration(db: Db, id: string): Promise<Declaration> {
  const declaration = await db.maybe<Declaration>(sql`select ${columns} from ${source} where d.id = ${id}`);
  if (!declaration) throw new AppError("not_found");
  return declaration;
}
