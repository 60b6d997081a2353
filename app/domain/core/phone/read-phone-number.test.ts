import { getCountries, getCountryCallingCode } from "libphonenumber-js/core";
import examples from "libphonenumber-js/examples.mobile.json";
import max from "libphonenumber-js/max/metadata";
import min from "libphonenumber-js/min/metadata";
import { describe, expect, it } from "vitest";
import { phoneModes, phoneReader } from "~/phone/read-phone";
import { cpuTime } from "../../../../tests/factories/cpu-time";
import { phoneAtHome, phoneNumber, readPhoneNumber } from "./read-phone-number";

const inBrowser = phoneReader(min);
const countries = getCountries(max).filter(country => country in examples);
const arabic = (text: string) => text.replace(/\d/g, digit => String.fromCharCode(0x660 + Number(digit)));
const eastern = (text: string) => text.replace(/\d/g, digit => String.fromCharCode(0x6f0 + Number(digit)));
const wide = (text: string) => text.replace(/\d/g, digit => String.fromCharCode(0xff10 + Number(digit)));

/** Reproducible pseudo-random numbers. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe("a number of each country", () => {
  const samples = countries.map(country => ({
    country,
    calling: String(getCountryCallingCode(country, max)),
    national: (examples as Record<string, string>)[country]!,
  }));

  const alone = (calling: string) => samples.filter(sample => sample.calling === calling).length === 1;

  it("stays the same number in every mode, with every script of digits", () => {
    expect(samples.length).toBeGreaterThan(230);
    for (const { country, calling, national } of samples) {
      const number = `+${calling}${national}`;
      const read = readPhoneNumber(number, { country });
      expect(read, number).toMatchObject({ country, countryCode: calling, valid: true, possible: true });
      expect(read.nationalNumber, number).toBe(national);
      for (const mode of phoneModes) {
        const { formatted } = readPhoneNumber(number, { mode, country });
        expect(readPhoneNumber(formatted, { country }).number, `${mode} ${formatted}`).toBe(read.number);
      }
      for (const digits of [arabic, eastern, wide])
        expect(readPhoneNumber(digits(number), { country }).number, digits(number)).toBe(read.number);
    }
  });

  it("is never refused in the browser when the server takes it", () => {
    for (const { country, calling, national } of samples)
      for (const typed of [`+${calling}${national}`, readPhoneNumber(`+${calling}${national}`).formatted])
        expect(inBrowser(typed, { country }), typed).toMatchObject({ valid: true, fault: null });
  });

  it("determines its country when it is typed with a plus, regardless of the selection", () => {
    for (const { country, calling, national } of samples)
      for (const chosen of ["DE", "US", "XX", ""])
        expect(readPhoneNumber(`+${calling} ${national}`, { country: chosen })).toMatchObject({
          countryCode: calling,
          ...(alone(calling) && { country }),
          fault: null,
        });
  });

  it("has to be of a country that the field takes", () => {
    for (const { country, calling, national } of samples) {
      const number = `+${calling}${national}`;
      expect(readPhoneNumber(number, { country, ignored: [country] }).fault).toBe("INVALID_COUNTRY");
      expect(readPhoneNumber(number, { country, allowed: [country] }).fault).toBeNull();
      expect(readPhoneNumber(number, { country, allowed: [] }).fault).toBe("INVALID_COUNTRY");
    }
  });
});

describe("what is written", () => {
  it.each([
    ["auto", "0431 5606060", "0431 5606060"],
    ["auto", "+494315606060", "+49 431 5606060"],
    ["national", "+494315606060", "0431 5606060"],
    ["international", "04315606060", "+49 431 5606060"],
    ["e.164", "0431 5606060", "+494315606060"],
    ["rfc3966", "0431 5606060", "tel:+494315606060"],
    ["idd", "+44 20 7946 0958", "00 44 20 7946 0958"],
  ] as const)("in mode %s for %s is %s", (mode, typed, formatted) => {
    expect(readPhoneNumber(typed, { country: "DE", mode })).toMatchObject({ formatted, fault: null });
  });

  it("stays as it was typed where it is no number", () => {
    expect(readPhoneNumber("0431 bitte", { country: "DE", mode: "e.164" }).formatted).toBe("0431 bitte");
  });

  it("keeps an extension", () => {
    const read = readPhoneNumber("0431 5606060 ext. 12", { country: "DE", mode: "rfc3966" });
    expect(read).toMatchObject({ formatted: "tel:+494315606060;ext=12", number: "+494315606060;ext=12" });
    expect(phoneAtHome("+494315606060;ext=12", "FR")).toEqual({
      phone: "0431 5606060 ext. 12",
      phoneCountry: "DE",
    });
  });

  it("is typed with the country of whose it would be, where there is none", () => {
    expect(phoneAtHome(null, "FR")).toEqual({ phone: "", phoneCountry: "FR" });
    expect(phoneAtHome("4711", "FR")).toEqual({ phone: "4711", phoneCountry: "FR" });
  });
});

describe("what is refused", () => {
  it.each([
    ["", "DE", "NOT_A_NUMBER"],
    ["kein Anschluss", "DE", "NOT_A_NUMBER"],
    ["0431 12", "DE", "NOT_A_NUMBER"],
    ["1", "DE", "TOO_SHORT"],
    ["12", "DE", "TOO_SHORT"],
    ["+49 1", "DE", "TOO_SHORT"],
    ["0431 56060605606060606", "DE", "TOO_LONG"],
    [`+49 1${"5".repeat(17)}`, "DE", "TOO_LONG"],
    ["+999 123456", "DE", "INVALID_COUNTRY"],
    ["0431 5606060", "", "INVALID_COUNTRY"],
    ["0431 5606060", "XX", "INVALID_COUNTRY"],
    ["0".repeat(251), "DE", "TOO_LONG"],
  ])("%s of %s is %s", (typed, country, fault) => {
    expect(phoneNumber(typed, country)).toEqual({ wrong: `phone.${fault}` });
    // The browser's metadata is smaller: it may accept more, but never reports a different fault.
    expect([fault, null]).toContain(inBrowser(typed, { country }).fault);
  });

  it("has between 2 and 17 digits at home, or the sentence says which way it is wrong", () => {
    for (let digits = 1; digits <= 30; digits++) {
      const { fault, nationalNumber } = readPhoneNumber("9".repeat(digits), { country: "DE" });
      if (digits < 2) expect(fault).toBe("TOO_SHORT");
      else if (digits > 17) expect(fault).toBe("TOO_LONG");
      else expect(nationalNumber.length).toBe(digits);
    }
  });

  it("takes digits, spaces, parentheses, plus and hyphen alone where a field says so", () => {
    const strict = { country: "DE", signsOnly: true };
    expect(readPhoneNumber("+49 (431) 560-6060", strict).fault).toBeNull();
    expect(readPhoneNumber(arabic("0431 5606060"), strict).fault).toBeNull();
    for (const typed of ["0431/5606060", "0431.5606060", "0431 5606060 ext. 1", "tel:+494315606060"])
      expect(readPhoneNumber(typed, strict).fault).toBe("NOT_A_NUMBER");
  });

  it("does not mind the marks that address books put around a number", () => {
    expect(phoneNumber("\u202a+49 431\u00a05606060\u202c", "FR")).toEqual({ number: "+494315606060" });
  });
});

describe("garbage", () => {
  it("is answered, never thrown, and a good number among it reads the same again", () => {
    const next = chance(7);
    const signs = "0123456789٠١٩+-() .,;ext=#*/\\\u202a\u0000äß漢😀'\"<>%";
    for (let turn = 0; turn < 5_000; turn++) {
      const typed = Array.from({ length: next(30) }, () => [...signs][next([...signs].length)]).join("");
      for (const read of [readPhoneNumber, inBrowser]) {
        const { number, fault, valid } = read(typed, { country: countries[next(countries.length)]! });
        expect(valid, typed).toBe(fault === null);
        expect(number === null, typed).toBe(fault !== null);
        if (number) expect(read(number).number, typed).toBe(number);
      }
    }
  });

  it("of 250 kB costs next to nothing", () => {
    const texts = ["0", "+", "(", "+49 ", "1 ", "ext", "\u202a", "٠", " ;ext=1"].map(part =>
      part.repeat(250_000 / part.length),
    );
    const began = cpuTime();
    for (const text of texts) expect(readPhoneNumber(text, { country: "DE" }).fault).toBe("TOO_LONG");
    for (const text of texts) readPhoneNumber(text.slice(0, 250), { country: "DE" });
    expect(cpuTime() - began).toBeLessThan(500);
  });
});
