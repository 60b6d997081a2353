import { describe, expect, it } from "vitest";
import { readDay, readTime, writeDay } from "./dates";

describe("a typed day", () => {
  it.each([
    ["20.11.2026", "de"],
    ["2026-11-20", "de"],
    [" 20. 11. 2026 ", "de"],
    ["20.11.26", "de"],
    ["20/11/2026", "en"],
    ["20-11-2026", "fr"],
    ["20 11 2026", "fr"],
    ["٢٠/١١/٢٠٢٦", "ar"],
    ["\u200f20\u200f/11\u200f/2026", "ar"],
  ] as const)("%s is understood (%s)", (typed, language) => {
    expect(readDay(typed, language)).toBe("2026-11-20");
  });

  it.each([
    "",
    "gestern",
    "31.04.2026",
    "29.02.2027",
    "20.13.2026",
    "0.1.2026",
    "1.1.202",
    "20112026",
    "2026-02-30",
  ])("'%s' is no day", typed => {
    expect(readDay(typed, "de")).toBeUndefined();
  });

  it("reads leap years and years in two figures", () => {
    expect(readDay("29.2.2028", "de")).toBe("2028-02-29");
    expect(readDay("1.1.70", "de")).toBe("1970-01-01");
    expect(readDay("1.1.69", "de")).toBe("2069-01-01");
  });

  it("is written as it is read", () => {
    expect(writeDay("2026-11-20", "de")).toBe("20.11.2026");
    expect(writeDay("2026-11-20", "en")).toBe("20/11/2026");
    expect(writeDay("nonsense", "de")).toBe("");
    for (const language of ["de", "en", "fr", "ar"] as const)
      expect(readDay(writeDay("2026-02-09", language), language)).toBe("2026-02-09");
  });
});

describe("a time of day", () => {
  it.each([
    ["9", "09:00"],
    ["9:05", "09:05"],
    ["9.05", "09:05"],
    ["9h05", "09:05"],
    ["14 Uhr", "14:00"],
    ["14:30 Uhr", "14:30"],
    [" ١٤:٣٠ ", "14:30"],
    ["23:59", "23:59"],
  ])("is read as people type it: %s", (typed, time) => {
    expect(readTime(typed)).toBe(time);
  });

  it.each(["", "24:00", "9:60", "9:5", "half past nine", "9:05:00", "-1"])("is not read from %j", typed => {
    expect(readTime(typed)).toBeUndefined();
  });
});
