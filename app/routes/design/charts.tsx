import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { RootData } from "~/root";
import { Chart } from "~/ui/charts/chart";
import type { ChartSpec } from "~/ui/charts/chart-spec";
import { chartSamples } from "./chart-samples";

const Root = styled.div`
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); gap: var(--s8) var(--s6);
`;

/** Each kind of chart: full, with one value, empty, with long names, negative, and right-to-left. */
export function Charts() {
  const { t } = useTranslation("design");
  const root = useRouteLoaderData("root") as RootData;
  const show = (name: string, spec: ChartSpec, language = root.language) => (
    <Chart
      key={name}
      language={language}
      chart={{ id: `sample-${name}`, title: name, description: spec.kind, spec, empty: t("charts.none") }}
    />
  );
  const { kinds, ...states } = chartSamples({ long: t("charts.long"), part: t("charts.part") });
  return (
    <Root>
      {kinds.map(spec => show(spec.kind, spec))}
      {Object.entries(states).map(([name, spec]) => show(name, spec))}
      <div dir="rtl">{show("right-to-left", states.below, "ar")}</div>
    </Root>
  );
}
