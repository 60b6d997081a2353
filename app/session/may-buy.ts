import type { AppLoadContext } from "@remix-run/node";

/** Whether a page may lead its reader to the checkout: Lotse is sold here, and they decide for their company. */
export function mayBuy({ visitor, build }: AppLoadContext): boolean {
  return build.mode === "lotse" && visitor.state === "signed-in" && visitor.ability.can("update", "Company");
}
