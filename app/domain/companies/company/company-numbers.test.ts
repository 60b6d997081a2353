import { describe, expect, test } from "vitest";
import { bic, iban, registerNumber, taxNumber, vatId } from "./company-numbers";

describe("a company's numbers", () => {
  test.each([
    ["DE136695976", "DE136695976"],
    ["de 136 695 976", "DE136695976"],
    ["DE136695975", undefined],
    ["DE036695976", undefined],
    ["DE13669597", undefined],
    ["ATU12345678", "ATU12345678"],
    ["136695976", undefined],
    ["DE=1+1", undefined],
  ])("the VAT id %s is stored as %s", (typed, stored) => {
    expect(vatId(typed)).toBe(stored);
  });

  test("of a German VAT id every single wrong digit is noticed", () => {
    const right = "136695976";
    for (let at = 0; at < right.length; at++) {
      for (const digit of "0123456789") {
        if (digit === right[at]) continue;
        expect(vatId(`DE${right.slice(0, at)}${digit}${right.slice(at + 1)}`)).toBeUndefined();
      }
    }
  });

  test.each([
    ["DE89 3704 0044 0532 0130 00", "DE89370400440532013000"],
    ["DE89370400440532013001", undefined],
    ["DE8937040044053201300", undefined],
    ["GB82 WEST 1234 5698 7654 32", "GB82WEST12345698765432"],
    ["XX82WEST12345698765432", undefined],
    ["", undefined],
  ])("the IBAN %s is stored as %s", (typed, stored) => {
    expect(iban(typed)).toBe(stored);
  });

  test.each([
    ["cobadeff xxx", "COBADEFFXXX"],
    ["COBADEFF", "COBADEFF"],
    ["COBADEF", undefined],
    ["COBADEFFXX", undefined],
  ])("the BIC %s is stored as %s", (typed, stored) => {
    expect(bic(typed)).toBe(stored);
  });

  test.each([
    ["20/123/45678", "20/123/45678"],
    ["2181508150", "2181508150"],
    ["2866081508156", "2866081508156"],
    ["20/123/456", undefined],
    ["200 123 45a78", undefined],
  ])("the tax number %s is stored as %s", (typed, stored) => {
    expect(taxNumber(typed)).toBe(stored);
  });

  test.each([
    ["hrb12345", "HRB 12345"],
    ["HRA 4711 KI", "HRA 4711 KI"],
    ["12345", undefined],
    ["HRB", undefined],
  ])("the register number %s is stored as %s", (typed, stored) => {
    expect(registerNumber(typed)).toBe(stored);
  });
});
