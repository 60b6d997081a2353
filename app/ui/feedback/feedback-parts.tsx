import { CircleCheck, Clock, ThumbsDown, ThumbsUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Badge } from "~/ui/primitives/badge";
import { MoodIcon } from "./mood-icon";
import type { ShownFeedback } from "./shown-feedback";

const tones = { happy: "ok", neutral: "info", negative: "err" } as const;

/** Mood and like, each as an icon with its word. */
export function MoodAndLike({ mood, liked }: Pick<ShownFeedback, "mood" | "liked">) {
  const { t } = useTranslation("feedback");
  if (mood === null && liked === null) return <>–</>;
  const Thumb = liked ? ThumbsUp : ThumbsDown;
  return (
    <span style={{ display: "inline-flex", flexWrap: "wrap", gap: "0.25rem 0.5rem", alignItems: "center" }}>
      {mood ? (
        <Badge tone={tones[mood]}>
          <MoodIcon mood={mood} size={16} />
          {t(`mood.${mood}`)}
        </Badge>
      ) : null}
      {liked === null ? null : (
        <span className="tiny" style={{ display: "inline-flex", gap: "0.25rem", alignItems: "center" }}>
          <Thumb size={14} aria-hidden />
          {liked ? t("liked.yes") : t("liked.no")}
        </span>
      )}
    </span>
  );
}

/** Whether a feedback is settled. */
export function SettledBadge({ settled }: { settled: boolean }) {
  const { t } = useTranslation("feedbackReport");
  const Icon = settled ? CircleCheck : Clock;
  return (
    <Badge {...(settled ? { tone: "ok" as const } : {})}>
      <Icon size={14} aria-hidden />
      {settled ? t("status.yes") : t("status.no")}
    </Badge>
  );
}
