import { describe, expect, test } from "vitest";
import { pageWindow, withParams } from "./with-params";

describe("the address of a list", () => {
  test("keeps what was asked before, and begins at the first page again", () => {
    expect(withParams("?search=Brief&page=4&size=25", { sort: "-name" })).toBe(
      "?search=Brief&size=25&sort=-name",
    );
  });

  test("turns to another page of the same list", () => {
    expect(withParams("?search=Brief&page=4", { page: 5 })).toBe("?search=Brief&page=5");
  });

  test("leaves out what is asked no longer", () => {
    expect(withParams("?search=Brief&status=active", { search: "", status: undefined })).toBe("?");
  });

  test("carries any words unharmed", () => {
    const words = "a&b=c ? #ü";
    expect(new URLSearchParams(withParams("", { search: words })).get("search")).toBe(words);
  });
});

describe("the pages that a list leads to", () => {
  const shown = (page: number, last: number) =>
    pageWindow(page, last)
      .map(each => `${each.gap ? "… " : ""}${each.page}`)
      .join(" ");

  test.each([
    [1, 1, "1"],
    [1, 2, "1 2"],
    [1, 15, "1 2 … 15"],
    [3, 15, "1 2 3 4 … 15"],
    [8, 15, "1 … 7 8 9 … 15"],
    [15, 15, "1 … 14 15"],
  ])("from page %i of %i are %s", (page, last, pages) => {
    expect(shown(page, last)).toBe(pages);
  });

  test("from a page behind the last one lead back into the list", () => {
    expect(shown(40, 3)).toBe("1 … 3");
  });
});
