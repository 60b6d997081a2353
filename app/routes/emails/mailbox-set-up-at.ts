import { paths } from "~/paths";
import type { requireSignedIn } from "~/session/require-access";

type Ability = ReturnType<typeof requireSignedIn>["ability"];

/** The page that adds the first mailbox, or the list for those who may only read it; undefined without permission. */
export function mailboxSetUpAt(ability: Ability): string | undefined {
  if (ability.can("create", "SmtpSetting")) return paths.settings.smtp.new();
  return ability.can("read", "SmtpSetting") ? paths.settings.smtp.list() : undefined;
}
