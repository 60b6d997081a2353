import {
  CircleHelp,
  FileWarning,
  ListChecks,
  Mail,
  Smile,
  ThumbsDown,
  TriangleAlert,
  Users,
} from "lucide-react";
import styled from "styled-components";
import { ButtonLink } from "~/ui/primitives/button";
import { Sheet } from "~/ui/primitives/sheet";
import type { ShownDashboard, ShownTask } from "./shown-dashboard";

const icons = {
  file: FileWarning,
  question: CircleHelp,
  plan: TriangleAlert,
  mail: Mail,
  job: ListChecks,
  import: Users,
  dislike: ThumbsDown,
  feedback: Smile,
} satisfies Record<ShownTask["icon"], unknown>;

const Root = styled(Sheet)`
  padding: var(--s5);
  > p { color: var(--muted); }
  > ul { margin-block-start: var(--s3); }
  > ul > li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: var(--s1) var(--s3); align-items: center; padding-block: var(--s3); border-block-start: 1px solid var(--line); }
  li > .i { align-self: start; margin-block-start: 0.125rem; }
  li[data-tone="err"] > .i { color: var(--err); }
  li[data-tone="warn"] > .i { color: var(--warn); }
  li[data-tone="info"] > .i { color: var(--info); }
  li b { display: block; }
  li p { color: var(--muted); font: 400 var(--t15) var(--font); }
  @media (max-width: 639px) { padding: var(--s4); > ul > li { grid-template-columns: auto minmax(0, 1fr); } li > a { grid-column: 2; justify-self: start; } }
  @media print {
    padding: var(--s3);
    > ul { columns: 2; column-gap: var(--s5); margin-block-start: var(--s1); }
    > ul > li { padding-block: var(--s1); break-inside: avoid; }
    > p, li p { font-size: 0.75rem; line-height: 1.3; }
    h2 { font-size: 1rem; line-height: 1.4; }
    li > a { display: none; }
  }
`;

/** The open tasks, the most urgent first, each with a link to complete it. */
export function TaskCard({ title, note, tasks }: NonNullable<ShownDashboard["tasks"]>) {
  return (
    <Root aria-labelledby="tasks-title">
      <h2 id="tasks-title">{title}</h2>
      <p>{note}</p>
      {tasks.length > 0 ? (
        <ul>
          {tasks.map(({ icon, tone, title, text, to, action }) => {
            const Icon = icons[icon];
            return (
              <li key={title} data-tone={tone}>
                <Icon size={20} aria-hidden />
                <div>
                  <b>{title}</b>
                  <p>{text}</p>
                </div>
                {to && action ? <ButtonLink to={to}>{action}</ButtonLink> : null}
              </li>
            );
          })}
        </ul>
      ) : null}
    </Root>
  );
}
