import { Link, useNavigate, useRouteLoaderData } from "@remix-run/react";
import { Upload } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { paths } from "~/paths";
import { keepOffline } from "~/ui/enhance/offline-forms";
import { ErrorSummary } from "~/ui/form/error-summary";
import { useOfflineTexts } from "~/ui/form/offline-forms";
import { readRefusal } from "~/ui/form/read-refusal";
import { type PendingUpload, sendFiles } from "~/ui/form/send-files";
import { useChosenFiles } from "~/ui/form/use-chosen-files";
import { useScripted } from "~/ui/form/use-scripted";
import { Alert } from "~/ui/primitives/alert";
import { Button } from "~/ui/primitives/button";
import { Progress } from "~/ui/primitives/progress";
import { type Answer, type Kind, kinds, type Offer } from "./answer";
import { DivisionChoice } from "./division-choice";
import { FileField } from "./file-field";
import { StoreAlert } from "./store-alert";

const Root = styled.form`
  display: grid; gap: var(--s5);
  > header p { margin-block-start: var(--s1); color: var(--muted); font: 400 var(--t15) var(--font); }
  > [role="alert"] { margin-block-end: 0; }
  > .tiny { color: var(--muted); }
`;

type Sending = { percent: number } | undefined;

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
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const offlineTexts = useOfflineTexts();
  const scripted = useScripted();
  const [answer, setAnswer] = useState(first);
  const [sending, setSending] = useState<Sending>();
  const way = useRef<PendingUpload<Answer>>();
  const [settled, setSettled] = useState<Kind[]>([]);
  const files = useChosenFiles(form, { docx: ".docx", pdf: ".pdf" }, i18n.language);
  const { problems, errors, value } = readRefusal(answer);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    const target = event.currentTarget;
    setSending({ percent: 0 });
    try {
      const submitter = (event.nativeEvent as SubmitEvent).submitter;
      way.current = sendFiles<Answer>(target, submitter, percent => setSending({ percent }));
      const reply = await way.current.answer;
      if (reply) take(reply, target);
      // Another page was returned, such as the sign-in: lets the browser load it.
      else if (!way.current.cancelled()) return target.submit();
    } catch {
      keepOffline(target, (event.nativeEvent as SubmitEvent).submitter, offlineTexts);
    }
    setSending(undefined);
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

  function clear(kind: Kind, input: HTMLInputElement | null) {
    files.clear(kind, input);
    setSettled(before => [...before, kind]);
    if (answer?.waiting[kind]) {
      const { [kind]: _gone, ...waiting } = answer.waiting;
      setAnswer({
        ...answer,
        waiting,
        ...(answer.duplicate === kind ? { duplicate: undefined } : {}),
      } as Answer);
    }
  }

  const wrong = problems.filter(({ field }) => field && !settled.some(kind => kind === field));
  return (
    <Root
      ref={form}
      method="post"
      action={paths.knowledge.new()}
      encType="multipart/form-data"
      noValidate
      onSubmit={scripted ? send : undefined}
      data-answer={answer ? JSON.stringify(answer) : undefined}
      {...(heading ? { "aria-labelledby": "new-knowledge" } : { "aria-label": t("new.title") })}
      {...(scripted ? files.targets : {})}
    >
      <header>
        {heading ? <h2 id="new-knowledge">{heading}</h2> : null}
        <p>{t("new.hint", { limit: offer.limitMb })}</p>
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
          scripted={scripted}
          over={files.over}
          onChoose={input => {
            files.choose(kind, input);
            setSettled(before => [...before, kind]);
          }}
          onClear={input => clear(kind, input)}
        />
      ))}
      {sending ? <Progress label={t("new.sending")} value={sending.percent} of={100} /> : null}
      {/* Once uploaded there is nothing left to cancel. */}
      {sending && sending.percent < 100 ? (
        <Button type="button" wide onClick={() => way.current?.cancel()}>
          {t("forms:file.cancel")}
        </Button>
      ) : null}
      <Button kind="main" wide busy={Boolean(sending)} onClick={event => sending && event.preventDefault()}>
        <Upload size={18} aria-hidden />
        <span className="num">{sending ? reply(sending.percent) : t("new.submit")}</span>
      </Button>
      <p className="tiny">{t("new.mail")}</p>
      <p className="tiny">
        <Link to={paths.knowledge.many()}>{t("many.link")}</Link>
      </p>
    </Root>
  );

  function reply(percent: number) {
    if (percent === 0) return t("new.sending");
    return percent < 100 ? t("new.percent", { percent }) : t("new.checking");
  }
}

const empty = { requestId: "unknown-request", fields: {}, values: {}, waiting: {} } satisfies Answer;
