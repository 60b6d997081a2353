import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { fileStatusIcons } from "~/ui/knowledge/file-status-icons";
import type { Status } from "./shown-processing";

const tones: Record<Status | "stopped", string> = {
  queued: "var(--muted)",
  reading: "var(--info)",
  indexing: "var(--info)",
  ready: "var(--ok)",
  failed: "var(--err)",
  stopped: "var(--muted)",
  quarantined: "var(--warn)",
  deleting: "var(--muted)",
};

export function StatusIcon({ status }: { status: keyof typeof fileStatusIcons }) {
  const Icon = fileStatusIcons[status];
  return <Icon size={18} strokeWidth={1.6} aria-hidden color={tones[status]} />;
}

const Root = styled.span`
  > .state { display: inline-flex; gap: 0.375rem; align-items: flex-start; font: 500 var(--t15) var(--font); }
  > .state > svg { flex: none; margin-block-start: 0.125rem; }
  > .sub { max-inline-size: 20rem; font-size: var(--t13); }
`;

/** A status as mark and word, and below it the step or the reason. */
export function StatusMark({ status, step }: { status: keyof typeof fileStatusIcons; step: string | null }) {
  const { t } = useTranslation("divisions");
  return (
    <Root>
      <span className="state" style={{ color: tones[status] }}>
        <StatusIcon status={status} />
        {t(`status.${status}`)}
      </span>
      {step ? <span className="sub">{step}</span> : null}
    </Root>
  );
}
