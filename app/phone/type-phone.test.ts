import metadata from "libphonenumber-js/min/metadata";
import { describe, expect, it } from "vitest";
import { firstCountry, offeredCountries } from "./choose-country";
import type { PhoneRules } from "./read-phone";
import { phoneTyper } from "./type-phone";

const type = phoneTyper(metadata);

/** Types a text key by key and returns the field's final value. */
function keys(text: string, rules: PhoneRules = { country: "DE" }) {
  let now = { text: "", country: rules.country ?? "" };
  for (const key of text) now = type(now.text + key, { ...rules, country: now.country });
  return now;
}

describe("a number that is being typed", () => {
  it.each([
    ["04315606060", "DE", "0431 5606060", "DE"],
    ["2133734253", "US", "(213) 373-4253", "US"],
    ["+494315606060", "US", "+49 431 5606060", "DE"],
    ["+43", "DE", "+43", "AT"],
    ["+4", "DE", "+4", "DE"],
    ["+44", "DE", "+44", "GB"],
    ["+44", "JE", "+44", "JE"],
    ["+12042345678", "US", "+1 204 234 5678", "CA"],
    ["+999", "DE", "+999", "DE"],
    ["٠٤٣١٥٦٠٦٠٦٠", "DE", "0431 5606060", "DE"],
  ])("%s in %s reads %s of %s", (typed, country, text, now) => {
    expect(keys(typed, { country })).toEqual({ text, country: now });
  });

  it("keeps what is no number as it is", () => {
    for (const typed of ["0431 56 ext", "abc", "tel:+49", "1".repeat(40), "+".repeat(300)])
      expect(type(typed, { country: "DE" }).text).toBe(typed);
  });

  it("stays at its country where the field does not take the one that is typed", () => {
    expect(keys("+43", { country: "DE", allowed: ["DE", "CH"] }).country).toBe("DE");
    expect(keys("+44", { country: "DE", ignored: ["GB"] }).country).not.toBe("GB");
  });

  it("is left as it is by the modes that write it at the end", () => {
    for (const mode of ["e.164", "rfc3966", "idd"] as const)
      expect(keys("04315606060", { country: "DE", mode }).text).toBe("04315606060");
  });
});

describe("the countries of a field", () => {
  const all = ["AT", "BE", "CH", "DE"];

  it("begin with the preferred ones, and hold those that it takes", () => {
    expect(offeredCountries(all, { preferred: ["DE", "AT", "DE", "XX"] })).toEqual([
      ["DE", "AT"],
      ["BE", "CH"],
    ]);
    expect(offeredCountries(all, { preferred: ["DE"], allowed: ["CH", "BE"] })).toEqual([[], ["BE", "CH"]]);
    expect(offeredCountries(all, { preferred: ["DE"], ignored: ["DE"] })).toEqual([[], ["AT", "BE", "CH"]]);
  });

  it.each([
    [{ preferred: ["FR", "DE"] }, "CH", "CH"],
    [{ preferred: ["FR", "DE"] }, null, "DE"],
    [{ preferred: ["FR", "DE"], ignored: ["CH", "DE"] }, "CH", "AT"],
    [{ preferred: ["DE"], allowed: ["BE"] }, "XX", "BE"],
    [{ allowed: [] }, "DE", ""],
  ])("%j, looked up %s: the first is %s", (choice, lookedUp, first) => {
    expect(firstCountry(all, choice, lookedUp)).toBe(first);
  });
});
