import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Language } from "~/contract/language";
import { directionOf } from "~/i18n/languages";
import { ChartNumbers } from "./chart-numbers";
import { type ChartView, isEmpty } from "./chart-spec";
import { Legend } from "./legend";
import { Picture } from "./picture";

// --c1 to --c6 are the series, --h0 to --h4 the steps of a heat map, --cut the patterns' background, --track the rest
// of a whole, --said and --quiet text, --rule lines. Drawings use only these: nivo's animations would resolve the
// root's own properties to fixed colours, which then survive a change of theme.
const Root = styled.figure`
  --c1: var(--chart-1); --c2: var(--chart-3); --c3: var(--info-line); --c4: var(--ok-line); --c5: var(--err-line); --c6: var(--control); --cut: var(--surface); --track: var(--sunken); --said: var(--ink); --quiet: var(--muted); --rule: var(--line); --axis: var(--control);
  --h0: var(--sunken); --h1: color-mix(in srgb, var(--c1) 22%, var(--surface)); --h2: color-mix(in srgb, var(--c1) 45%, var(--surface)); --h3: var(--c1); --h4: color-mix(in srgb, var(--c1) 70%, var(--ink)); --on-heat: var(--on-accent);
  container-type: inline-size; break-inside: avoid; print-color-adjust: exact; min-inline-size: 0;
  figcaption h2 { font: 650 var(--t20) var(--font); letter-spacing: -0.01em; text-wrap: balance; }
  figcaption p { color: var(--muted); font: 400 var(--t15) var(--font); margin-block: var(--s1) var(--s3); }
  .legend { display: flex; flex-wrap: wrap; gap: var(--s1) var(--s4); margin-block-end: var(--s3); font: 400 var(--t13) var(--font); }
  .legend a { display: inline-flex; align-items: center; min-block-size: 1.5rem; }
  .legend li { display: flex; align-items: center; gap: var(--s2); min-inline-size: 0; overflow-wrap: anywhere; }
  .picture { position: relative; max-inline-size: 40rem; margin-inline: auto; direction: ltr; }
  .picture[data-chooses] { cursor: pointer; }
  .picture svg { inline-size: 100%; block-size: auto; overflow: visible; }
  .picture text { unicode-bidi: plaintext; font-variant-numeric: tabular-nums; }
  .none { padding: var(--s8) var(--s5); border: 1px dashed var(--line-2); border-radius: var(--r-control); color: var(--muted); text-align: center; text-wrap: balance; }
  details { margin-block-start: var(--s3); font: 400 var(--t15) var(--font); }
  summary { inline-size: fit-content; min-block-size: 1.5rem; color: var(--accent); cursor: pointer; text-decoration: underline 1px; text-underline-offset: 0.18em; }
  details section { max-block-size: 20rem; overflow: auto; margin-block-start: var(--s2); border: 1px solid var(--line); border-radius: var(--r-control); }
  table { inline-size: 100%; border-collapse: collapse; font: 400 var(--t13) var(--font); font-variant-numeric: tabular-nums lining-nums; }
  th, td { padding: var(--s1) var(--s3); border-block-end: 1px solid var(--line); text-align: end; vertical-align: baseline; white-space: nowrap; }
  th:first-child { text-align: start; white-space: normal; overflow-wrap: anywhere; min-inline-size: 6rem; }
  thead th { position: sticky; inset-block-start: 0; background: var(--surface); color: var(--muted); font-weight: 600; }
  tbody th { font-weight: 500; }
  tbody th > a { display: inline-flex; align-items: center; min-block-size: 1.5rem; }
  tbody tr:last-child > * { border-block-end: 0; }
  /* The drawing shrinks with its container; its text does not. */
  @container (max-width: 27rem) { .picture text { font-size: 16px !important; } }
  @container (max-width: 27rem) { .picture[data-crowded] g:nth-of-type(even) > text[text-anchor="middle"] { display: none; } }
  @container (max-width: 20rem) { .picture text { font-size: 18px !important; } }
  @media (forced-colors: active) {
    --c1: CanvasText; --c2: CanvasText; --c3: CanvasText; --c4: CanvasText; --c5: CanvasText; --c6: CanvasText; --cut: Canvas; --track: GrayText; --said: CanvasText; --quiet: CanvasText; --rule: GrayText; --axis: CanvasText;
    --h0: Canvas; --h1: Canvas; --h2: Canvas; --h3: CanvasText; --h4: CanvasText; --on-heat: Canvas;
    .picture, .legend svg { forced-color-adjust: none; }
  }
  @media print {
    details::details-content { content-visibility: visible; block-size: auto; }
    details section { max-block-size: none; overflow: visible; }
  }
`;

/**
 * A chart: title, description and legend as text, the drawing, and its numbers as a table. Complete without
 * scripts, which add the hints.
 */
export function Chart({ chart, language }: { chart: ChartView; language: Language }) {
  const { t } = useTranslation("charts");
  const { id, title, description, spec, empty, links } = chart;
  const nothing = isEmpty(spec);
  return (
    <Root aria-labelledby={`${id}-title`}>
      <figcaption>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{description}</p>
      </figcaption>
      {nothing ? (
        <div className="none">
          <p>{empty || t("empty")}</p>
        </div>
      ) : (
        <>
          <Legend id={id} spec={spec} language={language} links={links} />
          <Picture
            id={id}
            spec={spec}
            reader={{ language, rtl: directionOf(language) === "rtl" }}
            links={links?.categories}
          />
          <ChartNumbers chart={chart} language={language} />
        </>
      )}
    </Root>
  );
}
