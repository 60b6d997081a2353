import { describe, expect, test } from "vitest";
import type { Language } from "~/contract/language";
import {
  formatBytes,
  formatDate,
  formatLastDay,
  formatMoney,
  formatNumber,
  formatTaxRate,
  formatTime,
  formatTimeOfDay,
} from "./format";

/** Intl may choose any non-breaking space. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
const inBerlin = (language: Language) => ({ language, timeZone: "Europe/Berlin" });

describe("a file's size", () => {
  test.each<[number, Language, string]>([
    [0, "de", "0 Byte"],
    [999, "de", "999 Byte"],
    [1, "en", "1 byte"],
    [601, "en", "601 bytes"],
    [1000, "de", "1 kB"],
    [512_499, "de", "512 kB"],
    [1_000_000, "de", "1 MB"],
    [8_400_000, "de", "8,4 MB"],
    [8_440_000, "en", "8.4 MB"],
    [8_400_000, "fr", "8,4 Mo"],
    [2_345_600_000, "de", "2,3 GB"],
  ])("of %d bytes reads well in %s", (bytes, language, text) => {
    expect(plain(formatBytes(bytes, language))).toBe(text);
  });

  test("has the same digits in Arabic as in a file or on a bill", () => {
    expect(formatBytes(8_400_000, "ar")).toMatch(/^8\.4\s/);
  });
});

describe("a tax rate", () => {
  test.each<[number, Language, string]>([
    [19, "de", "19 %"],
    [8.25, "fr", "8,25 %"],
    [5.5, "en", "5.5%"],
  ])("of %d reads well in %s, and is not rounded", (rate, language, text) => {
    expect(plain(formatTaxRate(rate, language))).toBe(text);
  });
});

describe("the last day of what ends", () => {
  test("is the day before, where it ends at midnight", () => {
    expect(formatLastDay("2026-12-31T23:00:00Z", inBerlin("de"))).toBe("31. Dezember 2026");
  });

  test("is the day of the end, where that is later", () => {
    expect(formatLastDay("2027-01-01T09:19:00Z", inBerlin("de"))).toBe("1. Januar 2027");
  });
});

describe("an amount that is paid back", () => {
  test.each<[Language, string]>([
    ["de", "−19,90 €"],
    ["en", "−€19.90"],
    ["fr", "−19,90 €"],
  ])("has a minus sign instead of a hyphen in %s", (language, text) => {
    expect(plain(formatMoney(-1990, language))).toBe(text);
  });
});

describe("a time", () => {
  const morning = "2026-11-20T08:14:00Z";

  test.each<[Language, string]>([
    ["de", "20. November 2026 um 09:14"],
    ["en", "20 November 2026 at 09:14"],
    ["fr", "20 novembre 2026 à 09:14"],
  ])("is said in %s, by the clock in Berlin", (language, text) => {
    expect(plain(formatTime(morning, inBerlin(language)))).toBe(text);
  });

  test("says in French the first of a month as premier, and no other day", () => {
    const firstOf = (day: string) => formatDate(`${day}T12:00:00Z`, inBerlin("fr"));
    expect(firstOf("2026-07-01")).toBe("1er juillet 2026");
    expect(firstOf("2026-07-11")).toBe("11 juillet 2026");
    expect(plain(formatTime("2026-12-01T08:14:00Z", inBerlin("fr")))).toBe("1er décembre 2026 à 09:14");
  });

  test("is said in Arabic with the digits of the other languages", () => {
    expect(formatTime(morning, inBerlin("ar"))).toMatch(/20 نوفمبر 2026 .*9:14/);
  });

  test("no line of an Arabic page begins with the half of the day that ends a time", () => {
    expect(formatTime(morning, inBerlin("ar"))).toMatch(/9:14\u00a0ص$/);
    expect(formatTimeOfDay(new Date(morning), inBerlin("ar"))).toMatch(/9:14\u00a0ص$/);
  });

  test("follows summer time", () => {
    expect(formatTime(new Date("2026-07-01T08:14:00Z"), inBerlin("de"))).toBe("1. Juli 2026 um 10:14");
  });

  test("belongs to the reader's day, not to that of the server", () => {
    const lateInLondon = "2026-12-31T23:30:00Z";
    expect(formatDate(lateInLondon, inBerlin("de"))).toBe("1. Januar 2027");
    expect(formatDate(lateInLondon, { language: "de", timeZone: "America/New_York" })).toBe(
      "31. Dezember 2026",
    );
  });
});

describe("a number", () => {
  test.each<[Language, string]>([
    ["de", "1.234.567,9"],
    ["en", "1,234,567.9"],
    ["fr", "1 234 567,9"],
    ["ar", "1,234,567.9"],
  ])("has the separators of %s", (language, text) => {
    expect(plain(formatNumber(1_234_567.89, language))).toBe(text);
  });
});
