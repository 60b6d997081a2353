import type { Page, Route } from "@playwright/test";
import { expect, openPage, test } from "./page";

test.skip(({ javaScriptEnabled }) => !javaScriptEnabled, "Without script there is no work to wait for.");

/** Holds responses of these addresses back until called. */
async function holdBack(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let open = false;
  await page.route(address, route => (open ? route.continue() : void held.push(route)));
  return async () => {
    open = true;
    await Promise.all(held.map(route => route.continue()));
  };
}

/** The bodies of the forms sent by a page. */
function formsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", request => {
    if (request.method() === "POST") sent.push(request.postData() ?? "");
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
  test(`a fast user who ${how} registers with one press`, async ({ page }) => {
    const goOn = await holdBack(page, holds);
    await openPage(page, "/register");
    // The form waits for the work ten seconds at most. Here they never pass, however busy the machine is.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    const sent = formsOf(page);
    await fill(page, {
      Vorname: "Jule",
      Nachname: "Flink",
      "E-Mail-Adresse": `jule.${holds === script ? 1 : 2}@flink.example`,
      "Telefon oder WhatsApp": "0431 5606061",
      Kennwort: "morgen frisch",
      "Kennwort wiederholen": "morgen frisch",
    });
    await page.getByLabel("Ich stimme").check();
    await page.getByRole("button", { name: "Konto anlegen" }).click();
    const button = page.getByRole("button", { name: "Wird geprüft …" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    // A second, impatient press.
    await button.click({ force: true });
    expect(sent).toEqual([]);
    await goOn();
    await expect(page).toHaveURL("/verify");
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatch(/solution=\w{20}/);
  });

test("a waiting form is announced politely, and is sent without another press", async ({ page }) => {
  const goOn = await holdBack(page, work);
  await openPage(page, "/forgot-password");
  const sent = formsOf(page);
  const address = page.getByLabel("E-Mail-Adresse");
  await address.fill("jule@flink.example");
  await address.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "automatisch gesendet" })).toBeVisible();
  await goOn();
  await expect(page.getByText("Der Link zum Zurücksetzen wurde gesendet.")).toBeVisible();
  expect(sent).toHaveLength(1);
});

test("a form goes without the work where that fails", async ({ page }) => {
  await page.route(work, route => route.fulfill({ status: 404 }));
  await openPage(page, "/forgot-password");
  const sent = formsOf(page);
  await fill(page, { "E-Mail-Adresse": "jule@flink.example" });
  await page.getByRole("button", { name: "Link senden" }).click();
  await expect(page.getByText("Der Link zum Zurücksetzen wurde gesendet.")).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).not.toContain("solution=");
});

test("a form goes without the work where its script does not come", async ({ page }) => {
  await page.route(script, route => route.fulfill({ status: 404 }));
  await openPage(page, "/forgot-password");
  const sent = formsOf(page);
  // Some browsers do not focus a pressed button: then the press is the first event.
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form:has([name="stamp"])')!;
    form.querySelector<HTMLInputElement>('[name="email"]')!.value = "jule@flink.example";
    form.requestSubmit();
  });
  await expect(page.getByText("Der Link zum Zurücksetzen wurde gesendet.")).toBeVisible();
  expect(sent).toHaveLength(1);
});
