/**
 * Six marks that differ without colour too: patterns on areas, dashes on lines, shapes of points. The colours are
 * custom properties of the chart's root, so that light, dark, print and forced colours share one drawing. A
 * seventh series repeats the first mark: pages group everything after the fifth.
 */
const marks = 6;
export const colourOf = (at: number): string => `var(--c${(at % marks) + 1})`;
export const dashOf = (at: number): string | undefined =>
  [undefined, "7 4", "2 3", "10 3 2 3", "5 2", "1 4"][at % marks];
const patternId = (chart: string, at: number) => `${chart}-mark-${at % marks}`;

/** The fill of a series: plain for the first, patterns for the others. */
export const fillOf = (chart: string, at: number): string =>
  at % marks === 0 ? colourOf(0) : `url(#${patternId(chart, at)})`;

/** The pattern definitions for `count` series, and the mapping of series to patterns. */
export function patternsFor(chart: string, ids: string[], match: (id: string) => Record<string, unknown>) {
  const used = ids.map((_, at) => at % marks).filter(at => at > 0);
  return {
    defs: [...new Set(used)].map(at => patternOf(patternId(chart, at), at)),
    fill: ids.flatMap((id, at) => (at % marks === 0 ? [] : [{ match: match(id), id: patternId(chart, at) }])),
  };
}

function patternOf(id: string, at: number) {
  const look = { id, background: colourOf(at), color: "var(--cut)" };
  switch (at) {
    case 1:
      return { ...look, type: "patternLines", rotation: -45, lineWidth: 2, spacing: 8 };
    case 2:
      return { ...look, type: "patternDots", size: 3, padding: 3, stagger: true };
    case 3:
      return { ...look, type: "patternLines", rotation: 0, lineWidth: 2, spacing: 7 };
    case 4:
      return { ...look, type: "patternLines", rotation: 45, lineWidth: 2, spacing: 8 };
    default:
      return { ...look, type: "patternSquares", size: 4, padding: 3, stagger: false };
  }
}

/** The outline of a series' point around 0, 0: circle, square, triangle, diamond, cross, inverted triangle. */
export function shapeOf(at: number, radius: number): string {
  const r = radius;
  const square = r * 0.88;
  switch (at % marks) {
    case 1:
      return `M${-square},${-square}h${2 * square}v${2 * square}h${-2 * square}z`;
    case 2:
      return `M0,${-r * 1.2}L${r * 1.1},${r * 0.8}L${-r * 1.1},${r * 0.8}z`;
    case 3:
      return `M0,${-r * 1.25}L${r * 1.25},0L0,${r * 1.25}L${-r * 1.25},0z`;
    case 4:
      return `M${-r},${-r / 3}h${(r * 2) / 3}v${(-r * 2) / 3}h${(r * 2) / 3}v${(r * 2) / 3}h${(r * 2) / 3}v${(r * 2) / 3}h${(-r * 2) / 3}v${(r * 2) / 3}h${(-r * 2) / 3}v${(-r * 2) / 3}h${(-r * 2) / 3}z`;
    case 5:
      return `M0,${r * 1.2}L${r * 1.1},${-r * 0.8}L${-r * 1.1},${-r * 0.8}z`;
    default:
      return `M${-r},0a${r},${r} 0 1,0 ${2 * r},0a${r},${r} 0 1,0 ${-2 * r},0z`;
  }
}
