import { expect, openPage, signIn, test } from "./page";

test.use({ viewport: { width: 360, height: 740 } });

test("on a phone the question has the full width, nothing lies on its button, and a source opens below the bar", async ({
  page,
}, info) => {
  await signIn(page, "lars.thomsen@kontor.example");
  await page.goto("/employee/chat");
  const chat = page.locator("main").getByRole("link", { name: "Sicher im Lager" }).first();
  await openPage(page, (await chat.getAttribute("href")) ?? "");
  const field = page.getByRole("textbox", { name: "Ihre Frage" });
  expect((await field.boundingBox())!.width).toBeGreaterThan(300);
  await expect(page.getByRole("button", { name: "Nach oben" })).toHaveCount(0);
  if (info.project.name === "nojs") return;
  await page.mouse.wheel(0, 2000);
  await expect(page.getByRole("button", { name: "Nach oben" })).toBeHidden();
  await page.locator("article ol a, article li a").first().click();
  const title = page.locator("main aside h2");
  await expect(title).toBeFocused();
  const bar = (await page.locator("header.bar").boundingBox())!;
  await expect
    .poll(async () => (await page.locator("main aside .top").boundingBox())!.y)
    .toBeGreaterThanOrEqual(bar.y + bar.height - 1);
  // Nothing lies on the marked sentence.
  await expect(page.getByRole("link", { name: "Zur neuesten Nachricht" })).toBeHidden();
});

test("on a phone the filters of a list wait behind a disclosure that says how many are in use", async ({
  page,
}, info) => {
  await signIn(page, "administrator@lotse.example");
  await openPage(page, "/admin/users/public-user");
  const language = page.getByRole("combobox", { name: "Sprache" }).locator("visible=true");
  await expect(language).toHaveCount(0);
  await page.locator("summary", { hasText: "Filter" }).click();
  await expect(page.locator("main select[name=language]")).toBeVisible();
  await openPage(page, "/admin/users/public-user?language=de&status=active");
  await expect(page.locator("summary", { hasText: "Filter (2 aktiv)" })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator("summary", { hasText: "Filter" })).toBeHidden();
  await expect(page.locator("main select[name=language]")).toBeVisible();
  // The browser's own field shows no day that is none.
  if (info.project.name === "nojs") return;
  await openPage(page, "/admin/activity-log?from=99.99.2026");
  const from = page.getByRole("textbox", { name: "Von", exact: true });
  await expect(from).toHaveValue("99.99.2026");
  expect(await from.evaluate(field => field.scrollWidth - field.clientWidth)).toBe(0);
});
