import type { AppLoadContext } from "@remix-run/node";
import type { EmployeeDetails } from "~/contract/employees";
import type { SignedInUser } from "~/contract/session";
import { formatTime } from "~/i18n/format";
import type { ShownUndelivered } from "~/ui/people/undelivered-invitation";

/** Formats an invitation that did not arrive for its reader; null where all is well. */
export function shownUndelivered(
  { language }: AppLoadContext,
  { timeZone }: SignedInUser,
  {
    undelivered,
    undeliveredAt,
    undeliveredWords,
  }: Pick<EmployeeDetails, "undelivered" | "undeliveredAt" | "undeliveredWords">,
): ShownUndelivered | null {
  if (!undelivered || !undeliveredAt) return null;
  return {
    reason: undelivered,
    words: undeliveredWords,
    when: formatTime(undeliveredAt, { language, timeZone }),
  };
}
