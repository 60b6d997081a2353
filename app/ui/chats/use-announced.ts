import { useLocation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { anchors, isGrowing, type ShownMessage } from "./shown";

/** Identifies an answer: each attempt is one. */
export const attemptKey = ({ id, attempt }: Pick<ShownMessage, "id" | "attempt">) => `${id}.${attempt}`;

/**
 * The screen reader announcement of the latest answer: its start and its end, not each word. A quote is often complete
 * before the page shows its question, so every answer is announced that is newer than those the page opened with, and
 * the one to whose question it was opened.
 */
export function useAnnounced(chatId: string, latest: ShownMessage | undefined, own: boolean): string {
  const { t } = useTranslation("chats");
  const { hash } = useLocation();
  const [watched, setWatched] = useState<string>();
  const known = useRef<{ chatId: string; latest: ShownMessage | undefined }>();
  useEffect(() => {
    const before = known.current;
    const opened = before?.chatId !== chatId;
    const isNew =
      latest !== undefined &&
      (opened
        ? hash === `#${anchors.message(latest.id)}`
        : before.latest === undefined || isNewer(latest, before.latest));
    if (opened || isNew) known.current = { chatId, latest };
    if (isNew || (latest && isGrowing(latest))) setWatched(attemptKey(latest));
  }, [chatId, latest, hash]);
  if (!latest || attemptKey(latest) !== watched) return "";
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

/** Whether an answer was asked for after another one; older parts and versions of the thread are shown by choice. */
const isNewer = (one: ShownMessage, other: ShownMessage) =>
  one.id === other.id ? one.attempt > other.attempt : one.askedAt > other.askedAt;
