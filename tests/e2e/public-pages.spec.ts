import type { Page } from "@playwright/test";
import { measureShifts, shiftsOf } from "./layout-shift";
import { expect, openPage, test } from "./page";

/** Pages that go out without React: what their small script adds, and what it never takes away. */

const scriptsOf = (page: Page) => {
  const asked: string[] = [];
  page.on("request", request => {
    if (request.resourceType() === "script") asked.push(new URL(request.url()).pathname);
  });
  return asked;
};

for (const path of ["/login", "/signup", "/register", "/forgot-password", "/imprint"])
  test(`a visitor of ${path} gets no script before the page has loaded, and never React`, async ({
    page,
  }, info) => {
    const asked = scriptsOf(page);
    await page.goto(path);
    expect(asked).toEqual([]);
    if (info.project.name === "nojs") return;
    // Untouched: it comes by itself once the page has rested.
    await expect(page.locator("html")).toHaveAttribute("data-enhanced");
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter(name => !/\/(enhance|enhancements|forms)-[\w-]+\.js$/.test(name))).toEqual([]);
    expect(await page.evaluate(() => "__remixContext" in window)).toBe(false);
  });

test.describe("with script", () => {
  test.beforeEach(({ browserName: _ }, info) => {
    test.skip(info.project.name !== "js", "this is what script adds");
  });

  const summary = (page: Page) => page.getByRole("alert");

  test("a visitor of a public chat sends a question with Enter, breaks its line with Shift, and sees what was asked before", async ({
    page,
  }) => {
    await openPage(page, "/public-chat/sortiment-und-lieferung");
    const field = page.getByRole("textbox");
    await field.fill("Ab wann liefern Sie");
    await field.press("Shift+Enter");
    await expect(field).toHaveValue("Ab wann liefern Sie\n");
    await field.pressSequentially("frei Haus?");
    await field.press("Enter");
    await expect(page).toHaveURL(/answer=/);
    await expect(page.getByText("frei Haus?")).toBeVisible();
    await page.getByRole("textbox").fill("Liefern Sie auf den Mond?");
    await page.locator("html[data-enhanced]").waitFor();
    await page.getByRole("textbox").press("Enter");
    await expect(page).toHaveURL(/earlier=/);
    await expect(page.getByRole("heading", { name: "Ihre Fragen davor" })).toBeVisible();
    await expect(page.getByText("frei Haus?")).toBeVisible();
  });

  test("a field is judged when it is left, in the server's words, and the sentence goes when it is put right", async ({
    page,
  }) => {
    await openPage(page, "/register");
    const email = page.getByLabel("E-Mail-Adresse");
    await email.fill("jule");
    await page.getByLabel("Vorname").focus();
    await expect(email).toHaveAccessibleDescription("Diese E-Mail-Adresse ist ungültig.");
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await email.fill("jule@flink.example");
    await expect(email).not.toHaveAttribute("aria-invalid");
    await expect(page.getByText("Diese E-Mail-Adresse ist ungültig.")).toHaveCount(0);

    const password = page.getByLabel("Kennwort", { exact: true });
    await password.fill("KURZ");
    await page.getByLabel("Vorname").focus();
    await expect(password).toHaveAccessibleDescription(/Das neue Kennwort braucht mindestens 8 Zeichen/);
    await password.fill("morgen frisch");
    await expect(password).not.toHaveAttribute("aria-invalid");
    const repeated = page.getByLabel("Kennwort wiederholen");
    await repeated.fill("morgen müde");
    await page.getByLabel("Vorname").focus();
    await expect(repeated).toHaveAccessibleDescription(
      "Das neue Kennwort und die Wiederholung stimmen nicht überein.",
    );
  });

  test("a form that cannot go says why above it, in the title and at its fields, and leads there", async ({
    page,
  }) => {
    await openPage(page, "/login");
    const posts: string[] = [];
    page.on("request", request => request.method() === "POST" && posts.push(request.url()));
    await page.getByLabel("E-Mail-Adresse").fill("niemand");
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    await expect(summary(page)).toBeFocused();
    await expect(summary(page)).toContainText("Bitte füllen Sie das Formular richtig aus.");
    await expect(page).toHaveTitle(/^Fehler: /);
    expect(posts).toEqual([]);
    await summary(page).getByRole("link", { name: "E-Mail-Adresse und Kennwort sind erforderlich." }).click();
    await expect(page.getByLabel("Kennwort", { exact: true })).toBeFocused();
    await expect(page).toHaveURL("/login");
  });

  test("a sign-up names everything that is missing in one round, the agreement too", async ({ page }) => {
    await openPage(page, "/signup");
    await page.getByRole("button", { name: "Konto anlegen", exact: true }).click();
    const links = summary(page).getByRole("link");
    await expect(links.first()).toContainText("Name des Unternehmens");
    const agreement = links.last();
    await expect(agreement).toHaveText("Bedingungen: Bitte stimmen Sie zu, um ein Konto anzulegen.");
    await agreement.click();
    const box = page.getByRole("checkbox", { name: /Ich stimme/ });
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute("aria-invalid", "true");
    await box.check();
    await expect(box).not.toHaveAttribute("aria-invalid");
  });

  test("a password is shown and hidden again, and is sent either way", async ({ page }) => {
    await openPage(page, "/login");
    const password = page.getByLabel("Kennwort", { exact: true });
    await password.fill("falsch");
    await page.getByRole("button", { name: "Anzeigen" }).click();
    await expect(password).toHaveAttribute("type", "text");
    await page.getByRole("button", { name: "Verbergen" }).click();
    await expect(password).toHaveAttribute("type", "password");
  });

  test("without a network the form stays as it is, says so, and goes when the network is back", async ({
    page,
    context,
    complaints,
  }) => {
    await openPage(page, "/login");
    const email = page.getByLabel("E-Mail-Adresse");
    await email.fill("analyst@lotse.example");
    await page.getByLabel("Kennwort", { exact: true }).fill("falsch");
    await context.setOffline(true);
    await email.press("Enter");
    const line = page.locator("form .held");
    await expect(line).toContainText("Netzwerkfehler. Bitte prüfen Sie Ihre Verbindung.");
    await expect(email).toHaveValue("analyst@lotse.example");
    await context.setOffline(false);
    await expect(summary(page)).toContainText("E-Mail-Adresse oder Kennwort ist falsch.");
    await expect(summary(page)).toBeFocused();
    await expect(line).toHaveCount(0);
    // The browser logs the failed request; nothing else may be wrong.
    expect(complaints.splice(0).filter(text => !text.includes("ERR_INTERNET_DISCONNECTED"))).toEqual([]);
  });

  test("a pressed button says what it does, and an impatient second press sends nothing", async ({
    page,
  }) => {
    await openPage(page, "/login");
    // Held while the form asks whether the server is there: once a navigation has begun, Playwright finds nothing in the page.
    let answerProbe = () => {};
    const held = new Promise<void>(done => {
      answerProbe = done;
    });
    const sent: string[] = [];
    await page.route(/\/(login|assets\/favicon\.svg)$/, async route => {
      const method = route.request().method();
      sent.push(method);
      if (method === "HEAD") await held;
      await route.continue();
    });
    await page.getByLabel("E-Mail-Adresse").fill("nobody@lotse.example");
    await page.getByLabel("Kennwort", { exact: true }).fill("falsch");
    await page.getByRole("button", { name: "Anmelden", exact: true }).click();
    const pressed = page.getByRole("button", { name: "Anmeldung läuft …" });
    await expect(pressed).toHaveAttribute("aria-busy", "true");
    await pressed.dispatchEvent("click");
    await page.getByLabel("E-Mail-Adresse").press("Enter");
    await expect(pressed).toHaveAttribute("aria-busy", "true");
    answerProbe();
    await expect(summary(page)).toContainText("E-Mail-Adresse oder Kennwort ist falsch.");
    expect(sent.filter(method => method !== "GET")).toEqual(["HEAD", "POST"]);
  });

  test("a script that did not arrive is asked for again when the page is touched", async ({
    page,
    complaints,
  }) => {
    const lost: string[] = [];
    const scripts = /\/enhance-[\w-]+\.js$/;
    await page.route(scripts, route => {
      lost.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await page.goto("/register");
    await page.getByLabel("Vorname").focus();
    await expect.poll(() => lost.length).toBeGreaterThan(0);
    await page.unroute(scripts);
    await page.getByLabel("E-Mail-Adresse").focus();
    await expect(page.locator("html")).toHaveAttribute("data-enhanced");
    expect(new Set(complaints.splice(0))).toEqual(new Set(["Failed to load resource: net::ERR_FAILED"]));
  });

  test("nothing moves when the script arrives", async ({ page }) => {
    await measureShifts(page);
    for (const path of ["/login", "/register"])
      expect([path, (await shiftsOf(page, path)).byScript]).toEqual([path, 0]);
  });
});
