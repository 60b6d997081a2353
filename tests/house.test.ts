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
          .filter(match => !/\benter(SignedIn)?\(context\)/.test(match[2]!))
          .map(match => `${file}: ${match[1]}`);
      });
    expect(wrong).toEqual([]);
  });

  test("no file has a name that says nothing, and none is a barrel", () => {
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
});
