import { RadialBar } from "@nivo/radial-bar";
import { type Drawing, heightOf, staticChartProps } from "~/ui/charts/chart-theme";
import { colourOf, patternsFor } from "~/ui/charts/palette";
import { Tip } from "~/ui/charts/tip";
import { valueText } from "~/ui/charts/value-text";

/** Percentages, each on its own track; the first is the outermost. */
const RadialDrawing: Drawing<"radial"> = ({ id, spec, reader }) => {
  const ids = spec.parts.map((_, at) => String(at));
  const { defs, fill } = patternsFor(id, ids, part => ({ at: part }));
  return (
    <RadialBar
      {...staticChartProps(reader)}
      height={heightOf(spec)}
      margin={{ top: 10, right: 10, bottom: 10, left: 10 }}
      data={spec.parts
        .map((part, at) => ({ id: String(at), data: [{ x: part.label, y: part.value, at: String(at) }] }))
        .reverse()}
      maxValue={100}
      startAngle={0}
      endAngle={270}
      innerRadius={0.25}
      padding={0.35}
      cornerRadius={2}
      colors={bar => colourOf(Number(bar.groupId))}
      defs={defs}
      fill={fill}
      tracksColor="var(--track)"
      enableRadialGrid={false}
      enableCircularGrid={false}
      radialAxisStart={null}
      circularAxisOuter={null}
      tooltip={({ bar }) => (
        <Tip
          title={String(bar.category)}
          rows={[[spec.value, valueText(bar.value, reader.language, "percent")]]}
        />
      )}
    />
  );
};
export default RadialDrawing;
