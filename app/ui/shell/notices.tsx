import { Link, useLocation } from "@remix-run/react";
import { Bell } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { loadPageData } from "./load-page-data";

/** Dispatched on window when the notifications were seen in their drawer. */
export const notificationsSeenEvent = "newsseen";

/** The link to the notifications. The number of new ones is loaded after the page, so that no page waits for it. */
export function Notices() {
  const { t } = useTranslation(["frame", "shell"]);
  const { key } = useLocation();
  const [news, setNews] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced again after each navigation
  useEffect(() => {
    let left = false;
    const peek = async () => {
      const found = await loadPageData<{ news: number }>(paths.notifications({ peek: "1" }));
      if (found && !left) setNews(found.news);
    };
    void peek();
    window.addEventListener(notificationsSeenEvent, peek);
    return () => {
      left = true;
      window.removeEventListener(notificationsSeenEvent, peek);
    };
  }, [key]);
  return (
    <Link to={paths.notifications()} className="find-bell">
      <Bell size={20} aria-hidden />
      {news > 0 ? <i aria-hidden>{news > 9 ? "9+" : news}</i> : null}
      <span className="hidden">
        {t("notifications")}
        {news > 0 ? t("shell:about", { name: t("news", { count: news }) }) : ""}
      </span>
    </Link>
  );
}
