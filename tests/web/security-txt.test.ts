import { afterEach, expect, test } from "vitest";
import { type Site, startSite } from "./site";

const at = "/.well-known/security.txt";
let site: Site;
afterEach(() => site?.stop());

test("finders of a fault find whom to write to, until when that is valid, and where the file belongs", async () => {
  const env = {
    SECURITY_CONTACT: "mailto:security@kontor.example",
    SECURITY_POLICY: "https://kontor.example/security",
  };
  site = await startSite({ env });
  const { status, headers, text } = await site.visitor().get(at);
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"]);
  const fields = Object.fromEntries(
    text
      .trim()
      .split("\n")
      .map(line => line.split(/: (.*)/).slice(0, 2)),
  );
  expect(fields).toEqual({
    Contact: "mailto:security@kontor.example",
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
    "Preferred-Languages": "de, en",
    Canonical: `${site.origin}${at}`,
    Policy: "https://kontor.example/security",
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test("there is no such file while the operator has named no contact", async () => {
  site = await startSite();
  expect((await site.visitor().get(at)).status).toBe(404);
});
