import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { usePageData } from "./load-page-data";
import { Modal } from "./modal";
import { type Notice, NoticeList } from "./notice-list";
import { notificationsSeenEvent } from "./notices";

/** The page /notifications as a drawer. */
export default function NoticesDrawer({ open, close }: { open: boolean; close: () => void }) {
  const { t } = useTranslation("frame");
  const data = usePageData<{ notices: Notice[] }>(paths.notifications(), open);
  const isLoaded = data !== undefined;
  // Opening the drawer marks all as seen.
  useEffect(() => {
    if (isLoaded) window.dispatchEvent(new Event(notificationsSeenEvent));
  }, [isLoaded]);
  return (
    <Modal
      place="end"
      label={t("notifications")}
      head={<h2>{t("notifications")}</h2>}
      open={isLoaded}
      close={close}
    >
      <Suspense>{data ? <NoticeList notices={data.notices} /> : null}</Suspense>
    </Modal>
  );
}
