import { describe, expect, it } from "vitest";
import { namesOf, readAddress, splitAddresses, writeAddress } from "./mail-address";
import { isStorable } from "./plain-text";

describe("addresses with names", () => {
  it("are read as mail programs write them, and written so that they are read alike", () => {
    const typed = `Ada Weiß <ada@x.de>, "Meier, Jörg (Einkauf)" <j@x.de>; kim@x.de\nADA@x.de; ،`;
    const read = splitAddresses([typed]);
    expect(read).toEqual(["Ada Weiß <ada@x.de>", '"Meier, Jörg (Einkauf)" <j@x.de>', "kim@x.de", "،"]);
    expect(splitAddresses([read.join(", ")])).toEqual(read);
    expect(namesOf(read.map(readAddress))).toEqual({
      "ada@x.de": "Ada Weiß",
      "j@x.de": "Meier, Jörg (Einkauf)",
    });
    expect(writeAddress("kim@x.de")).toBe("kim@x.de");
  });

  it("keep a quotation mark without its partner from joining two people", () => {
    expect(splitAddresses(['Ada "Lady <ada@x.de>, kim@x.de'])).toEqual(["Ada Lady <ada@x.de>", "kim@x.de"]);
  });

  it("have no name that looks like another address", () => {
    expect(readAddress('"chefin@bank.example" <dieb@x.de>')).toEqual({ name: "", address: "dieb@x.de" });
    expect(readAddress("Ada\u202e\nWeiß <ada@x.de>").name).toBe("Ada Weiß");
  });

  it("are cut between two characters, so that they can be stored", () => {
    const { name } = readAddress(`${"x".repeat(199)}😀 Weiß <ada@x.de>`);
    expect(isStorable(name)).toBe(true);
    expect(name).toBe("x".repeat(199));
  });
});
