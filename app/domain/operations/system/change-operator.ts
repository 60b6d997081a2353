import { AppError } from "~/contract/errors";
import { type OperatorFields, operatorCountry } from "~/contract/operator-fields";
import type { Operator } from "~/contract/system";
import type { Db } from "~/db/connection";
import { checkedAddress } from "~/domain/companies/company/checked-address";
import { checkedNumbers } from "~/domain/companies/company/checked-numbers";
import { changeSetting } from "~/domain/core/settings/change-setting";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope } from "~/domain/core/settings/stored-setting";
import { readOperator, readStored } from "./read-operator";

/**
 * Changes the operator's details. Its numbers are validated as German ones.
 * @throws AppError form_invalid with the fields, conflict_version
 */
export async function changeOperator(db: Db, fields: OperatorFields, expectedVersion = 0): Promise<Operator> {
  if (fields.on_account === "on" && !fields.IBAN)
    throw new AppError("form_invalid", { fields: { on_account: ["operator.needsIban"] } });
  const address = checkedAddress(fields, await readStored(db), operatorCountry);
  const numbers = withoutNull(checkedNumbers(fields, operatorCountry));
  // A sale that is taxable in Germany needs the id that Germany has given.
  if (numbers.ust_idnr && !numbers.ust_idnr.startsWith(operatorCountry))
    throw new AppError("form_invalid", { fields: { ust_idnr: ["operator.vatId"] } });
  const details = { ...fields, ...numbers, ...address };
  await changeSetting(db, operatorDetails, operatorScope, () => ({ value: details }), expectedVersion);
  return readOperator(db);
}

const withoutNull = <Name extends string>(numbers: Record<Name, string | null>) =>
  Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, number ?? ""])) as Record<
    Name,
    string
  >;
