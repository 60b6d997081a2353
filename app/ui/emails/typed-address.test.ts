import { expect, test } from "vitest";
import { otherAddresses, typedAddress, withAddress } from "./typed-address";

test("an address takes the place of what is typed of it, wherever that is in the list", () => {
  const chosen = (text: string) => {
    const caret = text.indexOf("|");
    const typed = text.replace("|", "");
    return withAddress(typed, typedAddress(typed, caret), "jule@cafe.example");
  };
  expect(chosen("|")).toBe("jule@cafe.example, ");
  expect(chosen("ju|")).toBe("jule@cafe.example, ");
  expect(chosen("kim@fern.example, ju|")).toBe("kim@fern.example, jule@cafe.example, ");
  expect(chosen("kim@fern.example;ju|l")).toBe("kim@fern.example;jule@cafe.example, ");
  expect(chosen("ju|; kim@fern.example")).toBe("jule@cafe.example, kim@fern.example");
});

test("words of a name are typed as one, and the other addresses are known", () => {
  const text = "Kim@fern.example, Jule We, lea@fern.example";
  const at = typedAddress(text, text.indexOf(", lea"));
  expect(at.typed).toBe("Jule We");
  expect(otherAddresses(text, at)).toEqual(["kim@fern.example", "lea@fern.example"]);
  const named = "Kim Ost <Kim@fern.example>, ju";
  expect(otherAddresses(named, typedAddress(named, named.length))).toEqual(["kim@fern.example"]);
});
