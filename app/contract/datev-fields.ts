import { z } from "zod";
import { datevCharts } from "./datev-charts";

const number = (min: number, max: number) =>
  z
    .string("field.required")
    .trim()
    .regex(/^\d{1,7}$/, "datev.number")
    .transform(Number)
    .refine(value => value >= min && value <= max, "datev.number");

/** What a DATEV booking batch is made of: days within one year, and the numbers that the tax adviser gives. */
export const DatevFields = z
  .object({
    from: z.iso.date("invoice.date"),
    to: z.iso.date("invoice.date"),
    adviser: number(1001, 9_999_999),
    client: number(1, 99_999),
    chart: z.enum(datevCharts, "field.required"),
  })
  .refine(({ from, to }) => from <= to, { path: ["to"], message: "datev.order" })
  .refine(({ from, to }) => from.slice(0, 4) === to.slice(0, 4), { path: ["to"], message: "datev.year" });
export type DatevFields = z.output<typeof DatevFields>;
