import type { Page, Route } from "@playwright/test";
import { expect, test } from "./page";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "Without script there is no work to wait for.");

/** Keeps the answers to these addresses back until it is called. */
async function holdBack(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  await page.route(address, route => (open ? route.continue() : void held.push(route)));
  return async () => {
    open = true;
    await Promise.all(held.map(route => route.continue()));
  };
}

/** The forms that a page sends, with how each went: by script or by the browser itself. */
function formsOf(page: Page): { by: "script" | "browser"; text: string }[] {
  const sent: ReturnType<typeof formsOf> = [];
  page.on("request", request => {
    if (request.method() !== "POST") return;
    const text = request.postData() ?? "";
    sent.push({ by: request.isNavigationRequest() ? "browser" : "script", text });
  });
  return sent;
}

const script = /human-check-work-[\w-]+\.js$/;
const work = /\/human-check\?stamp=/;
const fill = async (page: Page, texts: Record<string, string>) => {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
};

for (const { how, holds } of [
  { how: "presses the button before the work's script is there", holds: script },
  { how: "presses the button before there is any work", holds: work },
])
  test(`a quick person who ${how} registers with one press`, async ({ page }) => {
    const goOn = await holdBack(page, holds);
    await page.goto("/register", { waitUntil: "networkidle" });
    const sent = formsOf(page);
    await fill(page, {
      Vorname: "Jule",
      Nachname: "Flink",
      "E-Mail-Adresse": `jule.${holds === script ? 1 : 2}@flink.example`,
      "Telefon oder WhatsApp": "0431 5606061",
      Kennwort: "morgen frisch",
      "Kennwort wiederholen": "morgen frisch",
    });
    await page.getByRole("button", { name: "Konto anlegen" }).click();
    const button = page.getByRole("button", { name: "Wird geprüft …" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    // Pressed again, as impatient people do.
    await button.click({ force: true });
    expect(sent).toEqual([]);
    await goOn();
    await expect(page).toHaveURL("/verify");
    expect(sent).toHaveLength(1);
    expect(sent[0]?.by).toBe("script");
    expect(sent[0]?.text).toMatch(/solution=\w{20}/);
  });

test("who is told that their form waits hears it politely, and need not press again", async ({ page }) => {
  const goOn = await holdBack(page, work);
  await page.goto("/forgot-password", { waitUntil: "networkidle" });
  const sent = formsOf(page);
  const address = page.getByLabel("E-Mail-Adresse");
  await address.fill("jule@flink.example");
  await address.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "von selbst gesendet" })).toBeVisible();
  await goOn();
  await expect(page.getByText("Der Link zum Zurücksetzen wurde gesendet.")).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("a form goes without the work where that fails", async ({ page }) => {
  await page.route(work, route => route.fulfill({ status: 404 }));
  await page.goto("/forgot-password", { waitUntil: "networkidle" });
  const sent = formsOf(page);
  await fill(page, { "E-Mail-Adresse": "jule@flink.example" });
  await page.getByRole("button", { name: "Link senden" }).click();
  await expect(page.getByText("Der Link zum Zurücksetzen wurde gesendet.")).toBeVisible();
  expect(sent.map(({ by }) => by)).toEqual(["script"]);
  expect(sent[0]?.text).not.toContain("solution=");
});

test("a form goes by the browser itself where the work's script does not come", async ({ page }) => {
  await page.route(script, route => route.fulfill({ status: 404 }));
  await page.goto("/forgot-password", { waitUntil: "networkidle" });
  const sent = formsOf(page);
  // Some browsers do not focus a pressed button: then the press itself is the first that is heard.
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form:has([name="stamp"])')!;
    form.querySelector<HTMLInputElement>('[name="email"]')!.value = "jule@flink.example";
    form.requestSubmit();
  });
  await expect(page.getByText("Der Link zum Zurücksetzen wurde gesendet.")).toBeVisible();
  expect(sent.map(({ by }) => by)).toEqual(["browser"]);
});
