import { describe, expect, test } from "vitest";
import { pickLanguage as pick } from "./pick-language";

const pickLanguage = (user: string | undefined, cookie: string | undefined, accept: string | null) =>
  pick(
    user,
    cookie,
    new Request("http://localhost/", accept ? { headers: { "accept-language": accept } } : {}),
  );

describe("the reader's language", () => {
  test("is the one chosen in the account, before the browser's cookie and its wishes", async () => {
    expect(await pickLanguage("ar", "fr", "en")).toBe("ar");
  });

  test("is the one chosen in this browser, before the browser's wishes", async () => {
    expect(await pickLanguage(undefined, "fr", "en")).toBe("fr");
  });

  test.each([
    ["en", "en"],
    ["fr-CA,fr;q=0.9", "fr"],
    ["AR-EG", "ar"],
    ["es, pt;q=0.9, fr;q=0.4, en;q=0.7", "en"],
    ["en;q=0.5,ar;q=0.5", "en"],
    ["en;q=0, fr;q=0.1", "fr"],
    ["fr;level=1;q=0.2, en;q=0.3", "en"],
  ])("is the one of ours that the browser likes best: %s", async (accept, language) => {
    expect(await pickLanguage(undefined, undefined, accept)).toBe(language);
  });

  test.each([null, "", "*", "es, pt-BR", "en;q=0", ";;,,=;q=x"])(
    "is German without a wish we can meet: %s",
    async accept => {
      expect(await pickLanguage(undefined, undefined, accept)).toBe("de");
    },
  );

  test("is never an unknown one, for every value of an account or a cookie", async () => {
    expect(await pickLanguage("es", "<script>", "fr")).toBe("fr");
  });
});
