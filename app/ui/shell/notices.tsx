import { Link, useFetcher } from "@remix-run/react";
import { Bell } from "lucide-react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";

/**
 * The way to what happened lately. How much of it is new is asked once the page stands, so that no page
 * waits for it.
 */
export function Notices() {
  const { t } = useTranslation("frame");
  const { load, data } = useFetcher<{ news: number }>({ key: "news" });
  useEffect(() => load(paths.notifications({ peek: "1" })), [load]);
  const news = data?.news ?? 0;
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
