import type { OperatorFields } from "~/contract/operator-fields";
import type { Setting } from "./stored-setting";

/** The operator's details: the seller of invoices, and the content of the imprint. */
export const operatorDetails: Setting<OperatorFields> = { name: "details" };
