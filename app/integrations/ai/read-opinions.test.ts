import { expect, test } from "vitest";
import { readOpinions } from "./read-opinions";

test("each line gives the opinion of the sentence with its number, in any order and however it is written", () => {
  expect(readOpinions("1: yes\n2: no\n3: yes", 3)).toEqual([true, false, true]);
  expect(readOpinions("2. No\n\n**1.** Yes\r\n- 3 – yes, the passage says so", 3)).toEqual([
    true,
    false,
    true,
  ]);
  expect(readOpinions("Sentence 1 (passages 2, 3): yes", 2)).toEqual([true, undefined]);
  expect(readOpinions("Here they are:\n10: yes", 10)[9]).toBe(true);
});

test("a sentence without a line, with a word of neither kind, or with both opinions has none", () => {
  expect(readOpinions("1: perhaps\n2: yes\n2: no\n9: yes", 3)).toEqual([undefined, undefined, undefined]);
  expect(readOpinions("1: not sure\n2: yesterday", 2)).toEqual([undefined, undefined]);
  expect(readOpinions("yes", 2)).toEqual([undefined, undefined]);
});

test("a single sentence needs no number", () => {
  expect(readOpinions(" Yes.", 1)).toEqual([true]);
  expect(readOpinions("1: no", 1)).toEqual([false]);
  expect(readOpinions("Das kommt darauf an.", 1)).toEqual([undefined]);
});
