import { useTranslation } from "react-i18next";

const reasons = ["declined", "disliked", "unsupported"] as const;

/** Why a topic's questions count as open. */
export function TopicReasons(topic: Record<(typeof reasons)[number], number>) {
  const { t } = useTranslation(["topics", "shell"]);
  return (
    <>
      {reasons
        .filter(reason => topic[reason] > 0)
        .map(reason => t(`reason.${reason}`, { count: topic[reason] }))
        .join(t("shell:comma"))}
    </>
  );
}
