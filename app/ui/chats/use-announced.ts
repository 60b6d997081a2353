import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isGrowing, type ShownMessage } from "./shown";

/** The screen reader announcement of the latest answer: its start and its end, not each word. */
export function useAnnounced(latest: ShownMessage | undefined, own: boolean): string {
  const { t } = useTranslation("chats");
  const [watched, setWatched] = useState<string>();
  const growing = latest && isGrowing(latest) ? latest.id : undefined;
  useEffect(() => {
    if (growing) setWatched(growing);
  }, [growing]);
  if (!latest || latest.id !== watched) return "";
  switch (latest.state) {
    case "waiting":
    case "streaming":
      return t("live.writing");
    case "complete":
      return t("live.done", { count: latest.sources.length });
    case "declined":
      if (latest.sources.length > 0) return `${t("nearest.none")} ${t("nearest.these")}`;
      return own ? t("declined") : t("declined.public");
    case "stopped":
      return t("stopped");
    case "interrupted":
      return t("interrupted");
    case "failed":
      return latest.problem ?? "";
  }
}
