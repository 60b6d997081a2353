import type { Actor } from "~/domain/session/actor";

/** Whether a person's role lets them see this field of somebody's account; searching it would tell it too. */
export function showsField({ ability }: Pick<Actor, "ability">, field: "email" | "phone"): boolean {
  return ability.can("read", "User", field);
}
