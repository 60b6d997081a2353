import type { Language } from "~/contract/language";
import type { ChartSpec, ChartView } from "./chart-spec";
import { LinkIf } from "./link-if";
import { colourOf, dashOf, fillOf, shapeOf } from "./palette";
import { valueText } from "./value-text";

/** The legend as text: names, and for parts of a total their values. */
export function Legend({
  id,
  spec,
  language,
  links,
}: {
  id: string;
  spec: ChartSpec;
  language: Language;
  links: ChartView["links"];
}) {
  const targets = "parts" in spec ? links?.categories : links?.series;
  const entries =
    "parts" in spec
      ? spec.parts.map(part => ({ label: part.label, value: valueText(part.value, language, spec.format) }))
      : spec.kind === "heat" || spec.series.length < 2
        ? []
        : spec.series.map(series => ({ label: series.label, value: "" }));
  if (entries.length === 0) return null;
  return (
    <ul className="legend">
      {entries.map((entry, at) => (
        // Two parts may have the same name; their order is all that tells them apart.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is the identity
        <li key={at}>
          <Swatch id={id} kind={spec.kind} at={at} />
          <LinkIf to={targets?.[at]}>
            <bdi>{entry.label}</bdi>
          </LinkIf>
          {entry.value ? <b className="num">{entry.value}</b> : null}
        </li>
      ))}
    </ul>
  );
}

function Swatch({ id, kind, at }: { id: string; kind: ChartSpec["kind"]; at: number }) {
  return (
    <svg width={20} height={14} viewBox="0 0 20 14" aria-hidden="true">
      {kind === "line" ? (
        <path d="M0 7H20" stroke={colourOf(at)} strokeWidth={2.5} strokeDasharray={dashOf(at)} />
      ) : kind === "scatter" || kind === "bubble" ? (
        <path d={shapeOf(at, 5)} transform="translate(10 7)" fill={colourOf(at)} />
      ) : (
        <rect width={20} height={14} rx={2} fill={fillOf(id, at)} />
      )}
    </svg>
  );
}
