import type { Actor } from "~/domain/core/actor/actor";

/** Whether the actor's role shows this field of users. Check it before searching by the field too. */
export function showsField({ ability }: Pick<Actor, "ability">, field: "email" | "phone"): boolean {
  return ability.can("read", "User", field);
}

/** Whether the actor's role shows what files are called. Check it before searching and sorting by it too. */
export function showsFileName({ ability }: Pick<Actor, "ability">): boolean {
  return ability.can("read", "File", "name");
}
