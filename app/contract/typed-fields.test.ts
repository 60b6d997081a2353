import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { Addresses, Day, HexColour, OneTimeCode, readNumber, TypedNumber } from "./typed-fields";

describe("a typed number", () => {
  it.each([
    ["19", 19],
    ["7,5", 7.5],
    ["7.5", 7.5],
    ["7,5 %", 7.5],
    ["19%", 19],
    ["0,125", 0.125],
    ["1.234", 1234],
    ["1,234", 1234],
    ["1.234,56", 1234.56],
    ["1,234.56", 1234.56],
    ["1 234,56 €", 1234.56],
    ["1'234.50", 1234.5],
    ["1.234.567", 1234567],
    ["12,3456", 12.3456],
    ["−3,5", -3.5],
    ["30 Tage", 30],
    ["500 MB", 500],
    ["١٩٫٥", 19.5],
    ["٣٠ يومًا", 30],
  ])("%s is %d", (typed, value) => {
    expect(readNumber(typed)).toBe(value);
  });

  it.each([
    "",
    "abc",
    "1,2,3",
    "1.2.3,4",
    "12.34.567",
    "1,",
    ",5",
    "--3",
    "1e9",
    "12 34a",
    "0x10",
    "1,234,56",
  ])("'%s' is none", typed => {
    expect(readNumber(typed)).toBeUndefined();
  });

  it("is held within its bounds and its places", () => {
    const Rate = TypedNumber("company.percent", { min: 0, max: 100 });
    expect(Rate.parse(" 7,25 % ")).toBe(7.25);
    for (const wrong of ["100,01", "-1", "7,255", "viel"])
      expect(Rate.safeParse(wrong).error?.issues[0]?.message).toBe("company.percent");
    expect(Rate.safeParse("").error?.issues[0]?.message).toBe("field.required");
  });
});

describe("other fields", () => {
  it("a day is between its bounds", () => {
    const InYear = Day({ min: "2026-01-01", max: "2026-12-31" });
    expect(InYear.parse("2026-12-31")).toBe("2026-12-31");
    expect(InYear.safeParse("2027-01-01").error?.issues[0]?.message).toBe("field.dateRange");
    expect(InYear.safeParse("31.12.2026").error?.issues[0]?.message).toBe("field.date");
  });

  it("a colour is six figures of base sixteen", () => {
    expect(HexColour.parse("#675DD8")).toBe("#675dd8");
    expect(HexColour.safeParse("violet").success).toBe(false);
  });

  it("a code is read however it was pasted", () => {
    expect(OneTimeCode().parse(" 123 456 ")).toBe("123456");
    expect(OneTimeCode().parse("123-456")).toBe("123456");
    expect(OneTimeCode().safeParse("12345").success).toBe(false);
    expect(OneTimeCode(8).parse("١٢٣٤ ٥٦٧٨")).toBe("12345678");
  });
});

describe("a list of addresses", () => {
  const Form = z.object({ to: Addresses });
  const sent = (...values: string[]) => {
    const form = new FormData();
    values.forEach((value, at) => {
      form.append(`to[${at}]`, value);
    });
    const submission = parseWithZod(form, { schema: Form });
    return submission.status === "success" ? submission.value.to : submission.error;
  };

  it("takes what was typed, pasted or added before, each once", () => {
    expect(sent("anna@kontor.example", "")).toEqual(["anna@kontor.example"]);
    expect(sent("anna@kontor.example", "Anna@kontor.example, ben@kontor.example")).toEqual([
      "anna@kontor.example",
      "ben@kontor.example",
    ]);
  });

  it("says what is wrong with the specification's sentences", () => {
    expect(sent("")).toEqual({ to: ["emails.min"] });
    expect(sent()).toEqual({ to: ["emails.min"] });
    expect(sent("a@b.example", "c@d.example", "e@f.example")).toEqual({ to: ["emails.max"] });
    expect(Object.values(sent("a@b.example", "keine") as Record<string, string[]>).flat()).toEqual([
      "field.email",
    ]);
  });
});
