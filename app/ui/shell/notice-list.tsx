import { Link } from "@remix-run/react";
import {
  CircleAlert,
  CircleCheck,
  CirclePause,
  Coins,
  Eye,
  MailX,
  MessageSquareMore,
  Share2,
  ShieldAlert,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { EmptyState } from "~/ui/primitives/empty-state";

type InspectionNotice = "chats-inspected" | "inspection-waits" | "inspections-on" | "inspections-off";

/** A notification as rendered. */
export type Notice = { id: string; to: string; at: string; when: string; isNew: boolean } & (
  | {
      kind: "file-ready" | "file-failed" | "file-stopped" | "file-quarantined";
      name: string;
      division: string;
      reason: string | null;
    }
  | { kind: "feedback"; count: number }
  | { kind: "chat-shared"; name: string; by: string }
  | { kind: "question-answered"; name: string; source: string }
  | { kind: "question-settled"; name: string }
  | { kind: "budget-used-up"; name: string | null }
  | { kind: "invitation-undelivered"; name: string; reason: string }
  | { kind: InspectionNotice; name: string }
);

const Root = styled.ul`
  li { display: flex; gap: var(--s3); padding: var(--s3) var(--s4); overflow-wrap: anywhere; }
  li + li { border-block-start: 1px solid var(--line); }
  li > svg { margin-block-start: 0.125rem; color: var(--ok); }
  li:is([data-kind="file-failed"], [data-kind="invitation-undelivered"]) > svg { color: var(--err); }
  li[data-kind="file-stopped"] > svg { color: var(--muted); }
  li:is([data-kind="file-quarantined"], [data-kind="budget-used-up"]) > svg { color: var(--warn); }
  p { font: 400 var(--t15) var(--font); }
  p + p { color: var(--muted); font: 400 var(--t13) var(--font); }
  b { font-weight: 600; color: var(--accent-deep); }
`;

const iconOf: Partial<Record<Notice["kind"], typeof Share2>> = {
  feedback: MessageSquareMore,
  "chat-shared": Share2,
  "budget-used-up": Coins,
  "chats-inspected": Eye,
  "inspection-waits": Eye,
  "inspections-on": Eye,
  "inspections-off": Eye,
  "file-stopped": CirclePause,
  "file-quarantined": ShieldAlert,
  "invitation-undelivered": MailX,
};

const leadOf = {
  "file-ready": "ready",
  "file-failed": "failed",
  "file-stopped": "stopped",
  "file-quarantined": "quarantined",
  "chat-shared": "chatShared",
  "question-answered": "answered",
  "question-settled": "settled",
  "budget-used-up": "budget",
  "chats-inspected": "chatsInspected",
  "inspection-waits": "inspectionWaits",
  "inspections-on": "inspectionsOn",
  "inspections-off": "inspectionsOff",
  "invitation-undelivered": "invitationUndelivered",
} as const;

const isInspection = (notice: Notice): notice is Extract<Notice, { kind: InspectionNotice }> =>
  notice.kind.startsWith("inspection") || notice.kind === "chats-inspected";

/** Recent notifications, latest first. */
export function NoticeList({ notices }: { notices: Notice[] }) {
  const { t } = useTranslation(["notifications", "shell"]);
  if (notices.length === 0) return <EmptyState title={t("none")}>{t("noneText")}</EmptyState>;
  return (
    <Root>
      {notices.map(notice => {
        const failed = notice.kind === "file-failed";
        const Icon = iconOf[notice.kind] ?? (failed ? CircleAlert : CircleCheck);
        return (
          <li key={notice.id} data-kind={notice.kind}>
            <Icon size={20} aria-hidden />
            <div>
              <p>
                {notice.isNew ? <b>{t("new")} </b> : null}
                {notice.kind === "feedback" ? null : <>{t(leadOf[notice.kind])} </>}
                <Link to={notice.to}>
                  {notice.kind === "feedback" ? (
                    t("feedback", { count: notice.count })
                  ) : (
                    <bdi>{notice.name ?? t("wholeCompany")}</bdi>
                  )}
                </Link>
              </p>
              <p>
                {notice.kind === "feedback" ||
                notice.kind === "budget-used-up" ||
                notice.kind === "question-settled" ||
                isInspection(notice) ? null : notice.kind === "chat-shared" ? (
                  <>
                    <bdi>{notice.by}</bdi>
                    {t("shell:comma")}
                  </>
                ) : notice.kind === "question-answered" ? (
                  notice.source === "" ? null : (
                    <>
                      <bdi>{notice.source}</bdi>
                      {t("shell:comma")}
                    </>
                  )
                ) : (
                  <>
                    {notice.reason ? `${notice.reason} ` : null}
                    {notice.kind === "invitation-undelivered" ? null : (
                      <>
                        <bdi>{notice.division}</bdi>
                        {t("shell:comma")}
                      </>
                    )}
                  </>
                )}
                <time dateTime={notice.at}>{notice.when}</time>
              </p>
            </div>
          </li>
        );
      })}
    </Root>
  );
}
