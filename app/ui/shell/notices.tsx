import { Link, useLocation } from "@remix-run/react";
import { Bell } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { loadQuietly } from "./load-quietly";

/** What the window hears once the news have been looked at in their drawer. */
export const newsSeen = "newsseen";

/**
 * The way to what happened lately. How much of it is new is asked once the page stands, so that no page
 * waits for it.
 */
export function Notices() {
  const { t } = useTranslation("frame");
  const { key } = useLocation();
  const [news, setNews] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever goes on is told again
  useEffect(() => {
    let left = false;
    const peek = async () => {
      const found = await loadQuietly<{ news: number }>(paths.notifications({ peek: "1" }));
      if (found && !left) setNews(found.news);
    };
    void peek();
    window.addEventListener(newsSeen, peek);
    return () => {
      left = true;
      window.removeEventListener(newsSeen, peek);
    };
  }, [key]);
  return (
    <Link to={paths.notifications()} className="find-bell">
      <Bell size={20} aria-hidden />
      {news > 0 ? <i aria-hidden>{news > 9 ? "9+" : news}</i> : null}
      <span className="hidden">
        {t("notifications")}
        {news > 0 ? `: ${t("news", { count: news })}` : ""}
      </span>
    </Link>
  );
}
