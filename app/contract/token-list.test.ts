import { expect, it } from "vitest";
import { splitTokens } from "./token-list";

it("what people type into a token list is parted at commas, semicolons and white space, each word once", () => {
  expect(splitTokens(["a, b;c\nd  a", undefined])).toEqual(["a", "b", "c", "d"]);
});
