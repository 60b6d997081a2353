import { useNavigate } from "@remix-run/react";
import { type DragEvent, type FormEvent, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { sendFiles } from "~/ui/form/send-files";
import { type Chosen, droppedFiles } from "./dropped-files";
import { useBatchUpload } from "./use-batch-upload";

/** The response to the form: what was wrong, or with script the batch that the files are sent to. */
export type ManyAnswer = {
  fields: Record<string, string[]>;
  names?: Record<string, string>;
  values: Record<string, string>;
  problem?: string;
  batchId?: string;
};

/**
 * The form of many files with script: it is sent without its files, which follow one by one into the batch that the
 * response names. Once all are added, the page of the batch opens.
 */
export function useManyForm(limitMb: number, first: ManyAnswer | undefined) {
  const { t } = useTranslation(["divisions", "messages"]);
  const navigate = useNavigate();
  const [answer, setAnswer] = useState(first);
  const [over, setOver] = useState(false);
  const { batch, choose, start, ...upload } = useBatchUpload();
  const { lines, sending } = upload;
  const done = batch.current !== "" && !sending && lines.length > 0;
  const open = lines.filter(({ state }) => state === "lost" || state === "refused").length;

  useEffect(() => {
    if (done && open === 0) navigate(paths.knowledge.batch(batch.current));
  }, [done, open, navigate, batch]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    if (batch.current) return start(batch.current);
    const reply = await sendFiles<ManyAnswer>(event.currentTarget, null, () => {}).answer.catch(
      (): ManyAnswer => ({ fields: {}, values: {}, problem: t("messages:network.check") }),
    );
    setAnswer(reply);
    if (!reply?.batchId) return;
    // Reloaded, the page leads to the result. A navigation would load the page again while it sends.
    history.replaceState(history.state, "", paths.knowledge.many({ batch: reply.batchId }));
    start(reply.batchId);
  }

  function add(chosen: Chosen[]) {
    // What is wrong with the division stays wrong.
    setAnswer(before => before && { ...before, fields: omitFiles(before.fields) });
    const tooLarge = t("many.tooLarge", { limit: limitMb });
    choose(chosen, { otherType: t("many.otherType"), tooLarge, limitMb });
  }

  return {
    ...upload,
    answer,
    /** Files are dragged over the form. */
    over,
    batchId: batch.current,
    done,
    send,
    add,
    /** For the form element. */
    targets: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      async onDrop(event: DragEvent) {
        event.preventDefault();
        setOver(false);
        add(await droppedFiles(event.dataTransfer));
      },
    },
  };
}

function omitFiles({ files: _, ...fields }: ManyAnswer["fields"]): ManyAnswer["fields"] {
  return fields;
}
