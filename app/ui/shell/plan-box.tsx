import { Link } from "@remix-run/react";
import styled from "styled-components";
import { paths } from "~/paths";
import type { WorkplaceData } from "./frame-data";

const Root = styled.p`
  margin-block-start: var(--s4); padding: var(--s3); border-block-start: 1px solid var(--line);
  a, span { display: block; }
  a { font: 600 var(--t15) var(--font); color: var(--ink); text-decoration: none; }
  a:hover { text-decoration: underline; }
  span { font: 400 var(--t13) var(--font); color: var(--muted); }
  &[data-lapsed] span { color: var(--warn); }
`;

/** The plan of the user's company at the end of the navigation. */
export function PlanBox({ plan }: { plan: NonNullable<WorkplaceData["plan"]> }) {
  return (
    <Root data-lapsed={plan.lapsed || undefined}>
      <Link to={paths.settings.billing()}>{plan.name}</Link>
      <span>{plan.note}</span>
    </Root>
  );
}
