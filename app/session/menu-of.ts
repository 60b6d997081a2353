import type { Access, AppAbility } from "~/contract/abilities";
import { type MenuItem, menus } from "./menus";

type Say = (key: string) => string;

/** The menu items that this ability may open. */
export function permittedItems(items: MenuItem[], ability: AppAbility, say: Say) {
  return items
    .filter(item => !item.needs || ability.can(...item.needs))
    .map(({ id, to, icon, text }) => ({ id, to, icon, title: say(text ?? `titles:${id}`) }));
}

/** The menu of an area for an ability: only permitted items, no empty groups. */
export function menuOf(access: Access, ability: AppAbility, say: Say) {
  return menus[access]
    .map(group => ({
      title: say(`frame:menu.${group.id}`),
      items: permittedItems(group.items, ability, say),
    }))
    .filter(group => group.items.length > 0);
}
