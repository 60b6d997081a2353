import {
  BookOpen,
  CircleCheck,
  CirclePause,
  Clock,
  OctagonAlert,
  ShieldAlert,
  TextSearch,
  Trash2,
} from "lucide-react";
import type { ListedStatus } from "~/contract/file-states";

/** The picture of each status of a file. */
export const fileStatusIcons = {
  queued: Clock,
  reading: BookOpen,
  indexing: TextSearch,
  ready: CircleCheck,
  failed: OctagonAlert,
  stopped: CirclePause,
  quarantined: ShieldAlert,
  deleting: Trash2,
} satisfies Record<ListedStatus, unknown>;
