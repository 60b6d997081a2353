import type { LoaderFunctionArgs } from "@remix-run/node";
import { enter } from "~/session/enter";

/** What the legal pages say, and whether this reader may enter it. */
export async function loadLegal(context: LoaderFunctionArgs["context"]) {
  const { api } = enter(context);
  const { visitor } = context;
  const legal = await api.legal.read();
  return {
    ...legal,
    empty: !legal.companyName,
    mayEnter: visitor.state === "signed-in" && visitor.ability.can("update", "SystemSetting"),
  };
}
