import { useFetcher } from "@remix-run/react";
import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { Modal } from "./modal";
import { type Notice, NoticeList } from "./notice-list";

/** The page /notifications as a drawer. */
export default function NoticesDrawer({ open, close }: { open: boolean; close: () => void }) {
  const { t } = useTranslation("frame");
  const { load, data } = useFetcher<{ notices: Notice[] }>();
  const news = useFetcher({ key: "news" });
  useEffect(() => {
    if (open) load(paths.notifications());
    // Looked at, nothing is new any more.
    return () => {
      if (open) news.load(paths.notifications({ peek: "1" }));
    };
  }, [open, load, news.load]);
  return (
    <Modal
      place="end"
      label={t("notifications")}
      head={<h2>{t("notifications")}</h2>}
      open={open && data !== undefined}
      close={close}
    >
      <Suspense>{data ? <NoticeList notices={data.notices} /> : null}</Suspense>
    </Modal>
  );
}
