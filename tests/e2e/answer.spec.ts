import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { type FakeMode, type FakeProvider, fakeProvider } from "../../app/integrations/ai/fake-provider";
import { freePort } from "../../scripts/free-port.mjs";
import { localProxy } from "../fakes/local-proxy";
import { test as base, demo, expect, readFinished, signIn, singleCheck } from "./page";

// A separate server: it may reach the provider on this machine, and each test changes the provider.
const test = base.extend<{ baseURL: string }, { own: { url: string; provider: FakeProvider } }>({
  own: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names out of this pattern
    async ({}, use) => {
      const provider = await fakeProvider();
      const folder = mkdtempSync(join(tmpdir(), "lotse-e2e-answer-"));
      const port = String(await freePort());
      const server = spawn(process.execPath, ["scripts/start.mjs"], {
        env: {
          ...process.env,
          NODE_ENV: "development",
          PORT: port,
          DATA_DIR: folder,
          ALLOW_PRIVATE_HOSTS: "127.0.0.1",
        },
        stdio: ["ignore", "pipe", "inherit"],
      });
      await Promise.race([once(server.stdout, "data"), once(server, "exit")]);
      if (server.exitCode !== null) throw new Error("The server did not start");
      await use({ url: `http://localhost:${port}`, provider });
      server.kill("SIGTERM");
      await once(server, "exit");
      await provider.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 0 },
  ],
  baseURL: async ({ own }, use) => use(own.url),
});

const unscripted = () => test.info().project.name === "nojs";
const last = (page: Page) =>
  page
    .getByRole("article")
    .filter({ has: page.getByRole("heading", { level: 2 }) })
    .last();

/** Lets a provider with this behaviour answer, or the built-in answerer. */
async function letAnswer(page: Page, provider: FakeProvider, mode: FakeMode | "builtin"): Promise<void> {
  await page.goto("/account-settings/ai");
  if (mode === "builtin") await page.getByRole("radio", { name: "Nur Zitate" }).check();
  else {
    await page.getByRole("radio", { name: "OpenAI-kompatibler" }).check();
    await page.getByLabel("Serveradresse").fill(provider.url);
    await page.getByLabel("Modell", { exact: true }).fill(mode);
  }
  await page.getByRole("button", { name: "Speichern", exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: "ab der nächsten Frage" })).toBeVisible();
}

