import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { DeclarationPage } from "~/ui/billing/declaration-page";
import { declare, loadDeclaration } from "./declare";

export const handle = { namespaces: ["contracts", "messages"] };

export const loader = ({ context }: LoaderFunctionArgs) => loadDeclaration(context);

export const action = (args: ActionFunctionArgs) => declare("withdrawal", args);

export default function WithdrawContract() {
  return <DeclarationPage kind="withdrawal" />;
}
