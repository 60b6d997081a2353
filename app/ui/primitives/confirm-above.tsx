import { useFetcher } from "@remix-run/react";
import { Suspense, useEffect, useMemo, useRef } from "react";
import { createPortal } from "react-dom";
import { useAbove } from "~/ui/shell/load-quietly";
import { Modal } from "~/ui/shell/modal";
import type { Question } from "./confirm-link";
import { AboveContext } from "./confirmation";

/**
 * A confirm page's question in a dialog, called as the page is: its loader is asked each time, its action hears the
 * answer.
 */
export default function ConfirmAbove({
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
  const data = useAbove<{ title: string }>(to, open);
  const { Form, data: refused, state: sent } = useFetcher<{ problem: string }>();
  const answered = useRef(false);
  // Done is done: it leads elsewhere, or the page behind shows what is left.
  useEffect(() => {
    if (sent === "idle" && answered.current && !refused?.problem) close();
    answered.current = sent !== "idle";
  }, [sent, refused, close]);
  const above = useMemo(
    () => ({ Form, action: to, sending: sent !== "idle", close }),
    [Form, to, sent, close],
  );
  // Outside of the menu or the row that the link stands in, whose look is not the dialog's.
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
