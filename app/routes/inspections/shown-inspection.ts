import type { Inspection } from "~/contract/inspections";
import type { Language } from "~/contract/language";
import { formatDate, formatTime } from "~/i18n/format";
import type { ShownInspection } from "~/ui/inspections/shown";

/** An inspection as pages show it. */
export function shownInspection(
  inspection: Inspection,
  reader: { language: Language; timeZone: string },
  to: string,
): ShownInspection {
  const time = (at: Date | null) => (at ? formatTime(at, reader) : null);
  const day = (iso: string) => formatDate(`${iso}T12:00:00Z`, reader);
  const { id, owner, state, role, reason, requestedBy, decidedBy, chatId } = inspection;
  return {
    id,
    to,
    owner: owner.name,
    state,
    role,
    reason,
    requestedBy,
    decidedBy,
    oneChat: chatId !== null,
    from: day(inspection.from),
    until: day(inspection.until),
    requested: formatTime(inspection.requestedAt, reader),
    decided: time(inspection.decidedAt),
    // One that was ended before this was recorded keeps the end of its day.
    ends: state === "ended" && Number(inspection.endsAt) > Date.now() ? null : time(inspection.endsAt),
    openings: inspection.openings.map(({ at, chatName }) => ({
      when: formatTime(new Date(at), reader),
      chatName,
    })),
  };
}
