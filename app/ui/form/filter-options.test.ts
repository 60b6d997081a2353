import { describe, expect, it } from "vitest";
import { filterOptions } from "./filter-options";

const options = ["Österreich", "Côte d’Ivoire", "Costa Rica", "Schweiz", "Niederlande", "Neukaledonien"].map(
  label => ({ value: label, label }),
);
const found = (typed: string, from = options) => filterOptions(from, typed).map(({ label }) => label);

describe("the options for typed text", () => {
  it("are all of them at first", () => {
    expect(found("")).toHaveLength(options.length);
    expect(found("  ")).toHaveLength(options.length);
  });

  it("need neither marks nor capitals", () => {
    expect(found("osterr")).toEqual(["Österreich"]);
    expect(found("COTE")).toEqual(["Côte d’Ivoire"]);
    expect(found("strasse", [{ value: "1", label: "Große Straße" }])).toEqual(["Große Straße"]);
    expect(found("المانيا", [{ value: "DE", label: "ألمانيا" }])).toEqual(["ألمانيا"]);
  });

  it("begin with those that begin with it", () => {
    expect(found("ne")).toEqual(["Neukaledonien"]);
    expect(found("ni")).toEqual(["Niederlande", "Neukaledonien"]);
    expect(found("ri")).toEqual(["Costa Rica"]);
  });

  it("hold every word, and the parts of a time zone", () => {
    expect(found("rica costa")).toEqual(["Costa Rica"]);
    expect(found("new york", [{ value: "z", label: "America/New_York" }])).toEqual(["America/New_York"]);
    expect(found("nirgends")).toEqual([]);
  });
});
