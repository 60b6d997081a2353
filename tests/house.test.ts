import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map(name => name.replaceAll("\\", "/"))
  .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name));

describe("the house", () => {
  test("every loader and action of a page asks the guard first", () => {
    const wrong = files
      .filter(file => file.startsWith("routes/"))
      .flatMap(file => {
        const text = readFileSync(join("app", file), "utf8");
        return [...text.matchAll(/export (?:async )?function (loader|action)\([^)]*\)[^{]*\{\s*([^\n]*)/g)]
          .filter(match => !/\brequire(Access|SignedIn)\(context\)/.test(match[2]!))
          .map(match => `${file}: ${match[1]}`);
      });
    expect(wrong).toEqual([]);
  });

  test("no file has a generic name, and none is a barrel", () => {
    const vague = /(^|\/)(index|utils?|helpers?|misc|common|services?|lib)(\.tsx?$|\/)/;
    expect(files.filter(file => vague.test(file))).toEqual([]);
  });

  test("no file is longer than a person wants to read at once", () => {
    const long = files
      .filter(file => !file.startsWith("i18n/locales/"))
      .map(file => ({ file, lines: readFileSync(join("app", file), "utf8").split("\n").length }))
      .filter(({ lines }) => lines > 350)
      .map(({ file, lines }) => `${file}: ${lines}`);
    expect(long).toEqual([]);
  });

  test("lists in pages are separated by the comma of the reader's language", () => {
    // Addresses as they are typed, a rule of CSS, and an invoice, which is in its own language.
    const others = [
      "ui/emails/recipient-fields.tsx",
      "ui/billing/checkout-form.tsx",
      "ui/billing/invoice-paper.tsx",
    ];
    const wrong = files.filter(
      file =>
        /^(routes|ui)\/.*\.tsx$/.test(file) &&
        !others.includes(file) &&
        /\.join\(", "\)|\{", "\}|<>, |<\/bdi>, [{<]|, ", "\)/.test(readFileSync(join("app", file), "utf8")),
    );
    expect(wrong).toEqual([]);
  });

  test("properties stand in their object, not in a literal that is spread into it", () => {
    // React's types do not know the attribute.
    const known = /\{\.\.\.\{ webkitdirectory: "" \}\}/;
    const spread = files.filter(file =>
      readFileSync(join("app", file), "utf8")
        .split("\n")
        .some(line => /\.\.\.\{/.test(line) && !known.test(line)),
    );
    expect(spread).toEqual([]);
  });

  test("no test has a time limit of its own, which only a quiet machine would keep", () => {
    const limits =
      /^ *\}, [\d_]{3,}\);$|\btimeout: [1-9]|waitForTimeout|setConfig\(|\.setTimeout\(|test\.slow|performance\.now|vi\.wait/m;
    // Where the few limits are that only end what hangs, and where time is measured.
    const homes = [
      "tests/factories/until.ts",
      "tests/factories/cpu-time.ts",
      "tests/e2e/page.ts",
      "tests/house.test.ts",
    ];
    const tests = ["tests", "scripts", "app"].flatMap(folder =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map(name => join(folder, name)),
    );
    const wrong = tests
      .filter(file => /^tests\/.*\.ts$|\.test\.tsx?$/.test(file) && !file.startsWith("tests/bench/"))
      .filter(file => !homes.includes(file) && limits.test(readFileSync(file, "utf8")));
    expect(wrong).toEqual([]);
  });
});
