import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { enterSignedIn } from "~/session/enter";
import { ChartsPage } from "./charts-page";
import { loadCharts } from "./load-charts";

export const handle = { namespaces: ["charts"], charts: true };

export async function loader({ context }: LoaderFunctionArgs) {
  enterSignedIn(context);
  return loadCharts(context, "chartjs");
}

export default function ChartjsCharts() {
  return <ChartsPage data={useLoaderData<typeof loader>()} flow="columns" />;
}
