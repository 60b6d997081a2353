import type { Counts } from "~/contract/dashboard";
import type { Stat } from "~/ui/primitives/stats";
import type { DashboardWriter } from "./dashboard-writer";

/**
 * The key figures: received, answered, not found, time to the first word.
 * @param comparable whether the span before has figures to compare with
 */
export function keyFigures(
  { totals, before }: Counts,
  { t, number, percent, seconds }: DashboardWriter,
  { comparable = true } = {},
): Stat[] {
  /** "12 more than before", "as many as before". */
  const change = (now: number, then: number): string => {
    if (!comparable) return t("dashboard:firstWordNone");
    if (now === then) return t("dashboard:change.same");
    return now > then
      ? t("dashboard:change.more", { count: now - then })
      : t("dashboard:change.less", { count: then - now });
  };
  return [
    {
      name: t("messages:queries.received"),
      value: number(totals.questions),
      note: change(totals.questions, before.questions),
    },
    {
      name: t("dashboard:answered"),
      value: percent(totals.answered, totals.questions),
      note: t("dashboard:answeredOf", { answered: totals.answered, questions: totals.questions }),
    },
    {
      name: t("dashboard:declined"),
      value: number(totals.declined),
      note: change(totals.declined, before.declined),
    },
    {
      name: t("dashboard:firstWord"),
      value: seconds(totals.firstWordMs),
      note:
        before.firstWordMs === null
          ? t("dashboard:firstWordNone")
          : t("dashboard:firstWordBefore", { time: seconds(before.firstWordMs) }),
    },
  ];
}
