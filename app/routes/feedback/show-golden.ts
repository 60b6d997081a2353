import type { AppLoadContext } from "@remix-run/node";
import type { GoldenQuestion } from "~/contract/golden-questions";
import { formatDate, formatTime } from "~/i18n/format";
import type { ShownGolden } from "~/ui/feedback/golden-table";

/** A golden question as the list and its page show it. */
export const goldenShower =
  ({ language }: AppLoadContext, { timeZone }: { timeZone: string }) =>
  ({ createdAt: _, ranAt, ...one }: GoldenQuestion): ShownGolden => ({
    ...one,
    ranAt: ranAt.toISOString(),
    ran: formatTime(ranAt, { language, timeZone }),
    ranOn: formatDate(ranAt, { language, timeZone }),
  });
