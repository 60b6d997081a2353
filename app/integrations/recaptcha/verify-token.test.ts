import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addressPolicy, hostEntry } from "~/integrations/safe-address";
import { createSafeFetch } from "~/integrations/safe-fetch";
import { type FakeRecaptcha, type FakeRecaptchaMode, fakeRecaptcha, fakeSecret } from "./fake-server";
import { verifyToken } from "./verify-token";

const hostname = "lotse.example";
const log = vi.spyOn(console, "warn").mockImplementation(() => undefined);
let fake: FakeRecaptcha;
beforeEach(async () => {
  fake = await fakeRecaptcha();
  log.mockClear();
});
afterEach(() => fake.close());

const judge = (token: string, secret = fakeSecret, url = fake.url) =>
  verifyToken(
    { url, secret, hostname },
    token,
    createSafeFetch(addressPolicy([hostEntry(fake.url)]), { connectMs: 800, bodyBytes: 10_000 }),
  );

test("a token is valid once, and Google is sent only it and the secret", async () => {
  const token = fake.earn(hostname);
  expect(await judge(token)).toBe("person");
  expect(await judge(token)).toBe("unknown");
  expect([...fake.asked[0]!]).toEqual([
    ["secret", fakeSecret],
    ["response", token],
  ]);
  expect(log).not.toHaveBeenCalled();
});

test("an invalid token, or one of another site, is refused", async () => {
  expect(await judge("made up")).toBe("refused");
  expect(await judge(fake.earn("phishing.example"))).toBe("refused");
});

test("a secret that Google refuses is no verdict on the visitor, and is shown to the operator", async () => {
  expect(await judge(fake.earn(hostname), "another")).toBe("unknown");
  expect(log.mock.calls[0]!.join(" ")).toContain("invalid-input-secret");
});

test.each<FakeRecaptchaMode>(["failing", "babbling", "silent"])(
  "nothing is known of a token while Google is %s, and the log does not hold it",
  async mode => {
    fake.mode = mode;
    const token = fake.earn(hostname);
    expect(await judge(token)).toBe("unknown");
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]!.join(" ")).not.toContain(token);
  },
);

test("a token is unverified where no server answers", async () => {
  await fake.close();
  expect(await judge("token")).toBe("unknown");
});
