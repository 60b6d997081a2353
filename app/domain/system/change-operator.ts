import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { OperatorFields } from "~/contract/operator-fields";
import type { Operator } from "~/contract/system";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { checkedNumbers } from "~/domain/company/checked-numbers";
import { readOperator } from "./read-operator";

/**
 * Changes who runs this installation. Its numbers are German ones.
 * @throws AppError form_invalid with the fields, conflict_version
 */
export function changeOperator(db: Db, fields: OperatorFields, version = 0): Promise<Operator> {
  const details = { ...fields, ...withoutNull(checkedNumbers(fields, "DE")) };
  return db.transaction(async tx => {
    const changed = await tx.run(sql`
      insert into settings (scope, name, value, version, updated_at)
      select 'operator', 'details', ${JSON.stringify(details)}::jsonb, 1, ${clock.now()} where ${version}::int = 0
      on conflict do nothing`);
    const updated =
      changed ||
      (await tx.run(sql`
        update settings set value = ${JSON.stringify(details)}::jsonb, version = version + 1,
          updated_at = ${clock.now()}
        where scope = 'operator' and name = 'details' and version = ${version}`));
    if (!updated) throw new AppError("conflict_version");
    return readOperator(tx);
  });
}

const withoutNull = <Name extends string>(numbers: Record<Name, string | null>) =>
  Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, number ?? ""])) as Record<
    Name,
    string
  >;
