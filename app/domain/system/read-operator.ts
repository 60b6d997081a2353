import sql from "sql-template-tag";
import { OperatorFields } from "~/contract/operator-fields";
import type { Operator } from "~/contract/system";
import type { Db } from "~/db/connection";

const none = Object.fromEntries(Object.keys(OperatorFields.shape).map(name => [name, ""]));

/** Who runs this installation; version 0 and everything '' until somebody has said so. */
export async function readOperator(db: Db): Promise<Operator> {
  const row = await db.maybe<{ value: OperatorFields; version: number }>(
    sql`select value, version from settings where scope = 'operator' and name = 'details'`,
  );
  return { ...(none as OperatorFields), ...row?.value, version: row?.version ?? 0 };
}
