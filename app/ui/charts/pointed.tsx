import styled from "styled-components";
import type { Language } from "~/contract/language";
import type { ChartSpec } from "./chart-spec";
import { heightOf, type Reader, width } from "./chart-theme";
import { isPointed, type Pointed as PointedSpec } from "./plot-area";
import { Tip } from "./tip";
import type { PointedAt } from "./use-pointer";
import { valueText } from "./value-text";

const Root = styled.div`
  position: absolute; inset: 0; pointer-events: none;
  > i { position: absolute; border-inline-start: 1px dashed var(--axis); background: color-mix(in srgb, var(--said) 8%, transparent); }
  > i[data-strip] { border: 0; }
  > div { position: absolute; z-index: 1; }
`;

/** The category or part under the pointer: highlights its strip, and shows its values beside the pointer. */
export function Pointed({
  spec,
  at: { at, strip, across, down },
  reader: { language, rtl },
}: {
  spec: ChartSpec;
  at: PointedAt;
  reader: Pick<Reader, "language" | "rtl">;
}) {
  if (!isPointed(spec)) return null;
  const percent = (share: number) => `${share * 100}%`;
  const height = heightOf(spec);
  // Near an edge the hint extends away from it.
  const aside = across < 0.25 ? "0" : across > 0.75 ? "-100%" : "-50%";
  return (
    <Root aria-hidden="true">
      {strip ? (
        <i
          data-strip={strip.width > 0 || undefined}
          style={{
            left: percent(strip.x / width),
            top: percent(strip.y / height),
            width: percent(strip.width / width),
            height: percent(strip.height / height),
          }}
        />
      ) : null}
      <div
        dir={rtl ? "rtl" : "ltr"}
        style={{
          left: percent(across),
          top: percent(down),
          transform: `translate(${aside}, calc(-100% - 0.75rem))`,
        }}
      >
        <Tip {...hintOf(spec, at, language)} />
      </div>
    </Root>
  );
}

/** The name and values of a category or part. */
export function hintOf(
  spec: PointedSpec,
  at: number,
  language: Language,
): { title: string; rows: [label: string, value: string][] } {
  if (spec.kind === "pie") {
    const part = spec.parts[at];
    return {
      title: part?.label ?? "",
      rows: [[spec.value, valueText(part?.value ?? 0, language, spec.format)]],
    };
  }
  return {
    title: spec.categories[at] ?? "",
    rows: spec.series.map(({ label, values }) => [label, valueText(values[at] ?? 0, language, spec.format)]),
  };
}
