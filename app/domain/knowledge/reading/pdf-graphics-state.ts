import type { getResolvedPDFJS } from "unpdf";
import type { Matrix } from "./pdf-matrix";

export type Operators = Awaited<ReturnType<typeof getResolvedPDFJS>>["OPS"];

/** The part of the graphics state of PDF (ISO 32000, 8.4 and 9.3) that places texts and decides their visibility. */
export type GraphicsState = {
  ctm: Matrix;
  fill: string;
  alpha: number;
  mode: number;
  size: number;
  spacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
  rise: number;
  lineWidth: number;
};

export const initialState: GraphicsState = {
  ctm: [1, 0, 0, 1, 0, 0],
  fill: "#000000",
  alpha: 1,
  mode: 0,
  size: 1,
  spacing: 0,
  wordSpacing: 0,
  scale: 1,
  leading: 0,
  rise: 0,
  lineWidth: 1,
};

type SetParameter = (state: GraphicsState, args: unknown[]) => void;

/** The operators that set one parameter of the state, by their numbers. */
export function parameterOperators(OPS: Operators): Map<number | undefined, SetParameter> {
  const noFill: SetParameter = state => {
    state.fill = "";
  };
  const number =
    (name: Exclude<keyof GraphicsState, "ctm" | "fill">, at = 0): SetParameter =>
    (state, args) => {
      state[name] = Number(args[at]);
    };
  return new Map<number | undefined, SetParameter>([
    [
      OPS.setFillRGBColor,
      (state, args) => {
        state.fill = String(args[0]);
      },
    ],
    [OPS.setFillColorN, noFill],
    [OPS.setFillTransparent, noFill],
    [
      OPS.setGState,
      (state, args) => {
        for (const [name, value] of args[0] as [string, unknown][])
          if (name === "ca") state.alpha = Number(value);
      },
    ],
    [OPS.setLineWidth, number("lineWidth")],
    [OPS.setFont, number("size", 1)],
    [OPS.setTextRenderingMode, number("mode")],
    [OPS.setCharSpacing, number("spacing")],
    [OPS.setWordSpacing, number("wordSpacing")],
    [
      OPS.setHScale,
      (state, args) => {
        state.scale = Number(args[0]) / 100;
      },
    ],
    [OPS.setLeading, number("leading")],
    [OPS.setTextRise, number("rise")],
  ]);
}
