import { describe, expect, test } from "vitest";
import { developmentSettings } from "../tests/web/site";
import { readSettings, type SettingsError } from "./env";

const address = "http://localhost:4545";
const complete = { ...developmentSettings(), DOMAIN: address, API_BASE_URL: `${address}/api/v1` };
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(complete).filter(([name]) => !names.includes(name)));

function problemsOf(env: Record<string, string>, production = false): string[] {
  try {
    readSettings(env, production);
    return [];
  } catch (error) {
    return (error as SettingsError).problems;
  }
}

describe("the build settings", () => {
  test("of the development profile are complete, and unknown extras are welcome", () => {
    const settings = readSettings({ ...complete, SOMETHING_ELSE: "x" });
    expect(settings).toMatchObject({
      APP_MODE: "lotse",
      DIVISION_LIMIT: 1,
      EMAIL_SETTINGS_LIMIT: "1",
      CERTIFICATE_NEEDED: false,
      PORT: "4545",
    });
  });

  test("are named all together when they are missing, under the fixed sentence", () => {
    const error = (() => {
      try {
        return readSettings({});
      } catch (problem) {
        return problem as Error;
      }
    })() as SettingsError;
    expect(error.message.split("\n")[0]).toBe("Environment validation error:");
    expect(error.problems).toHaveLength(17 + 5);
    expect(error.problems).toContain("APP_MODE is required");
    expect(error.problems).toContain("MONTHLY_PRICE_ID is required");
  });

  test("of payment are needed in the paid variant only", () => {
    const payment = [
      "PAYMENT_PUBLISHABLE_KEY",
      "MONTHLY_PRICE_ID",
      "YEARLY_PRICE_ID",
      "PRODUCT_30_DAY_ID",
      "PRODUCT_365_DAY_ID",
    ];
    expect(problemsOf(without(...payment))).toHaveLength(5);
    expect(problemsOf({ ...without(...payment), APP_MODE: "handwerk" })).toEqual([]);
    expect(problemsOf({ ...without(...payment), APP_MODE: "normal" })).toEqual([]);
  });

  test("of S3 belong together, and make it the place of new files", () => {
    const s3 = {
      S3_ENDPOINT: "https://s3.example/",
      S3_BUCKET: "lotse-files",
      S3_ACCESS_KEY: "key",
      S3_SECRET_KEY: "secret",
    };
    expect(readSettings(complete)).toMatchObject({ FILE_STORE: "disk", s3: undefined });
    expect(readSettings({ ...complete, ...s3 })).toMatchObject({
      FILE_STORE: "s3",
      s3: { endpoint: "https://s3.example", region: "us-east-1", bucket: "lotse-files" },
    });
    expect(readSettings({ ...complete, ...s3, FILE_STORE: "disk" })).toMatchObject({
      FILE_STORE: "disk",
      s3: { bucket: "lotse-files" },
    });
    expect(problemsOf({ ...complete, S3_BUCKET: "lotse-files", S3_SECRET_KEY: "secret" })).toEqual([
      "S3_ENDPOINT is required for S3",
      "S3_ACCESS_KEY is required for S3",
    ]);
    expect(problemsOf({ ...complete, FILE_STORE: "s3" })).toHaveLength(4);
  });

  test.each([
    ["PORT", "0"],
    ["S3_ENDPOINT", "s3.example"],
    ["S3_BUCKET", "Lotse Files"],
    ["S3_REGION", "Frankfurt (eu)"],
    ["FILE_STORE", "tape"],
    ["PORT", "65536"],
    ["PORT", "http"],
    ["APP_MODE", "paid"],
    ["API_BASE_URL", "http://localhost:4545"],
    ["API_BASE_URL", "not a uri"],
    ["DOMAIN", "lotse.example"],
    ["DIVISION_LIMIT", "many"],
    ["CERTIFICATE_NEEDED", "maybe"],
    ["PRIMARY_COLOR", "violet"],
    ["ROLES", "web,everything"],
  ])("refuse %s=%s by its name", (name, value) => {
    expect(
      problemsOf({ ...complete, [name]: value }).filter(problem => problem.startsWith(name)),
    ).toHaveLength(1);
  });

  test("need a secret key in production", () => {
    expect(problemsOf(complete, true)).toEqual(["SECRET_KEY is required in production"]);
  });
});
