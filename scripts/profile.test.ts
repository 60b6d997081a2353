import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSettings, type SettingsError } from "~/env";
import { chooseProfile, parseSettings } from "./profile.mjs";

describe("the settings of a start", () => {
  it("are complete on a fresh machine, and its addresses follow PORT", () => {
    const { profile, env, roles } = chooseProfile({ PORT: "4711" }, "");
    expect(profile).toBe("development");
    expect([...roles]).toEqual(["web", "api", "worker"]);
    expect(readSettings(env)).toMatchObject({
      PORT: "4711",
      DOMAIN: "http://localhost:4711",
      API_BASE_URL: "http://localhost:4711/api/v1",
      APP_MODE: "lotse",
    });
  });

  it("take nothing from the development profile in production", () => {
    expect(chooseProfile({ NODE_ENV: "production", PORT: "80" }, "")).toMatchObject({
      profile: "production",
      env: { NODE_ENV: "production", PORT: "80" },
    });
    expect(Object.keys(chooseProfile({ NODE_ENV: "production" }, "").env)).toEqual(["NODE_ENV"]);
  });

  it("come from .env too, where the environment does not say otherwise", () => {
    const { profile, env } = chooseProfile({ PORT: "80" }, "NODE_ENV=production\nPORT=4545\nROLES=web");
    expect({ profile, port: env.PORT, roles: env.ROLES }).toEqual({
      profile: "production",
      port: "80",
      roles: "web",
    });
  });

  it("are read as people write them", () => {
    const text = `
# a remark
APP_MODE=lotse        # normal, lotse or handwerk
 APP_TITLE = "Lotse # 1"
PRIMARY_COLOR=#b592fa
SECRET_KEY=
SMTP_URL='smtp://a:b#c@mail'
`;
    expect(parseSettings(text)).toEqual({
      APP_MODE: "lotse",
      APP_TITLE: "Lotse # 1",
      PRIMARY_COLOR: "#b592fa",
      SECRET_KEY: "",
      SMTP_URL: "smtp://a:b#c@mail",
    });
  });

  it("that production asks for all stand in the example, which leaves only the secret to fill in", () => {
    const example = parseSettings(readFileSync(".env.example", "utf8"));
    const problemsWith = (settings: Record<string, string>) => {
      try {
        readSettings(settings, true);
        return [];
      } catch (error) {
        return (error as SettingsError).problems;
      }
    };
    const asked = problemsWith({}).map(problem => problem.split(" ")[0]!);
    expect(asked).toEqual(expect.arrayContaining(["DOMAIN", "SECRET_KEY", "MONTHLY_PRICE_ID"]));
    expect(asked.filter(name => !(name in example))).toEqual([]);
    expect(problemsWith(example)).toEqual(["SECRET_KEY is required in production"]);
    expect(problemsWith({ ...example, SECRET_KEY: "x".repeat(32) })).toEqual([]);
  });
});
