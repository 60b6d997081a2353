import { type MenuItem, menus } from "~/areas";
import type { Access, AppAbility } from "~/contract/abilities";

type Say = (key: string) => string;

/** The items of a menu that somebody with this ability may open. */
export function shownItems(items: MenuItem[], ability: AppAbility, say: Say) {
  return items
    .filter(item => !item.needs || ability.can(...item.needs))
    .map(({ id, to, icon, text }) => ({ id, to, icon, title: say(text ?? `titles:${id}`) }));
}

/** The menu of an area as somebody with this ability sees it: nothing that they may not open, and no empty group. */
export function menuOf(access: Access, ability: AppAbility, say: Say) {
  return menus[access]
    .map(group => ({ title: say(`frame:menu.${group.id}`), items: shownItems(group.items, ability, say) }))
    .filter(group => group.items.length > 0);
}