async function startChat(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto("/chat/new");
    await expect(page.getByRole("checkbox", { name: "Personal" })).toHaveAccessibleName(
      /\d Datei/,
      singleCheck,
    );
  }).toPass();
  await page.getByRole("textbox", { name: "Name" }).fill("Fragen");
  await page.getByRole("checkbox", { name: "Personal" }).check();
  await page.getByRole("button", { name: "Chat starten" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fragen");
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole("textbox", { name: "Ihre Frage" }).fill(question);
  await page.getByRole("button", { name: "Fragen", exact: true }).click();
  await expect(last(page).getByRole("heading", { level: 2 })).toHaveText(question);
}

/** The growing answer: in the page with script, in its frame without. */
const growing = (page: Page) =>
  unscripted() ? page.frameLocator("iframe").locator("body > div") : last(page).locator("[aria-busy=true]");

const question = "Wie viele Tage Jahresurlaub habe ich?";

test("an answer is seen while it is written, in two tabs, is stopped, and asked again", async ({
  page,
  own,
}) => {
  await signIn(page, demo.manager);
  await letAnswer(page, own.provider, "stall");
  await startChat(page);
  await expect(page.getByRole("note")).toContainText("Sie chatten mit einer KI (openai/stall).");
  await ask(page, question);
  // The provider says one word, and then nothing.
  await expect(growing(page)).toHaveText(/^\s*\S+\s*$/);
  const word = ((await growing(page).textContent()) ?? "").trim();
  const tab = await page.context().newPage();
  // A page with a frame has loaded only when the answer ends.
  await tab.goto(page.url(), { waitUntil: "commit" });
  await expect(growing(tab)).toHaveText(word);
  const wait = tab.getByText("Eine Antwort wird noch geschrieben.");
  if (!unscripted()) {
    await tab.getByRole("textbox", { name: "Ihre Frage" }).fill("Und bei Krankheit?");
    await tab.keyboard.press("Enter");
    await expect(wait).toBeVisible();
  }
  const stop = unscripted() ? page.frameLocator("iframe") : page;
  await stop.getByRole("button", { name: "Stoppen" }).click();
  await expect(last(page)).toContainText("Die Antwort wurde gestoppt.");
  await expect(last(page)).toContainText(word);
  // The other tab is updated: in the frame, or by itself.
  if (unscripted()) {
    await tab.frameLocator("iframe").getByRole("link", { name: "Fertige Antwort" }).click();
  }
  await expect(last(tab)).toContainText("Die Antwort wurde gestoppt.");
  await expect(wait).toHaveCount(0);
  if (!unscripted())
    await expect(tab.getByRole("textbox", { name: "Ihre Frage" })).toHaveValue("Und bei Krankheit?");
  await letAnswer(tab, own.provider, "builtin");
  await tab.close();
  await last(page).getByRole("button", { name: "Erneut fragen" }).click();
  if (unscripted()) await readFinished(page, last(page).getByText("Wörtlich zitiert"));
  await expect(last(page)).toContainText("Wörtlich zitiert");
  await expect(page.getByRole("heading", { level: 2, name: question })).toHaveCount(1);
});

test("what was read of an answer stays while the connection is lost", async ({ page, own, complaints }) => {
  test.skip(unscripted(), "without script the browser says so itself");
  await signIn(page, demo.manager);
  await letAnswer(page, own.provider, "stall");
  await startChat(page);
  const proxy = await localProxy(Number(new URL(own.url).port), (client, upstream) => {
    client.pipe(upstream).pipe(client);
  });
  const tab = await page.context().newPage();
  await tab.goto(`http://localhost:${proxy.port}${new URL(page.url()).pathname}`);
  await ask(tab, question);
  await expect(growing(tab)).toHaveText(/^\s*\p{L}+\s*$/u);
  const word = ((await growing(tab).textContent()) ?? "").trim();
  await proxy[Symbol.asyncDispose]();
  await expect(last(tab)).toContainText("Netzwerkfehler. Bitte prüfen Sie Ihre Verbindung.");
  await expect(growing(tab)).toHaveText(word);
  await tab.close();
  expect(complaints.splice(0).filter(text => !/ERR_|^asked localhost:/.test(text))).toEqual([]);
  await page.reload();
  await page.getByRole("button", { name: "Stoppen" }).click();
  await expect(last(page)).toContainText("Die Antwort wurde gestoppt.");
  await letAnswer(page, own.provider, "builtin");
});

test("what went wrong with the provider is said in words, and the question stays", async ({ page, own }) => {
  await signIn(page, demo.manager);
  await letAnswer(page, own.provider, "500");
  await startChat(page);
  await ask(page, question);
  await expect(async () => {
    if (unscripted()) await page.goto(page.url().split("#")[0]!);
    await expect(last(page)).toContainText("Der KI-Anbieter hat einen Fehler gemeldet.", singleCheck);
  }).toPass();
  await expect(last(page).getByRole("button", { name: "Erneut fragen" })).toBeVisible();
  await letAnswer(page, own.provider, "builtin");
});

test("the page follows the answer until its reader scrolls up", async ({ page, own }, info) => {
  test.skip(info.project.name === "nojs", "following needs script");
  await page.setViewportSize({ width: 900, height: 500 });
  await signIn(page, demo.manager);
  await startChat(page);
  for (const words of [question, "Wann verfällt Resturlaub?"]) {
    await ask(page, words);
    await expect(last(page).getByRole("button", { name: "Erneut fragen" })).toBeVisible();
  }
  await letAnswer(page, own.provider, "stall");
  await page.goBack();
  await ask(page, "Und bei Krankheit?");
  await expect(growing(page)).toBeInViewport();
  await page.mouse.move(400, 200);
  await page.mouse.wheel(0, -20_000);
  const latest = page.getByRole("link", { name: "Zur neuesten Nachricht" });
  await expect(latest).toBeVisible();
  const scrolled = () => page.evaluate(() => window.scrollY);
  await expect.poll(scrolled).toBe(0);
  await page.getByRole("button", { name: "Stoppen" }).focus();
  expect(await scrolled()).toBe(0);
  await latest.click();
  await expect(growing(page)).toBeInViewport();
  await expect(latest).toHaveCount(0);
  await page.getByRole("button", { name: "Stoppen" }).click();
  await expect(last(page)).toContainText("Die Antwort wurde gestoppt.");
  await letAnswer(page, own.provider, "builtin");
});

test("an answer is copied with its sources, and its code alone; without script there is no such button", async ({
  page,
  own,
}) => {
  await signIn(page, demo.manager);
  await letAnswer(page, own.provider, "markdown");
  await startChat(page);
  await ask(page, question);
  if (unscripted()) {
    await page.frameLocator("iframe").getByRole("link", { name: "Fertige Antwort" }).click();
    await expect(last(page).locator("pre")).toBeVisible();
    await expect(last(page).getByRole("button", { name: "Kopieren" })).toHaveCount(0);
    return;
  }
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const buttons = last(page).getByRole("button", { name: "Kopieren" });
  await expect(buttons).toHaveCount(2);
  const code = (await last(page).locator("pre").textContent())!;
  await last(page).locator(".code").getByRole("button").click();
  await expect(last(page).locator(".code").getByRole("button")).toHaveText("Kopiert");
  expect(await copied()).toBe(code);
  await buttons.last().click();
  await expect(buttons).toHaveCount(0);
  expect(await copied()).toMatch(/\[1\][\s\S]*\[1\] .+\.pdf, Seite \d+: /);
  await letAnswer(page, own.provider, "builtin");
});

test("without script an answer that has ended is not offered to be stopped, and the next question follows it", async ({
  page,
  own,
}) => {
  test.skip(!unscripted(), "with script the page changes by itself");
  await signIn(page, demo.manager);
  await letAnswer(page, own.provider, "markdown");
  await startChat(page);
  await ask(page, question);
  const frame = page.frameLocator("iframe");
  const next = frame.getByRole("textbox", { name: "Ihre Frage" });
  await expect(next).toBeVisible();
  await expect(frame.getByRole("button", { name: "Stoppen" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Stoppen" })).toBeHidden();
  await next.fill("Und bei Krankheit?");
  await frame.getByRole("button", { name: "Fragen" }).click();
  await expect(last(page).getByRole("heading", { level: 2 })).toHaveText("Und bei Krankheit?");
  await readFinished(page, last(page).getByRole("button", { name: "Gefällt mir", exact: true }));
  await letAnswer(page, own.provider, "builtin");
});
