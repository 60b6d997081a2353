import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Badge } from "~/ui/primitives/badge";
import { EmptyState } from "~/ui/primitives/empty-state";
import type { ShownInspection } from "./shown";

const Root = styled.ul`
  li { padding: var(--s3) var(--s4); overflow-wrap: anywhere; }
  li + li { border-block-start: 1px solid var(--line); }
  .line { display: flex; flex-wrap: wrap; align-items: baseline; gap: var(--s1) var(--s3); }
  p + p { color: var(--muted); font: 400 var(--t15) var(--font); }
`;

const tones = { waiting: "warn", approved: "ok", refused: undefined, ended: undefined } as const;

/** The state of an inspection. */
export function InspectionState({ state }: Pick<ShownInspection, "state">) {
  const { t } = useTranslation("inspections");
  return <Badge {...(tones[state] && { tone: tones[state] })}>{t(`state.${state}`)}</Badge>;
}

/** Inspections, latest first. */
export function InspectionList({ inspections, empty }: { inspections: ShownInspection[]; empty: string }) {
  const { t } = useTranslation("inspections");
  if (inspections.length === 0) return <EmptyState title={empty} />;
  return (
    <Root>
      {inspections.map(one => (
        <li key={one.id}>
          <p className="line">
            <Link to={one.to}>
              {one.role === "owner"
                ? t("by", { name: one.requestedBy ?? t("deleted") })
                : t("of", { name: one.owner })}
            </Link>
            <InspectionState state={one.state} />
          </p>
          <p>
            {t("span", { from: one.from, until: one.until })} {t("openings", { count: one.openings.length })}
          </p>
        </li>
      ))}
    </Root>
  );
}
