import type { fileStatuses } from "~/contract/file-states";
import type { ChartView } from "~/ui/charts/chart-spec";

export type Status = (typeof fileStatuses)[number];

/** A file in the processing table, formatted for its reader. */
export type ShownProcessing = {
  id: string;
  /** Its name, or its number if the role hides names. */
  name: string;
  /** The company, and the division if it may be seen. */
  place: string;
  status: Status;
  /** Whether a person stopped its processing; its status is then "failed". */
  stopped: boolean;
  /** The step of the latest attempt, the reason of a failure, or how long it took. */
  step: string | null;
  /** It failed, and another attempt can help. */
  retriable: boolean;
  pagesRead: number;
  pagesTotal: number | null;
  progress: string | null;
  megabytes: string;
  type: string;
  at: string;
  added: string;
  exact: string;
  speed: string | null;
  attempts: string | null;
  memory: string | null;
};

export type ShownAttempt = { title: string; outcome: string; ended: boolean; lines: string[] };

/** A file's own page. */
export type ShownProcessingFile = {
  title: string;
  file: ShownProcessing;
  facts: { name: string; value: string }[];
  attempts: ShownAttempt[];
  may: { retry: boolean; cancel: boolean };
};

/** The figures below the table on the overview. */
export type ShownOverview = {
  queries: { stats: { name: string; value: string }[]; chart: ChartView };
  index: {
    engine: string;
    facts: { name: string; value: string }[];
    warning: string | null;
    errors: string[];
    /** Null if there is no index to rebuild, or without permission. */
    rebuild: "offer" | "ask" | "running" | null;
  };
  usage: {
    summary: string;
    rows: {
      id: string;
      name: string;
      files: string;
      space: string;
      share: string;
      percent: number;
      divisions: { id: string; name: string; value: string }[];
    }[];
    more: string | null;
  };
};
