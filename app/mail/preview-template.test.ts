import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { languages } from "~/contract/language";
import { settingsOf } from "../../tests/factories/settings";
import { exampleOf } from "./preview-template";
import { mailTemplates, placeholdersOf } from "./templates";

describe("the preview of a mail template", () => {
  let settings: { remove(): void };
  beforeAll(() => {
    settings = settingsOf({});
  });
  afterAll(() => settings.remove());

  it.each(languages)("has an example for each placeholder (%s)", language => {
    const missing = mailTemplates.flatMap(template =>
      placeholdersOf(template)
        .filter(placeholder => exampleOf(language, placeholder) === "")
        .map(placeholder => `${template}: ${placeholder}`),
    );
    expect(missing).toEqual([]);
  });
});
