import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";
import { unbroken } from "./unbroken";

const Box = styled.div`
  display: flex; gap: var(--s3); padding: var(--s3) var(--s4);
  border: 1px solid var(--info-line); border-radius: var(--r-control); background: var(--info-fill);
  font: 400 var(--t15) var(--font);
  > svg { margin-block-start: 0.125rem; color: var(--info); }
  > div { flex: 1; min-inline-size: 0; }
  b { font-weight: 650; }
  a { color: var(--accent-deep); }
  &[data-tone="ok"] { background: var(--ok-fill); border-color: var(--ok-line); > svg { color: var(--ok); } }
  &[data-tone="warn"] { background: var(--warn-fill); border-color: var(--warn-line); > svg { color: var(--warn); } }
  &[data-tone="err"] { background: var(--err-fill); border-color: var(--err-line); > svg { color: var(--err); } a { color: var(--err); } }
  &[data-tone="calm"] { background: none; border-color: var(--line-2); color: var(--muted); > svg { color: var(--accent); } }
`;

const icons = { info: Info, ok: CircleCheck, warn: TriangleAlert, err: CircleAlert, calm: Info };

/** One sentence about a state. With `live` screen readers announce its appearance. */
export function Alert({
  tone = "info",
  live,
  children,
}: {
  tone?: keyof typeof icons;
  live?: boolean;
  children: ReactNode;
}) {
  const Icon = icons[tone];
  return (
    <Box data-tone={tone} role={live ? (tone === "err" ? "alert" : "status") : undefined}>
      <Icon size={20} aria-hidden />
      <div>{unbroken(children)}</div>
    </Box>
  );
}
