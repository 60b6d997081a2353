import { Link, useRouteLoaderData } from "@remix-run/react";
import { Upload } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { ErrorSummary } from "~/ui/form/error-summary";
import { readRefusal } from "~/ui/form/read-refusal";
import { UploadGuard } from "~/ui/form/upload-guard";
import { useKeptFocus } from "~/ui/form/use-kept-focus";
import { useScripted } from "~/ui/form/use-scripted";
import { Alert } from "~/ui/primitives/alert";
import { Button } from "~/ui/primitives/button";
import { Progress } from "~/ui/primitives/progress";
import { type Answer, kinds, type Offer } from "./answer";
import { DivisionChoice } from "./division-choice";
import { FileField } from "./file-field";
import { StoreAlert } from "./store-alert";
import { useUploadForm } from "./use-upload-form";

const Root = styled.form`
  display: grid; gap: var(--s5);
  > header p { margin-block-start: var(--s1); color: var(--muted); font: 400 var(--t15) var(--font); }
  > [role="alert"] { margin-block-end: 0; }
  > .tiny { color: var(--muted); }
`;

/**
 * Adds documents: a division, one .docx, one .pdf. Without script it is a plain form; with script files can be
 * dropped or pasted, the upload shows its progress, and errors appear without a page load.
 */
export function KnowledgeForm({
  offer,
  answer: first,
  heading,
}: {
  offer: Offer;
  answer?: Answer | undefined;
  /** Omitted on its own page, whose head contains the title. */
  heading?: string;
}) {
  const { t, i18n } = useTranslation(["divisions", "messages", "forms"]);
  const root = useRouteLoaderData("root") as { requestId: string } | undefined;
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const scripted = useScripted();
  const { answer, percent, settled, files, ...upload } = useUploadForm(
    form,
    i18n.language,
    offer.limit,
    first,
  );
  const { problems, errors, value } = readRefusal(answer);
  const sending = percent !== undefined;
  // Once uploaded there is nothing left to cancel.
  const stoppable = sending && percent < 100;
  const kept = useKeptFocus(stoppable, submit);
  const asked = answer?.duplicate ? "same" : answer?.namesake ? "sameName" : undefined;
  const wrong = problems.filter(({ field }) => field && !settled.some(kind => kind === field));
  const progress =
    percent === 0 ? t("new.sending") : percent === 100 ? t("new.checking") : t("new.percent", { percent });
  return (
    <Root
      ref={form}
      method="post"
      action={paths.knowledge.new()}
      encType="multipart/form-data"
      noValidate
      onSubmit={scripted ? upload.send : undefined}
      data-answer={answer ? JSON.stringify(answer) : undefined}
      {...(heading ? { "aria-labelledby": "new-knowledge" } : { "aria-label": t("new.title") })}
      {...(scripted ? files.targets : {})}
      {...kept}
    >
      <header>
        {heading ? <h2 id="new-knowledge">{heading}</h2> : null}
        <p>{t("new.hint", { limit: offer.limit.megabytes })}</p>
      </header>
      <StoreAlert store={offer.store} />
      {answer?.problem && !sending ? (
        <Alert tone="err" live>
          {answer.problem}
        </Alert>
      ) : null}
      <ErrorSummary title={t("messages:form.invalid")} problems={sending ? [] : wrong} />
      <input
        type="hidden"
        name="requestId"
        value={answer?.requestId ?? `${root?.requestId ?? "unknown-request"}.knowledge`}
        suppressHydrationWarning
      />
      {/* Enter activates a form's first button, which must not be one that removes a file. */}
      <button type="submit" className="hidden" tabIndex={-1} aria-hidden />
      <DivisionChoice offer={offer} value={value} errors={errors} />
      {kinds.map(kind => (
        <FileField
          key={kind}
          kind={kind}
          waiting={answer?.waiting[kind]}
          chosen={files.chosen[kind]}
          remark={files.remarks[kind]}
          errors={settled.includes(kind) ? undefined : errors(kind)}
          duplicate={answer?.duplicate === kind ? { same: value("same") } : undefined}
          namesake={answer?.namesake === kind ? { sameName: value("sameName") } : undefined}
          versions={offer.versions}
          scripted={scripted}
          over={files.over}
          onChoose={input => upload.choose(kind, input)}
          onClear={input => upload.clear(kind, input)}
        />
      ))}
      {/* Of two files each may need another decision: the first stays while the second is asked for. */}
      {(["same", "sameName"] as const).map(name =>
        value(name) && asked && asked !== name ? (
          <input key={name} type="hidden" name={name} value={value(name)} />
        ) : null,
      )}
      {sending ? <Progress label={t("new.sending")} value={percent} of={100} /> : null}
      {stoppable ? (
        <Button type="button" wide onClick={upload.cancel}>
          {t("forms:file.cancel")}
        </Button>
      ) : null}
      <Button
        kind="main"
        wide
        element={submit}
        busy={sending}
        onClick={event => sending && event.preventDefault()}
      >
        <Upload size={18} aria-hidden />
        <span className="num">{sending ? progress : t("new.submit")}</span>
      </Button>
      {sending ? <UploadGuard isRunning={upload.isRunning} cancel={upload.cancel} /> : null}
      <p className="tiny">{t("new.mail")}</p>
      <p className="tiny">
        <Link
          to={paths.knowledge.many(offer.chosen && offer.chosen !== "new" ? { division: offer.chosen } : {})}
        >
          {t("many.link")}
        </Link>
      </p>
    </Root>
  );
}
