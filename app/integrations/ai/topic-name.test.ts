import { expect, it } from "vitest";
import { topicName } from "./topic-name";

it.each([
  ["Pfand für Mehrwegkisten", "Pfand für Mehrwegkisten"],
  ["  „Urlaubsgeld für Werkstudenten“.\n", "Urlaubsgeld für Werkstudenten"],
  ["**Travel costs**", "Travel costs"],
  ["« Congés payés »", "Congés payés"],
  ["إجازة سنوية", "إجازة سنوية"],
])("%j is the name %j", (said, name) => {
  expect(topicName(said)).toBe(name);
});

it.each([
  [""],
  ["…"],
  ["Two lines\nof words"],
  ["<b>Pfand</b>"],
  ["[Pfand](https://evil.example)"],
  ["Pfand, see www.evil.example"],
  ["Write to a@evil.example"],
  ["Pfand \u202egnirps"],
  ["Pfand\u0000"],
  ["Pfand ".repeat(20)],
])("%j is no name", said => {
  expect(topicName(said)).toBeUndefined();
});
