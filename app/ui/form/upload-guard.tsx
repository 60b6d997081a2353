import { useBlocker } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { LeaveDialog } from "./leave-dialog";

/**
 * Asks before leaving a page while its form's files are uploaded, because that cancels the upload. `isRunning` is asked at
 * that moment, so that the page may lead on by itself once the upload has ended.
 */
export function UploadGuard({ isRunning, cancel }: { isRunning: () => boolean; cancel: () => void }) {
  const { t } = useTranslation("forms");
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isRunning()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isRunning]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isRunning() && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <LeaveDialog
      blocker={blocker}
      title={t("uploading.title")}
      text={t("uploading.text")}
      stay={t("uploading.stay")}
      leave={t("file.cancel")}
      onLeave={cancel}
    />
  );
}
