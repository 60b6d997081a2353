import type { AppLoadContext } from "@remix-run/node";
import { type Access, abilityOf, type Permission, rulesOf } from "~/contract/abilities";
import type { SignedInUser } from "~/contract/session";
import { anyKey } from "~/i18n/any-key";
import { textsFor } from "~/i18n/server";
import { addresses } from "./addresses";
import { authorize } from "./guard";
import { menuOf } from "./menu-of";
import type { Address } from "./url-map";

/** The view of a role: its menu, and the pages that the guard lets it open, with their titles. */
export type RolePreview = {
  menu: { title: string; items: { to: string; title: string }[] }[];
  pages: { path: string; title: string }[];
};

const exampleId = "01890000-0000-7000-8000-000000000000";

/** Runs the real guard over every address of the URL map, for a user with these rules. */
export function previewRole(
  { language, build }: AppLoadContext,
  access: Access,
  permissions: readonly Permission[],
): RolePreview {
  const translate = anyKey(textsFor(language));
  const rules = rulesOf({ access, permissions }, exampleId);
  const ability = abilityOf(rules);
  const user = { id: exampleId, companyId: exampleId, access, rules } as SignedInUser;
  const visitor = { state: "signed-in", user, ability } as const;
  const opens = (page: Address) => {
    const path = page.path.replace(":tab", page.tabs?.[0] ?? "").replace(/:\w+/g, exampleId);
    return authorize(page, visitor, new URL(path, build.origin), build).to === "pass";
  };
  const pages = addresses.filter(
    page => page.guard === "ability" && page.layout !== "resource" && !page.demo && opens(page),
  );
  return {
    menu: menuOf(access, ability, translate).map(({ title, items }) => ({
      title,
      items: items.map(item => ({ to: item.to, title: item.title })),
    })),
    pages: pages.map(({ path, id }) => ({ path, title: translate(`titles:${id}`) })),
  };
}
