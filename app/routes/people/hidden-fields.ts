import type { AppAbility } from "~/contract/abilities";
import type { HiddenField } from "~/ui/people/shared-person-fields";

/** The fields of people that a user's role hides: a form has no fields for them, and keeps what is stored. */
export const hiddenFields = (ability: AppAbility): HiddenField[] =>
  (["email", "phone"] as const).filter(field => !ability.can("read", "User", field));
