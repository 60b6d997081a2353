import { expect, openPage, signIn, test } from "./page";

test("another template leaves the recipients of a letter and a text of one's own, until it shall replace that", async ({
  page,
}) => {
  await signIn(page, "administrator@lotse.example");
  await openPage(page, "/admin/emails/email_template");
  const subject = page.getByRole("textbox", { name: "Betreff" });
  const to = page.getByRole("textbox", { name: "E-Mail-Adresse einer Person" });
  const load = async (language: string) => {
    await page.getByRole("combobox", { name: "Sprache der E-Mail" }).selectOption({ label: language });
    await page.getByRole("button", { name: "Vorlage laden" }).click();
  };
  await to.fill("employee@werft.example");
  const text = await subject.inputValue();
  await load("Français");
  await expect(subject).not.toHaveValue(text);
  await expect(to).toHaveValue("employee@werft.example");
  await subject.fill("Mein Betreff");
  await load("English");
  await expect(page.getByText("Ihr Text ist erhalten geblieben.")).toBeVisible();
  await expect(subject).toHaveValue("Mein Betreff");
  await page.getByRole("button", { name: "Durch den Text der Vorlage ersetzen" }).click();
  await expect(subject).not.toHaveValue("Mein Betreff");
  await expect(subject).toHaveAttribute("lang", "en");
  await expect(to).toHaveValue("employee@werft.example");
});
