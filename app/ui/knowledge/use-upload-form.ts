import { useNavigate } from "@remix-run/react";
import { type FormEvent, type RefObject, useCallback, useRef, useState } from "react";
import { keepOffline } from "~/ui/enhance/offline-forms";
import { useOfflineTexts } from "~/ui/form/offline-forms";
import { type PendingUpload, sendFiles } from "~/ui/form/send-files";
import { type FileLimit, useChosenFiles } from "~/ui/form/use-chosen-files";
import type { Answer, Kind } from "./answer";

const empty = { requestId: "unknown-request", fields: {}, values: {}, waiting: {} } satisfies Answer;

/**
 * The form of documents with script: its chosen files, the upload with its progress, and the response, which replaces the
 * one that the page came with.
 */
export function useUploadForm(
  form: RefObject<HTMLFormElement>,
  language: string,
  limit: FileLimit,
  first: Answer | undefined,
) {
  const navigate = useNavigate();
  const offlineTexts = useOfflineTexts();
  const [answer, setAnswer] = useState(first);
  const [percent, setPercent] = useState<number>();
  const pending = useRef<PendingUpload<Answer>>();
  // Inputs that were changed since the response, whose errors are over.
  const [settled, setSettled] = useState<Kind[]>([]);
  const files = useChosenFiles(form, { docx: ".docx", pdf: ".pdf" }, language, limit);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (percent !== undefined) return;
    const target = event.currentTarget;
    const { submitter } = event.nativeEvent as SubmitEvent;
    setPercent(0);
    try {
      const sent = sendFiles<Answer>(target, submitter, progress => {
        // The server has all of it: there is nothing left to cancel.
        if (progress === 100) pending.current = undefined;
        setPercent(progress);
      });
      pending.current = sent;
      const reply = await sent.answer.finally(() => {
        pending.current = undefined;
      });
      // The user has left the page meanwhile, and is not led away from the next one.
      if (!target.isConnected) return;
      if (reply) take(reply, target);
      // Another page was returned, such as the sign-in: lets the browser load it.
      else if (!sent.cancelled()) return target.submit();
    } catch {
      keepOffline(target, submitter, offlineTexts);
    }
    setPercent(undefined);
  }

  function take(said: Answer, target: HTMLFormElement) {
    files.clearAll();
    setSettled([]);
    // Chosen files are now uploaded or refused, so they must not be sent again.
    for (const input of target.querySelectorAll<HTMLInputElement>('input[type="file"]')) input.value = "";
    if (!said.done) return setAnswer(said);
    setAnswer({ ...empty, requestId: said.requestId });
    target.reset();
    navigate(said.done.to, { state: { said: { kind: "done", text: said.done.said } } });
  }

  function choose(kind: Kind, input: HTMLInputElement) {
    files.choose(kind, input);
    setSettled(before => [...before, kind]);
  }

  function clear(kind: Kind, input: HTMLInputElement | null) {
    files.clear(kind, input);
    setSettled(before => [...before, kind]);
    if (answer?.waiting[kind]) {
      const { [kind]: _gone, ...waiting } = answer.waiting;
      setAnswer({
        ...answer,
        waiting,
        ...(answer.duplicate === kind ? { duplicate: undefined } : {}),
        ...(answer.namesake === kind ? { namesake: undefined } : {}),
      } as Answer);
    }
  }

  const isRunning = useCallback(() => pending.current !== undefined, []);
  const cancel = useCallback(() => pending.current?.cancel(), []);

  return {
    answer,
    /** Of the upload, while it runs. */
    percent,
    settled,
    files,
    send,
    isRunning,
    cancel,
    choose,
    clear,
  };
}
