import type { AppLoadContext } from "@remix-run/node";

/** Whether to offer the checkout: plans are sold here, and the user may buy for their company. */
export function mayBuy({ visitor, build }: AppLoadContext): boolean {
  return build.mode === "lotse" && visitor.state === "signed-in" && visitor.ability.can("update", "Company");
}
