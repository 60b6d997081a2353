import { expect, test } from "vitest";
import { menus } from "./menus";

test("the entries of a menu's group have an icon each", () => {
  for (const group of Object.values(menus).flat()) {
    const icons = group.items.map(({ icon }) => icon);
    expect([group.id, icons]).toEqual([group.id, [...new Set(icons)]]);
  }
});
