import { describe, expect, it } from "vitest";
import { firstDayOf, regionOf } from "./first-day";

const [sunday, monday, friday, saturday] = [0, 1, 5, 6];

describe("the first day of the week", () => {
  it.each([
    ["Germany", "DE", monday],
    ["Austria", "AT", monday],
    ["France", "FR", monday],
    ["the United Kingdom", "GB", monday],
    ["the United States", "US", sunday],
    ["Canada", "CA", sunday],
    ["Japan", "JP", sunday],
    ["India", "IN", sunday],
    ["Saudi Arabia", "SA", sunday],
    ["Egypt", "EG", saturday],
    ["Iraq", "IQ", saturday],
    ["Algeria", "DZ", saturday],
    ["the Maldives", "MV", friday],
    ["a region that nothing is known of", "QQ", sunday],
  ])("in %s", (_name, code, day) => {
    expect(firstDayOf(code)).toBe(day);
  });

  it("is Sunday for a reader whose region is unknown, and takes small letters", () => {
    expect(firstDayOf(undefined)).toBe(sunday);
    expect(firstDayOf("de")).toBe(monday);
  });

  it("is a Friday or Saturday wherever the runtime's own CLDR says so", () => {
    type Weeks = Intl.Locale & { getWeekInfo?(): { firstDay: number }; weekInfo?: { firstDay: number } };
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    const rare = letters
      .flatMap(one => letters.map(other => one + other))
      .map(code => {
        const locale = new Intl.Locale(`und-${code}`) as Weeks;
        return [code, (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay] as const;
      })
      .filter(([, day]) => day === friday || day === saturday);
    expect(rare.filter(([code, day]) => firstDayOf(code) !== day)).toEqual([]);
  });
});

describe("a reader's region", () => {
  it("is the one of their setting, then the one of their browser, then the likeliest of their language", () => {
    expect(regionOf("MV", "de-AT", "de")).toBe("MV");
    expect(regionOf(undefined, "de-AT", "de")).toBe("AT");
    expect(regionOf(undefined, "de", "en-CA")).toBe("CA");
    expect(regionOf(undefined, "ar", "ar")).toBe("EG");
    expect(regionOf("", "fr")).toBe("FR");
  });
});
