import { CircleAlert, CircleCheck, Clock } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { mailSteps } from "~/contract/mail-faults";
import type { MailSecurity } from "~/contract/mail-securities";
import type { MailCheck, SenderCheck } from "~/contract/mail-server-fields";
import type { SmtpTrial } from "~/contract/smtp-settings";
import { isolate } from "~/i18n/isolate";
import { Sheet } from "~/ui/primitives/sheet";

const Root = styled(Sheet)`
  display: grid; gap: var(--s4); margin-block-end: var(--s5);
  > div { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: var(--s4) var(--s6); }
  h3 { font: 650 var(--t16) var(--font); }
  li { display: flex; justify-content: space-between; gap: var(--s3); padding-block: var(--s2); border-block-start: 1px solid var(--line); font: 400 var(--t15) var(--font); }
  li > span:last-child { display: flex; gap: 0.375rem; align-items: center; color: var(--muted); }
  li[data-state="done"] > span:last-child { color: var(--ok); }
  li[data-state="failed"] > span:last-child { color: var(--err); font-weight: 600; }
  p { font: 400 var(--t15) var(--font); overflow-wrap: anywhere; }
  p.sub { color: var(--muted); }
`;

const icons = { done: CircleCheck, failed: CircleAlert, skipped: Clock };

/** A test with the ports and protection that were tested. */
export type ConnectionTrial = SmtpTrial & {
  smtpPort: number;
  imapPort: number;
  smtpSecurity: MailSecurity;
  imapSecurity: MailSecurity;
  passwordTyped: boolean;
};

/** The result of a connection test, step by step, for each of the two servers. */
export function ConnectionCheck({ tried }: { tried: ConnectionTrial }) {
  const { t } = useTranslation("mailSettings");
  const root = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each test is shown, also one with the same result
  useEffect(() => {
    root.current?.scrollIntoView({ block: "nearest" });
  }, [tried]);
  return (
    <section ref={root} role="status" aria-labelledby="tested">
      <Root data-pad>
        <h2 id="tested">{t("testTitle")}</h2>
        <div>
          <ServerCheck
            title={t("sending")}
            check={tried.smtp}
            port={tried.smtpPort}
            plain={tried.smtpSecurity === "none"}
            sender={tried.smtp.sender}
          />
          <ServerCheck
            title={t("receiving")}
            check={tried.imap}
            port={tried.imapPort}
            plain={tried.imapSecurity === "none"}
            folders={tried.imap.folders}
          />
        </div>
        <p className="sub">
          {t("testSaved")}
          {tried.passwordTyped ? <noscript> {t("testAgain")}</noscript> : null}
        </p>
      </Root>
    </section>
  );
}

function ServerCheck({
  title,
  check: { failed, fault, detail },
  port,
  plain,
  folders,
  sender,
}: {
  title: string;
  check: MailCheck;
  port: number;
  plain: boolean;
  folders?: number;
  /** Of a server for sending. */
  sender?: SenderCheck | null;
}) {
  const { t } = useTranslation("mailSettings");
  const at = failed ? mailSteps.indexOf(failed) : mailSteps.length;
  const stateOf = (step: number) => (step < at ? "done" : step === at ? "failed" : "skipped");
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {mailSteps.map((step, index) => (
          <Step
            key={step}
            name={t(`step.${step}`, { port: String(port) })}
            state={stateOf(index)}
            done={step === "tls" && plain ? t("done.plain") : t(`done.${step}`)}
          />
        ))}
        {sender !== undefined ? (
          <Step
            name={t("step.sender")}
            state={sender ? (sender.allowed ? "done" : "failed") : "skipped"}
            done={t("done.sender")}
          />
        ) : null}
        {folders !== undefined ? (
          <Step
            name={t("step.folders")}
            state={failed ? "skipped" : "done"}
            done={t("folders", { count: folders })}
          />
        ) : null}
      </ul>
      {fault ? <p>{t(`fault.${fault}`)}</p> : null}
      {sender?.allowed === false ? <p>{t("senderRefused", { address: isolate(sender.address) })}</p> : null}
      {detail || sender?.detail ? (
        <p className="sub">
          <bdi>{t("serverSays", { text: detail || sender?.detail })}</bdi>
        </p>
      ) : null}
    </div>
  );
}

function Step({ name, state, done }: { name: string; state: keyof typeof icons; done: string }) {
  const { t } = useTranslation("mailSettings");
  const Icon = icons[state];
  return (
    <li data-state={state}>
      <span>{name}</span>
      <span>
        <Icon size={16} aria-hidden />
        {state === "done" ? done : t(state)}
      </span>
    </li>
  );
}
