import { describe, expect, test } from "vitest";
import { z } from "zod";
import { parseForm } from "./parse-form";

const schema = z.object({ name: z.string(), toEmails: z.array(z.string()).default([]) });
const parse = (...entries: [string, string | File][]) => {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value as string);
  try {
    return parseForm(form, { schema }).status;
  } catch (thrown) {
    return (thrown as Response).status;
  }
};
const button = (intent: string | File): [string, string | File][] => [
  ["name", "Lager"],
  ["__intent__", intent],
];

describe("a person who sends a form that no page of ours sends", () => {
  test.each(["{", "null", "[]", '"insert"', '{"type":"insert"}', '{"type":"insert","payload":null}'])(
    "is refused for the list button %s",
    intent => {
      expect(parse(...button(intent))).toBe(400);
    },
  );

  test("is refused for a file in place of a list button, and for a state that cannot be read", () => {
    expect(parse(...button(new File(["x"], "x.pdf")))).toBe(400);
    expect(parse(["name", "Lager"], ["__state__", "{"])).toBe(400);
  });

  test.each([
    ["40,000 fields of one name", Array.from({ length: 40_000 }, () => ["toEmails", "x"])],
    ["a place far off in a list", [["toEmails[5000000]", "x"]]],
    ["the last place that a list can have", [["toEmails[4294967294]", "x"]]],
    ["a name of 30,000 parts", [["name.a".repeat(30_000), "x"]]],
    ["lists within lists", [[`name${"[9]".repeat(3_000)}`, "x"]]],
  ] as [string, [string, string][]][])(
    "is refused before %s occupies the process that serves everyone",
    (_what, entries) => {
      const before = process.cpuUsage();
      expect(parse(...entries)).toBe(400);
      const { user, system } = process.cpuUsage(before);
      expect(user + system).toBeLessThan(1_000_000);
    },
  );
});

test("a form of ours is read as before: lists, a button that adds a line, and errors of its fields", () => {
  expect(parse(["name", "Lager"], ["toEmails[0]", "a@b.example"], ["toEmails[1]", "c@d.example"])).toBe(
    "success",
  );
  expect(parse(...button('{"type":"insert","payload":{"name":"toEmails"}}'))).toBeUndefined();
  expect(parse(["toEmails", "x"])).toBe("error");
});
