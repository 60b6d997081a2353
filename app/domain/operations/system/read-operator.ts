import { OperatorFields } from "~/contract/operator-fields";
import type { Operator } from "~/contract/system";
import type { Db } from "~/db/connection";
import { shownAddress } from "~/domain/companies/company/checked-address";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope, readSetting } from "~/domain/core/settings/stored-setting";

const none = Object.fromEntries(Object.keys(OperatorFields.shape).map(name => [name, ""]));

/** The operator's details as they are stored; empty texts for those that were never entered. */
export async function readStored(db: Db): Promise<OperatorFields & { version: number }> {
  const row = await readSetting(db, operatorDetails, operatorScope);
  return { ...(none as OperatorFields), ...row?.value, version: row?.version ?? 0 };
}

/** The operator's details; version 0 with empty details until they are entered. */
export async function readOperator(db: Db): Promise<Operator> {
  return shownAddress(await readStored(db));
}
