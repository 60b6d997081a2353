import { createContext } from "react";
import type { ChartSpec } from "./chart-spec";
import type { Reader } from "./chart-theme";

/** Renders a chart as SVG. Server only, on pages whose handle contains `charts`. */
export type ChartDrawer = (id: string, spec: ChartSpec, reader: Reader) => string;
export const ChartDrawerContext = createContext<ChartDrawer | undefined>(undefined);
