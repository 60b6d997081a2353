import { BadgeCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { ShownSource } from "./shown";

const Root = styled.span`
  grid-column: 2 / -1; justify-self: start; font: 400 var(--t15) var(--font); color: var(--ink);
  svg { display: inline-block; margin-inline-end: 0.25rem; vertical-align: -0.1875rem; color: var(--accent-deep); }
  strong { font-weight: 600; }
  .past { display: block; color: var(--muted); }
`;

/** The mark above an approved answer. */
export function ApprovedBadge() {
  const { t } = useTranslation("chats");
  return (
    <p>
      <Root>
        <BadgeCheck size={16} aria-hidden />
        <strong>{t("approved.mark")}</strong>
      </Root>
    </p>
  );
}

/** Marks a source as an approved answer: by whom, until when, and whether its wording is current. */
export function ApprovedMark({ approved }: { approved: NonNullable<ShownSource["approved"]> }) {
  const { t } = useTranslation("chats");
  const { by, until, state } = approved;
  return (
    <Root>
      <BadgeCheck size={16} aria-hidden />
      <strong>{t("approved.mark")}</strong>{" "}
      {by === null ? t("approved.until", { day: until }) : t("approved.by", { name: by, day: until })}
      {state === "valid" ? null : <span className="past">{t(`approved.${state}`)}</span>}
    </Root>
  );
}
