import type { AppLoadContext } from "@remix-run/node";
import type { SignedInUser } from "~/contract/session";
import type { OwnSession } from "~/contract/sessions";
import { formatTime } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import type { ShownSession } from "~/ui/account/device-list";

/** A user's sessions, formatted. */
export function shownSessions(
  { language }: AppLoadContext,
  { timeZone }: SignedInUser,
  sessions: OwnSession[],
): ShownSession[] {
  const t = textsFor(language);
  const time = (at: Date) => ({ at: at.toISOString(), text: formatTime(at, { language, timeZone }) });
  return sessions.map(({ id, browser, system, current, signedInAt, seenAt }) => ({
    id,
    current,
    signedIn: time(signedInAt),
    seen: time(seenAt),
    device:
      browser && system
        ? t("account:device", { browser, system })
        : (browser ?? system ?? t("account:deviceUnknown")),
  }));
}
