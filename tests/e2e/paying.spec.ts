import { expect, hydrated, linkMailedTo, test } from "./page";

// Only the stand-in for Stripe was contacted, and nothing else was wrong.
test.afterEach(({ complaints }) => {
  expect(complaints.splice(0).filter(one => !/^asked localhost:\d+$/.test(one))).toEqual([]);
});

test("a new company pays for a plan, and later walks to its settings and on to the cards at Stripe", async ({
  page,
}, info) => {
  const email = `zahlt-${info.project.name}@moewe.example`;
  await page.goto("/checkout?plan=monthly");
  await page.getByRole("button", { name: "Registrieren und bestellen" }).click();
  await page.getByLabel("Name des Unternehmens").fill(`Möwe ${info.project.name} GmbH`);
  await page.getByLabel("Vorname").fill("Änne");
  await page.getByLabel("Nachname").fill("Weiß");
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByRole("textbox", { name: "Telefon oder WhatsApp" }).fill("0451 5808833");
  await page.getByLabel("Kennwort", { exact: true }).fill("morgen frisch");
  await page.getByLabel("Kennwort wiederholen").fill("morgen frisch");
  await page.getByLabel("Ich stimme den Nutzungsbedingungen").check();
  await page.getByRole("button", { name: "Konto anlegen" }).click();
  await expect(page).toHaveURL("/verify");
  await page.goto(await linkMailedTo(page, email));
  await page.getByRole("button", { name: "Adresse bestätigen" }).click();
  await expect(page).toHaveURL("/checkout?plan=monthly");
  await page.getByLabel("Ich stimme zu").check();
  await page.getByRole("button", { name: "Zahlungspflichtig bestellen" }).click();
  await page.getByRole("button", { name: "Bezahlen", exact: true }).click();
  await expect(page.getByText("Ihr Tarif ist aktiv.")).toBeVisible();

  await page.goto("/dashboard");
  // With script the pages are changed without loading a document, whose policy stays.
  if (info.project.name === "js") await hydrated(page);
  await page
    .getByRole("navigation", { name: "Hauptnavigation" })
    .getByRole("link", { name: "Einstellungen" })
    .click();
  await page.getByRole("link", { name: "Tarif und Rechnungen" }).first().click();
  await page.getByRole("button", { name: "Zahlungsdaten ändern" }).click();
  await expect(page.getByRole("heading", { name: "Zahlungsdaten" })).toBeVisible();
});
