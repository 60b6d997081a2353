import { describe, expect, test } from "vitest";
import { languages } from "./languages";
import { i18nFor, textsFor } from "./server";

describe("a text that was looked up before", () => {
  test("is the text of its own language", () => {
    const said = () => languages.map(language => textsFor(language)("shell:save"));
    expect(said()).toEqual(said());
    expect(new Set(said()).size).toBe(languages.length);
  });

  test("has the figure that is asked for now", () => {
    const t = i18nFor("en").getFixedT("en", "chats");
    const counted = [1, 2, 1, 5].map(count => t("questions", { count }));
    expect(counted).toEqual(["1 question", "2 questions", "1 question", "5 questions"]);
  });

  test("has a figure that is written as it was given", () => {
    const t = i18nFor("en").getFixedT("en", "chats");
    const time = (value: string) => t("today", { time: value });
    expect([time("09:14"), time("10:30"), time("09:14")]).toEqual([
      expect.stringContaining("09:14"),
      expect.stringContaining("10:30"),
      expect.stringContaining("09:14"),
    ]);
  });

  test("is looked up in the namespace that is meant", () => {
    const { getFixedT } = i18nFor("de");
    expect(getFixedT("de", "shell")("delete")).toBe("Löschen");
    expect(getFixedT("de", "chats")("delete")).not.toBe(getFixedT("de", "shell")("delete"));
  });
});
