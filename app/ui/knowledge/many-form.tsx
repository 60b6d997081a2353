import { useNavigate, useRouteLoaderData } from "@remix-run/react";
import { Upload } from "lucide-react";
import { type DragEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FileDrop } from "~/ui/form/file-drop";
import { readRefusal } from "~/ui/form/read-refusal";
import { sendFiles } from "~/ui/form/send-files";
import { useScripted } from "~/ui/form/use-scripted";
import { Alert } from "~/ui/primitives/alert";
import { Button, ButtonLink } from "~/ui/primitives/button";
import type { Offer } from "./answer";
import { DivisionChoice } from "./division-choice";
import { chosenIn, droppedFiles } from "./dropped-files";
import { SameNameChoice } from "./same-name-choice";
import { StoreAlert } from "./store-alert";
import { UploadLines } from "./upload-lines";
import { useBatchUpload } from "./use-batch-upload";

/** The response to the form: what was wrong, or with script the batch that the files are sent to. */
export type ManyAnswer = {
  fields: Record<string, string[]>;
  names?: Record<string, string>;
  values: Record<string, string>;
  problem?: string;
  batchId?: string;
};

const Root = styled.form`
  display: grid; gap: var(--s5);
  > .tiny { color: var(--muted); }
`;

const accept = ".docx,.pdf,.zip,application/pdf,application/zip";

/**
 * Many files at once, a folder, or a .zip. Without script the browser sends them all with the form; with script each
 * is sent on its own and has a line with its progress.
 */
export function ManyForm({ offer, answer: first }: { offer: Offer; answer?: ManyAnswer | undefined }) {
  const { t } = useTranslation(["divisions", "messages", "forms"]);
  const root = useRouteLoaderData("root") as { requestId: string } | undefined;
  const form = useRef<HTMLFormElement>(null);
  const scripted = useScripted();
  const navigate = useNavigate();
  const [answer, setAnswer] = useState(first);
  const [over, setOver] = useState(false);
  const upload = useBatchUpload();
  const { problems, errors, value } = readRefusal(answer);
  const { lines, sending, batch, choose } = upload;
  const done = batch.current !== "" && !sending && lines.length > 0;
  const open = lines.filter(({ state }) => state === "lost" || state === "refused").length;

  // Once all files are added, the page of the batch shows the result.
  useEffect(() => {
    if (done && open === 0) navigate(paths.knowledge.batch(batch.current));
  }, [done, open, navigate, batch]);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    if (lines.length === 0)
      return setAnswer({ values: answer?.values ?? {}, fields: { files: [t("many.missing")] } });
    if (batch.current) return upload.start(batch.current);
    const reply = await sendFiles<ManyAnswer>(event.currentTarget, null, () => {}).answer.catch(
      (): ManyAnswer => ({ fields: {}, values: {}, problem: t("messages:network.check") }),
    );
    setAnswer(reply);
    if (!reply?.batchId) return;
    // Reloaded, the page leads to the result. A navigation would load the page again while it sends.
    history.replaceState(history.state, "", paths.knowledge.many({ batch: reply.batchId }));
    upload.start(reply.batchId);
  }

  function take(chosen: ReturnType<typeof chosenIn>) {
    setAnswer(undefined);
    const { limitMb } = offer;
    const tooLarge = t("many.tooLarge", { limit: limitMb });
    choose(chosen, { otherType: t("many.otherType"), tooLarge, limitMb });
  }

  // With script the chosen files become lines, and the inputs are cleared for more.
  const drop = {
    scripted,
    over,
    chosen: undefined,
    onClear() {},
    onChoose(input: HTMLInputElement) {
      if (!scripted || !input.form) return;
      take(chosenIn(input.form));
      input.value = "";
    },
  };

  return (
    <Root
      ref={form}
      method="post"
      action={paths.knowledge.many()}
      encType="multipart/form-data"
      noValidate
      aria-label={t("many.title")}
      data-answer={answer ? JSON.stringify(answer) : undefined}
      onSubmit={scripted ? send : undefined}
      onDragOver={(event: DragEvent) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={async (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(await droppedFiles(event.dataTransfer));
      }}
    >
      <StoreAlert store={offer.store} />
      {answer?.problem ? (
        <Alert tone="err" live>
          {answer.problem}
        </Alert>
      ) : null}
      <ErrorSummary title={t("messages:form.invalid")} problems={problems.filter(({ field }) => field)} />
      {/* The fields precede the files, which the server processes while it receives them. */}
      <input
        type="hidden"
        name="requestId"
        value={`${root?.requestId ?? "unknown-request"}.many`}
        suppressHydrationWarning
      />
      <DivisionChoice offer={offer} value={value} errors={errors} />
      {offer.versions && offer.divisions.length > 0 ? (
        <SameNameChoice legend={t("many.sameName")} chosen={value("sameName")} versions />
      ) : null}
      <FileDrop
        {...drop}
        name="files"
        label={t("many.files")}
        hint={t("many.filesHint")}
        accept={accept}
        multiple
        errors={errors("files")}
      />
      <FileDrop
        {...drop}
        name="files"
        id="folder"
        label={t("many.folder")}
        hint={t("many.folderHint")}
        folder
      />
      {lines.length > 0 ? (
        <UploadLines
          lines={lines}
          begun={batch.current !== ""}
          remove={upload.remove}
          cancel={upload.cancel}
          retry={upload.retry}
        />
      ) : null}
      {done ? (
        <ButtonLink kind="main" wide to={paths.knowledge.batch(batch.current)}>
          {t("many.result")}
        </ButtonLink>
      ) : (
        <Button kind="main" wide busy={sending}>
          <Upload size={18} aria-hidden />
          {sending ? t("new.sending") : t("new.submit")}
        </Button>
      )}
      <p className="tiny">{t("many.again")}</p>
    </Root>
  );
}
