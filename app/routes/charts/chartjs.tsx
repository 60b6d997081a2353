import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requireSignedIn } from "~/session/require-access";
import { ChartsPage } from "./charts-page";
import { loadCharts } from "./load-charts";

export const handle = { namespaces: ["charts"], charts: true };

export async function loader({ context }: LoaderFunctionArgs) {
  requireSignedIn(context);
  return loadCharts(context, "chartjs");
}

export default function ChartjsCharts() {
  return <ChartsPage data={useLoaderData<typeof loader>()} flow="columns" />;
}
