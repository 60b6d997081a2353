import type { AppLoadContext } from "@remix-run/node";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { ListInput } from "~/contract/endpoint";
import { filterOf, isFiltered, pagingOf, readListQuery } from "./list-query";

const Query = ListInput.extend({ status: z.enum(["active", "invited"]).optional() });
const read = (search: string) =>
  readListQuery(new URL(`https://lotse.example/list${search}`), Query, { size: 10 });

describe("the address of a list", () => {
  test("says the page, the size, the words and the filters", () => {
    expect(read("?page=3&size=50&search=+Brief+&status=active")).toEqual({
      page: 3,
      size: 50,
      search: "Brief",
      status: "active",
    });
  });

  test("without a word shows the first page of everything", () => {
    expect(read("")).toEqual({ page: 1, size: 10, search: "", status: undefined });
  });

  test.each([
    "?page=0",
    "?page=x",
    "?size=7",
    "?status=gone",
    "?status=",
    `?search=${"a".repeat(201)}`,
    "?other=1",
  ])("%s is read as if the parameter were not there", search => {
    expect(read(search)).toEqual(read(""));
  });

  test("keeps the parameters that are valid beside one that is not", () => {
    expect(read("?page=2&status=gone")).toMatchObject({ page: 2, status: undefined });
  });
});

test("an export is asked for what the list is filtered by, whichever page is shown", () => {
  expect(filterOf(read("?page=3&status=active"))).toEqual({ search: "", status: "active" });
});

test("an order alone leaves no rows out", () => {
  expect(isFiltered({ search: "", sort: "-name", status: undefined })).toBe(false);
  expect(isFiltered({ search: "", sort: "name", status: "active" })).toBe(true);
});

describe("a page beyond the last", () => {
  const at = (search: string, total: number, flash = "") => {
    const cookies: string[] = [];
    const page = read(search).page;
    try {
      pagingOf(
        {
          url: new URL(`https://lotse.example/list.data${search}`),
          cookies: new Map(flash ? [["flash", flash]] : []),
          setCookie: (cookie: string) => void cookies.push(cookie),
          build: { production: false } as AppLoadContext["build"],
        },
        { from: 0, to: 0, total, page, size: 10 },
      );
    } catch (answer) {
      return { to: (answer as Response).headers.get("location"), cookies };
    }
    return { to: null, cookies };
  };

  test("leads to the last one, with all else that the address says", () => {
    expect(at("?search=Brief&page=9&status=active&_routes=x", 31).to).toBe(
      "/list?search=Brief&page=4&status=active",
    );
    expect(at("?page=2", 0).to).toBe("/list?page=1");
  });

  test("is none where the page exists, also the first of an empty list", () => {
    expect([at("?page=4", 31).to, at("", 0).to]).toEqual([null, null]);
  });

  test("hands on the message about what emptied it", () => {
    expect(at("?page=9", 31, "gone").cookies.join()).toContain("flash=gone");
  });
});
