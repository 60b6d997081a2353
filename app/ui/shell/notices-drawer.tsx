import { Suspense, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { useAbove } from "./load-quietly";
import { Modal } from "./modal";
import { type Notice, NoticeList } from "./notice-list";
import { newsSeen } from "./notices";

/** The page /notifications as a drawer. */
export default function NoticesDrawer({ open, close }: { open: boolean; close: () => void }) {
  const { t } = useTranslation("frame");
  const data = useAbove<{ notices: Notice[] }>(paths.notifications(), open);
  const seen = data !== undefined;
  // Looked at, nothing is new any more.
  useEffect(() => {
    if (seen) window.dispatchEvent(new Event(newsSeen));
  }, [seen]);
  return (
    <Modal
      place="end"
      label={t("notifications")}
      head={<h2>{t("notifications")}</h2>}
      open={seen}
      close={close}
    >
      <Suspense>{data ? <NoticeList notices={data.notices} /> : null}</Suspense>
    </Modal>
  );
}
