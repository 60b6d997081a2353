import { expect, test } from "vitest";
import { initialsOf } from "./avatar";

test.each([
  ["Frauke Petersen", "FP"],
  ["Katharina Freifrau von Westerholt", "KW"],
  ["Lotse", "L"],
  ["  Ayşe   Kaya ", "AK"],
  ["فاطمة الزهراء", "فا"],
  ["E\u0301mile Zola", "E\u0301Z"],
  ["👩‍🚀 Nova", "👩‍🚀N"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
