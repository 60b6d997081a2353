import { describe, expect, test } from "vitest";
import { exportDates } from "./export-dates";

const late = new Date("2026-11-19T23:30:05Z");

describe("an export", () => {
  test("has the day that its reader's page shows, also around midnight", () => {
    expect(exportDates({ language: "de", timeZone: "Europe/Berlin" }).text(late)).toBe("20.11.2026");
    expect(exportDates({ language: "de", timeZone: "America/New_York" }).text(late)).toBe("19.11.2026");
    expect(exportDates({ language: "de", timeZone: "Pacific/Auckland" }).text({ day: "2026-11-20" })).toBe(
      "20.11.2026",
    );
  });

  test("writes days and times as spreadsheets of its language read them", () => {
    const written = (["de", "fr", "en", "ar"] as const).map(language =>
      exportDates({ language, timeZone: "Europe/Berlin" }).text({ time: late }),
    );
    expect(written).toEqual([
      "20.11.2026 00:30:05",
      "20/11/2026 00:30:05",
      "2026-11-20 00:30:05",
      "2026-11-20 00:30:05",
    ]);
  });
});
