import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { DeclarationPage } from "~/ui/billing/declaration-page";
import { declare, loadDeclaration } from "./declare";

export const handle = { namespaces: ["contracts", "messages", "forms"] };

export const loader = ({ context }: LoaderFunctionArgs) => loadDeclaration(context);

export const action = (args: ActionFunctionArgs) => declare("cancellation", args);

export default function CancelContract() {
  return <DeclarationPage kind="cancellation" />;
}
