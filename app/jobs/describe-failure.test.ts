import pg from "pg";
import { expect, test } from "vitest";
import { describeFailure } from "./describe-failure";

test("a failure is described by its message and the places in the code, and so are its causes", () => {
  const failure = new Error("not stored", { cause: new TypeError("no number") });
  const lines = describeFailure(failure).split("\n");
  expect(lines[0]).toBe("not stored");
  expect(lines[1]).toMatch(/^ {4}at .*describe-failure\.test\.ts:\d+:\d+/);
  expect(lines).toContain("caused by: no number");
  expect(describeFailure("gone")).toBe("gone");
  expect(describeFailure(undefined)).toBe("undefined");
});

test("a failure that is its own cause is described to an end", () => {
  const failure = new Error("again");
  failure.cause = failure;
  expect(describeFailure(failure).match(/again/g)?.length).toBeLessThan(10);
});

test("a message of several lines is not repeated from the stack", () => {
  const described = describeFailure(new Error("One row expected:\n    at home\nselect 1"));
  expect(described.match(/at home/g)).toHaveLength(1);
});

test("the row that the database refuses, and the value that it quotes, are not in the log", () => {
  const refused = new pg.DatabaseError(
    'duplicate key value violates unique constraint "users_email"',
    1,
    "error",
  );
  Object.assign(refused, { code: "23505", detail: "Key (email)=(kim@kontor.example) already exists." });
  expect(describeFailure(refused)).toContain('unique constraint "users_email" (23505)');
  expect(describeFailure(refused)).not.toContain("kim@");
  const unreadable = new pg.DatabaseError(
    'invalid input syntax for type uuid: "Das Gehalt von Kim"',
    1,
    "error",
  );
  Object.assign(unreadable, { code: "22P02" });
  expect(describeFailure(unreadable)).toContain('invalid input syntax for type uuid: "…" (22P02)');
  expect(describeFailure(unreadable)).not.toContain("Gehalt");
});

test("the beginning of a document that was no JSON is not in the log", () => {
  for (const text of ["Gehalt von Kim", '{"a": "Gehalt" Kim}', '{"Gehalt": ', '["Gehalt \n']) {
    let failure: unknown;
    try {
      JSON.parse(text);
    } catch (error) {
      failure = error;
    }
    expect(describeFailure(failure)).not.toMatch(/Gehalt|Kim/);
    expect(describeFailure(failure)).toMatch(/JSON/);
  }
});

test("passwords of addresses, keys and credentials are not in the log", () => {
  const described = describeFailure(
    new Error(
      "smtps://lotse:geheim1@mail.example refused, GET https://x.example/a?api_key=geheim2&b=1, Authorization: Bearer geheim3",
    ),
  );
  expect(described).not.toContain("geheim");
  expect(described).toContain("smtps://…@mail.example");
  expect(described).toContain("b=1");
});
