import { useNavigate } from "@remix-run/react";
import { type DragEvent, type FormEvent, type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { sendFiles } from "~/ui/form/send-files";
import type { FileLimit } from "~/ui/form/use-chosen-files";
import { type Chosen, chosenIn, droppedFiles, fileInputs } from "./dropped-files";
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
export function useManyForm(
  form: RefObject<HTMLFormElement>,
  limit: FileLimit,
  first: ManyAnswer | undefined,
) {
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
    const target = event.currentTarget;
    const reply = await sendFiles<ManyAnswer>(target, null, () => {}).answer.catch(
      (): ManyAnswer => ({ fields: {}, values: {}, problem: t("messages:network.check") }),
    );
    // The user has left the page meanwhile.
    if (!target.isConnected) return;
    // Another page was returned, such as the sign-in: lets the browser load it.
    if (!reply) return target.submit();
    setAnswer(reply);
    if (!reply.batchId) return;
    // Reloaded, the page leads to the result. A navigation would load the page again while it sends.
    history.replaceState(history.state, "", paths.knowledge.many({ batch: reply.batchId }));
    start(reply.batchId);
  }

  function add(chosen: Chosen[]) {
    // What is wrong with the division stays wrong.
    setAnswer(before => before && { ...before, fields: omitFiles(before.fields) });
    choose(chosen, { otherType: t("many.otherType"), limit });
  }

  /** Makes lines of the files in the inputs, and clears the inputs for more. */
  function addChosen() {
    if (!form.current) return;
    const chosen = chosenIn(form.current);
    for (const input of fileInputs(form.current)) input.value = "";
    if (chosen.length > 0) add(chosen);
  }

  // Files that were chosen before hydration, or that the history has restored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the initial files, once
  useEffect(addChosen, []);

  return {
    ...upload,
    answer,
    /** Files are dragged over the form. */
    over,
    batchId: batch.current,
    done,
    send,
    addChosen,
    /** For the form element. */
    targets: {
      onDragOver(event: DragEvent) {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      async onDrop(event: DragEvent) {
        // Text is dropped into a field.
        if (!event.dataTransfer.types.includes("Files")) return;
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
