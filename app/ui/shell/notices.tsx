import { Link, useLocation } from "@remix-run/react";
import { Bell } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { loadPageData } from "./load-page-data";

/** Dispatched on window when the notifications were seen in their drawer. */
export const notificationsSeenEvent = "newsseen";

/** The link to the notifications. `counted`: the number of new ones when the page was loaded; counted again after each navigation. */
export function Notices({ counted }: { counted: number }) {
  const { t } = useTranslation(["frame", "shell"]);
  const { key } = useLocation();
  const [news, setNews] = useState(counted);
  const arrived = useRef(key);
  useEffect(() => setNews(counted), [counted]);
  useEffect(() => {
    let left = false;
    const peek = async () => {
      const found = await loadPageData<{ news: number }>(paths.notifications({ peek: "1" }));
      if (found && !left) setNews(found.news);
    };
    if (key !== arrived.current) void peek();
    arrived.current = "";
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
