import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireAccess } from "~/session/require-access";

/** The content of the legal pages, and whether the reader may edit it. */
export async function loadLegal(context: LoaderFunctionArgs["context"]) {
  const { api } = requireAccess(context);
  const { visitor } = context;
  const legal = await api.legal.read();
  return {
    ...legal,
    empty: !legal.companyName,
    mayEnter: visitor.state === "signed-in" && visitor.ability.can("update", "SystemSetting"),
  };
}
