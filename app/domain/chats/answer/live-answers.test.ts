import { expect, it } from "vitest";
import { newId } from "~/db/id";
import { liveAnswer, openLiveAnswer } from "./live-answers";

it("a character that comes in two halves is said as one", () => {
  const live = openLiveAnswer(newId(), 1);
  const heard: string[] = [];
  live.subscribe(() => heard.push(live.text));
  for (const half of ["Ja \ud83d", "\ude00", "!"]) live.append(half);
  expect(heard).toEqual(["Ja ", "Ja 😀", "Ja 😀!"]);
  live.close();
});

it("an answer that was ended sends nothing more, and a closed one is gone", () => {
  const live = openLiveAnswer(newId(), 1);
  live.append("Ja");
  live.end("stopped");
  live.append(" und nein");
  expect(live.text).toBe("Ja");
  expect(liveAnswer(live.messageId)).toBe(live);
  live.close();
  expect(liveAnswer(live.messageId)).toBeUndefined();
});
