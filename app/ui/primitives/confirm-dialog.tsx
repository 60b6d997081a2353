import { useFetcher } from "@remix-run/react";
import { Suspense, useEffect, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import { isWaitingOffline } from "~/ui/enhance/offline-forms";
import { usePageData } from "~/ui/shell/load-page-data";
import { Modal } from "~/ui/shell/modal";
import type { Question } from "./confirm-question";
import { AboveContext } from "./confirmation";

/** A confirmation page's question in a dialog: it uses the page's own loader and action. */
export default function ConfirmDialog({
  to,
  question: Asked,
  open,
  close,
}: {
  to: string;
  question: Question<unknown>;
  open: boolean;
  close: () => void;
}) {
  const data = usePageData<{ title: string }>(to, open);
  const { Form, data: refused, state: sent } = useFetcher<{ problem: string }>();
  const answered = useRef(false);
  // After success the action redirects, or the page behind reloads.
  useEffect(() => {
    if (
      sent === "idle" &&
      answered.current &&
      !refused?.problem &&
      !isWaitingOffline(document.querySelector("dialog[open]"))
    )
      close();
    answered.current = sent !== "idle";
  }, [sent, refused, close]);
  const above = useMemo(
    () => ({ Form, action: to, sending: sent !== "idle", close }),
    [Form, to, sent, close],
  );
  // A portal, because the menu or row of the link must not style the dialog.
  return createPortal(
    <Modal
      place="middle"
      label={data?.title ?? ""}
      head={<h2>{data?.title}</h2>}
      open={data !== undefined}
      close={close}
    >
      <AboveContext.Provider value={above}>
        <Suspense>
          <Asked loaded={data} problem={refused?.problem} />
        </Suspense>
      </AboveContext.Provider>
    </Modal>,
    document.body,
  );
}
