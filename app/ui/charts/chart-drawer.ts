import { createContext } from "react";
import type { ChartSpec } from "./chart-spec";
import type { Reader } from "./look";

/** Draws a chart as ready SVG. Known only on the server, on pages whose handle says `charts`. */
export type ChartDrawer = (id: string, spec: ChartSpec, reader: Reader) => string;
export const ChartDrawerContext = createContext<ChartDrawer | undefined>(undefined);
