import { describe, expect, test } from "vitest";
import { lookAlike } from "./look-alike";

const known = {
  domains: ["kontor.example", "cafe.example", "gmx.de"],
  people: [
    { name: "Frauke Hansen", email: "frauke@kontor.example" },
    { name: "Jan Ohle", email: "jan.ohle@privat.example" },
  ],
};
const judged = (address: string, name = "") => lookAlike({ name, address }, known);

describe("a sender is marked", () => {
  test.each([
    ["a digit for a letter", "chef@k0ntor.example"],
    ["a letter that looks the same", "chef@kontor.examp1e"],
    ["Cyrillic letters", "chef@k\u043ent\u043er.example"],
    ["two letters for one", "chef@kontor.exarnple"],
    ["an accent", "chef@kontór.example"],
    ["a letter too many", "chef@kontorr.example"],
    ["a letter too few", "chef@kntor.example"],
    ["two letters exchanged", "chef@kotnor.example"],
    ["the known domain in front of another", "chef@kontor.example.boese.example"],
    ["the known domain in the middle", "chef@mail.kontor.example.boese.example"],
  ])("whose domain is written almost like a known one: %s", (_, address) => {
    expect(judged(address)).toEqual({ kind: "domain", of: "kontor.example" });
  });

  test("whose name holds another address than it has", () => {
    expect(judged("x@boese.example", "chef@kontor.example")).toEqual({
      kind: "address",
      of: "chef@kontor.example",
    });
    expect(judged("x@boese.example", 'Chef "chef@kontor.example"')).toMatchObject({ kind: "address" });
  });

  test("who bears the name of a person of the company at an unknown address", () => {
    expect(judged("frauke.hansen@boese.example", "Frauke  hansen")).toEqual({
      kind: "person",
      of: "Frauke Hansen",
    });
  });
});

describe("a sender is not marked", () => {
  test.each([
    ["of a known domain", "jule@cafe.example", "Jule"],
    ["of a part of a known domain", "news@mail.kontor.example", "Kontor"],
    ["of another domain", "kunde@reederei.example", "Frauke Petersen"],
    ["of a short domain that is one letter away", "kunde@gmx.dk", "Kim"],
    ["whose name holds their own address", "kunde@reederei.example", "kunde@reederei.example"],
    ["who is a person of the company with their own address", "jan.ohle@privat.example", "Jan Ohle"],
    ["without a name", "kunde@reederei.example", ""],
    ["without an address", "", ""],
  ])("%s", (_, address, name) => {
    expect(judged(address, name)).toBeUndefined();
  });
});
