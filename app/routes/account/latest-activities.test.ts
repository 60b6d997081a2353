import { expect, test } from "vitest";
import { latestActivities } from "./latest-activities";

const entry = (action: string, number: number, code = 200) => ({
  id: `${number}`,
  userId: null,
  userName: null,
  action,
  endpoint: "PUT /x",
  code,
  at: new Date(Date.UTC(2026, 0, 1, 12, number)),
});
const shown = (rows: ReturnType<typeof entry>[]) =>
  latestActivities(rows, { language: "de", timeZone: "Europe/Berlin" }).map(
    ({ index, name, times, id }) => `${index} ${name} ${times} (${id})`,
  );

test("a rating that was changed several times is one line of one's activity, with the latest time", () => {
  expect(
    shown([
      entry("feedback.like", 5),
      entry("feedback.like", 4),
      entry("feedback.like", 3),
      entry("answers.ask", 2),
      entry("feedback.like", 1),
    ]),
  ).toEqual(["1 Antwort bewertet 3 (5)", "2 Frage gestellt 1 (2)", "3 Antwort bewertet 1 (1)"]);
});

test("one that was taken back, or refused, is a line of its own", () => {
  expect(
    shown([entry("feedback.unlike", 3), entry("feedback.like", 2), entry("feedback.like", 1, 409)]),
  ).toEqual(["1 Bewertung zurückgenommen 1 (3)", "2 Antwort bewertet 1 (2)", "3 Antwort bewertet 1 (1)"]);
});

test("ten lines are shown, the last one with all its entries", () => {
  const rows = Array.from({ length: 30 }, (_, number) =>
    entry(number % 3 ? "feedback.like" : "answers.ask", 30 - number),
  );
  expect(shown(rows)).toHaveLength(10);
  expect(shown(rows).at(-1)).toBe("10 Antwort bewertet 2 (17)");
});
