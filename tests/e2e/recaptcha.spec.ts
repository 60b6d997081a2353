import { type FakeRecaptcha, fakeRecaptcha } from "../../app/integrations/recaptcha/fake-server";
import { expect, openPage, test } from "./page";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "Google's check is a script.");

let fake: FakeRecaptcha | undefined;
test.afterEach(async () => {
  await fake?.close();
  fake = undefined;
});
const start = async () => {
  fake = await fakeRecaptcha(Number(process.env.E2E_RECAPTCHA_PORT));
  return fake;
};

test("Google checks the form of a user who agrees, and gets no request before", async ({
  page,
  complaints,
}) => {
  const { url, asked } = await start();
  await openPage(page, "/forgot-password");
  await page.getByLabel("E-Mail-Adresse").fill("jule@flink.example");
  await page.getByText("Lieber mit Google reCAPTCHA prüfen").click();
  await expect(page.getByText("Dabei erhält Google Ihre IP-Adresse")).toBeVisible();
  await expect(page.getByRole("link", { name: "Mehr zum Datenschutz" })).toHaveAttribute("href", "/privacy");
  expect(complaints).toEqual([]);

  await page.getByRole("button", { name: "Zustimmen und mit Google prüfen" }).click();
  const frame = page.frameLocator('iframe[title="Prüfung durch Google reCAPTCHA"]');
  await frame.getByRole("checkbox").check();
  await expect(page.locator('input[name="recaptcha"]')).toHaveValue(/^03A/);
  await page.getByRole("button", { name: "Link senden" }).click();
  await expect(page.getByText("Der Link zum Zurücksetzen wurde gesendet.")).toBeVisible();
  expect(asked).toHaveLength(1);
  // Only Google was contacted, and nothing else was wrong.
  const { host } = new URL(url);
  expect(new Set(complaints.splice(0))).toEqual(new Set([`asked ${host}`]));
});

test("a user who cannot reach Google gets a message, and sends the form with our own check", async ({
  page,
  complaints,
}) => {
  await openPage(page, "/forgot-password");
  await page.getByLabel("E-Mail-Adresse").fill("jule@flink.example");
  await page.getByText("Lieber mit Google reCAPTCHA prüfen").click();
  await page.getByRole("button", { name: "Zustimmen und mit Google prüfen" }).click();
  await expect(page.getByText("Google ist nicht erreichbar.")).toBeVisible();
  await page.getByRole("button", { name: "Link senden" }).click();
  await expect(page.getByText("Der Link zum Zurücksetzen wurde gesendet.")).toBeVisible();
  complaints.splice(0);
});
