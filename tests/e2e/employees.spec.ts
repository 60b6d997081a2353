import type { Page } from "@playwright/test";
import { demo, expect, questionOf, signIn, singleCheck, test } from "./page";

test("a data manager invites a user, suspends, reinstates and removes them", async ({ page }, info) => {
  const email = `jette-${info.project.name}@kontor.example`;
  await signIn(page, demo.manager);
  await page.goto("/");
  await page
    .getByRole("navigation", { name: "Hauptnavigation" })
    .getByRole("link", { name: "Mitarbeitende" })
    .click();
  await page.getByRole("link", { name: "Person einladen" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mitarbeitende hinzufügen");

  await page.getByLabel("Vorname").fill("Jette");
  await page.getByRole("button", { name: "Einladung senden" }).click();
  await expect(page.getByRole("alert")).toContainText("Bitte füllen Sie das Formular richtig aus.");
  await expect(page.getByLabel("Vorname")).toHaveValue("Jette");
  await page.getByLabel("Nachname").fill(`Oltmanns ${info.project.name}`);
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByLabel("Telefon oder WhatsApp").fill("0431 5606060");
  await page.getByRole("checkbox", { name: "Vertrieb" }).check();
  await page.getByRole("button", { name: "Einladung senden" }).click();
  await expect(page).toHaveURL("/apps/user/list");
  await expect(page.getByRole("status").filter({ hasText: "hinzugefügt" })).toBeVisible();

  await page.getByRole("searchbox", { name: "Name oder E-Mail-Adresse" }).fill(email);
  await page.getByRole("button", { name: "Anwenden" }).click();
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText("Eingeladen");
  await expect(row).toContainText("Vertrieb");
  await row.locator("summary").click();
  await row.getByRole("link", { name: "Bearbeiten" }).click();

  await page.getByRole("button", { name: "Sperren" }).click();
  await expect(page.getByRole("status").filter({ hasText: "wurde gesperrt" })).toBeVisible();
  await page.getByRole("button", { name: "Sperre aufheben" }).click();
  await expect(page.getByRole("status").filter({ hasText: "wurde aufgehoben" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Einladung erneut senden" })).toBeVisible();

  await page.getByRole("link", { name: "Löschen" }).click();
  const question = await questionOf(page, "Person löschen");
  await question.getByRole("button", { name: "Person löschen" }).click();
  // The list as it was filtered.
  await expect(page).toHaveURL(({ pathname, searchParams }) => {
    return pathname === "/apps/user/list" && searchParams.get("search") === email;
  });
  await expect(page.getByRole("status").filter({ hasText: "wurde gelöscht" })).toBeVisible();
});

test("of several people who are invited at once only those stay in the form who cannot be", async ({
  page,
}, info) => {
  const email = `zoe-${info.project.name}@kontor.example`;
  await signIn(page, demo.manager);
  await page.goto("/employee-add");
  await page.getByRole("link", { name: "Mehrere einladen" }).click();
  const people = page.getByLabel("Personen");
  await people.fill(`Zoe Anders <${email}>\nAyşe Kaya <ayse.kaya@kontor.example>`);
  await page.getByRole("button", { name: "Einladungen senden" }).click();
  await expect(page.getByRole("alert")).toContainText("1 Person wurde eingeladen.");
  await expect(people).toHaveValue("Ayşe Kaya <ayse.kaya@kontor.example>");

  await page.goto(`/apps/user/list?search=${email}`);
  await page.getByRole("row").filter({ hasText: email }).locator("summary").click();
  await page.getByRole("link", { name: "Bearbeiten" }).click();
  await page.getByRole("link", { name: "Löschen" }).click();
  const question = await questionOf(page, "Person löschen");
  await question.getByRole("button", { name: "Person löschen" }).click();
  // The list as it was filtered.
  await expect(page).toHaveURL(({ pathname, searchParams }) => {
    return pathname === "/apps/user/list" && searchParams.get("search") === email;
  });
});

/** The newest link to this address in the development mailbox. */
async function linkTo(page: Page, email: string, path: string): Promise<string> {
  const link = new RegExp(`http\\S+/${path}\\?token=[\\w-]+`);
  let found = "";
  await expect(async () => {
    await page.goto("/mailbox");
    const mail = page.locator("section").filter({ hasText: email }).filter({ hasText: path });
    found = link.exec(await mail.first().innerText(singleCheck))?.[0] ?? "";
    expect(found).not.toBe("");
  }).toPass();
  return found;
}

test("a user sets their password by the invitation, forgets it, and sets a new one by the link of the mail", async ({
  page,
  context,
}, info) => {
  const email = `bente-${info.project.name}@kontor.example`;
  await signIn(page, demo.manager);
  await page.goto("/employee-add");
  await page.getByLabel("Vorname").fill("Bente");
  await page.getByLabel("Nachname").fill("Clasen");
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByRole("button", { name: "Einladung senden" }).click();
  await expect(page).toHaveURL("/apps/user/list");
  await context.clearCookies();
  await page.goto(await linkTo(page, email, "setPassword"));
  await page.getByLabel("Neues Kennwort", { exact: true }).fill("Erstes Kennwort 7");
  await page.getByLabel("Neues Kennwort wiederholen").fill("Erstes Kennwort 7");
  await page.getByRole("button", { name: "Kennwort festlegen" }).click();
  await expect(page).toHaveURL("/employee/login");

  await page.goto("/login");
  await page.getByRole("link", { name: "Kennwort vergessen?" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kennwort vergessen?");
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByRole("button", { name: "Link senden" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Link" })).toContainText(
    "Der Link zum Zurücksetzen wurde gesendet.",
  );

  const found = await linkTo(page, email, "confirm-password");
  await page.goto(found);
  await page.getByLabel("Neues Kennwort", { exact: true }).fill("Neues Kennwort 7");
  await page.getByLabel("Neues Kennwort wiederholen").fill("Neues Kennwort 7");
  await page.getByRole("button", { name: "Kennwort festlegen" }).click();
  await expect(page).toHaveURL("/employee/login");
  await expect(page.getByRole("status")).toContainText("Das Kennwort wurde geändert.");
  await page.goto(found);
  await expect(page).toHaveURL("/token-error?used=1");
});
