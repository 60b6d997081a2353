import type { Activity } from "~/contract/activities";
import type { Language } from "~/contract/language";
import { formatTime } from "~/i18n/format";
import { actionName } from "~/i18n/server";
import type { ShownActivity } from "~/ui/operations/activity-table";

/** The number of entries that are read for a list of the latest ones. */
export const readActivities = 100;
const shownActivities = 10;

/**
 * A user's latest activities, newest first. Entries of the same kind one after the other are one line with their number, so
 * that a rating that is changed five times does not fill the list. The activity log shows each of them.
 */
export function latestActivities(
  rows: Activity[],
  reader: { language: Language; timeZone: string },
): ShownActivity[] {
  const runs: { newest: Activity; times: number }[] = [];
  for (const row of rows) {
    const last = runs.at(-1);
    if (last && last.newest.action === row.action && last.newest.code === row.code) last.times += 1;
    else if (runs.length < shownActivities) runs.push({ newest: row, times: 1 });
    else break;
  }
  return runs.map(({ newest, times }, at) => ({
    id: newest.id,
    action: newest.action,
    name: actionName(reader.language, newest.action),
    endpoint: newest.endpoint,
    code: newest.code,
    index: at + 1,
    times,
    at: newest.at.toISOString(),
    time: formatTime(newest.at, reader),
  }));
}
