import { useRouteLoaderData } from "@remix-run/react";
import { Upload } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/form/error-summary";
import { FileDrop } from "~/ui/form/file-drop";
import { readRefusal } from "~/ui/form/read-refusal";
import { useScripted } from "~/ui/form/use-scripted";
import { useRestoredFocus } from "~/ui/list/use-restored-focus";
import { Alert } from "~/ui/primitives/alert";
import { Button, ButtonLink } from "~/ui/primitives/button";
import type { Offer } from "./answer";
import { DivisionChoice } from "./division-choice";
import { SameNameChoice } from "./same-name-choice";
import { StoreAlert } from "./store-alert";
import { UploadLines } from "./upload-lines";
import type { Line } from "./use-batch-upload";
import { type ManyAnswer, useManyForm } from "./use-many-form";

const Root = styled.form`
  display: grid; gap: var(--s5);
  > fieldset { display: grid; gap: inherit; min-inline-size: 0; margin: 0; padding: 0; border: 0; }
  > .tiny { color: var(--muted); }
`;

const isLost = ({ state }: Line) => state === "lost";

const accept = ".docx,.pdf,.zip,application/pdf,application/zip";

/**
 * Many files at once, a folder, or a .zip. Without script the browser sends them all with the form; with script each
 * is sent on its own and has a line with its progress.
 */
export function ManyForm({ offer, answer: first }: { offer: Offer; answer?: ManyAnswer | undefined }) {
  const { t } = useTranslation(["divisions", "messages"]);
  const root = useRouteLoaderData("root") as { requestId: string } | undefined;
  const scripted = useScripted();
  // Once the files are sent, the pressed button is replaced by the next step.
  const { ref: element, ...focus } = useRestoredFocus<HTMLFormElement>("[data-next-step]");
  const { answer, lines, sending, batchId, done, ...form } = useManyForm(element, offer.limit, first);
  const { problems, errors, value } = readRefusal(answer);

  // With script the chosen files become lines, and the inputs are cleared for more.
  const drop = {
    scripted,
    over: form.over,
    chosen: undefined,
    onClear() {},
    onChoose: form.addChosen,
  };

  return (
    <Root
      ref={element}
      method="post"
      action={paths.knowledge.many()}
      encType="multipart/form-data"
      noValidate
      aria-label={t("many.title")}
      data-answer={answer ? JSON.stringify(answer) : undefined}
      onSubmit={scripted ? form.send : undefined}
      {...form.targets}
      {...focus}
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
      {scripted ? <input type="hidden" name="chosen" value={lines.length} /> : null}
      {/* Once the batch has begun, further files go to the same division in the same way. */}
      <fieldset disabled={batchId !== ""}>
        <DivisionChoice offer={offer} value={value} errors={errors} />
        {offer.versions && offer.divisions.length > 0 ? (
          <SameNameChoice legend={t("many.sameName")} chosen={value("sameName")} versions />
        ) : null}
      </fieldset>
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
          begun={batchId !== ""}
          remove={form.remove}
          cancel={form.cancel}
          retry={form.retry}
        />
      ) : null}
      {done && lines.some(isLost) ? (
        <Button type="button" kind="main" wide data-next-step onClick={() => form.retry(isLost)}>
          {t("many.retryAll")}
        </Button>
      ) : null}
      {done ? (
        <ButtonLink
          kind={lines.some(isLost) ? "plain" : "main"}
          wide
          data-next-step
          to={paths.knowledge.batch(batchId)}
        >
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
