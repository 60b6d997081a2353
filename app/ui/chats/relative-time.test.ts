import { describe, expect, it } from "vitest";
import { ageOf, relativeTime } from "./relative-time";

const now = new Date("2026-11-20T23:30:00Z");
const reader = { language: "de", timeZone: "Europe/Berlin" } as const;
const today = (time: string) => `heute um ${time}`;

describe("when something was asked", () => {
  it("is today by the reader's own calendar", () => {
    // In Berlin it is already the 21st.
    expect(relativeTime(new Date("2026-11-20T23:05:00Z"), now, reader, today)).toBe("heute um 00:05");
    expect(relativeTime(new Date("2026-11-20T22:55:00Z"), now, reader, today)).toBe(
      "20. November 2026 um 23:55",
    );
    const london = { language: "en", timeZone: "Europe/London" } as const;
    expect(relativeTime(new Date("2026-11-20T22:55:00Z"), now, london, time => `today at ${time}`)).toBe(
      "today at 22:55",
    );
  });

  it("is this week for less than seven days", () => {
    const age = (at: string) => ageOf(new Date(at), now, reader.timeZone);
    expect(age("2026-11-20T23:05:00Z")).toBe("today");
    expect(age("2026-11-20T22:55:00Z")).toBe("week");
    expect(age("2026-11-13T23:31:00Z")).toBe("week");
    expect(age("2026-11-13T23:29:00Z")).toBe("older");
  });
});
