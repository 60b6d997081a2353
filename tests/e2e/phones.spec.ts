import type { Locator } from "@playwright/test";
import { demo, expect, hydrated, openPage, signIn, singleCheck, test } from "./page";

test.use({ viewport: { width: 360, height: 740 } });

test("on a phone the next question takes one row that grows, under the fingers and above the keyboard", async ({
  page,
}, info) => {
  await signIn(page, "lars.thomsen@kontor.example");
  await page.goto("/employee/chat");
  const chat = page.locator("main").getByRole("link", { name: "Sicher im Lager" }).first();
  const address = (await chat.getAttribute("href")) ?? "";
  await openPage(page, address);
  for (const direction of ["ltr", "rtl"]) {
    // The language is the account's, which other tests use at the same time.
    await page.evaluate(dir => document.documentElement.setAttribute("dir", dir), direction);
    const bar = page.locator("[data-composer]");
    const field = bar.getByRole("textbox");
    const send = bar.getByRole("button");
    const heightOf = async () => (await bar.boundingBox())!.height;
    expect(await heightOf(), direction).toBeLessThan(70);
    await expect(send).toHaveAccessibleName("Fragen");
    for (const one of [field, send]) {
      const { width, height } = (await one.boundingBox())!;
      expect(Math.min(width, height), direction).toBeGreaterThanOrEqual(44);
    }
    const [fieldBox, sendBox] = [(await field.boundingBox())!, (await send.boundingBox())!];
    expect(Math.abs(fieldBox.y + fieldBox.height - sendBox.y - sendBox.height)).toBeLessThan(2);
    await field.fill("Erste Zeile\nzweite\ndritte");
    const grown = await heightOf();
    expect(grown, direction).toBeGreaterThan(90);
    await field.fill("Zeile\n".repeat(40));
    expect(await heightOf(), direction).toBeLessThan(740 / 3);
    await field.fill("");
  }
  if (info.project.name === "nojs") return;
  // Where the keyboard covers the page, only the visual viewport becomes smaller.
  await page.evaluate(() => {
    Object.defineProperty(visualViewport!, "height", { value: innerHeight - 300, configurable: true });
    visualViewport!.dispatchEvent(new Event("resize"));
  });
  const { y, height } = (await page.locator("[data-composer]").boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(740 - 300);
  // Elsewhere the page does, and the bar stays where it sticks.
  await page.reload();
  await page.setViewportSize({ width: 360, height: 320 });
  await page.mouse.wheel(0, -5000);
  await expect
    .poll(async () => {
      const box = (await page.locator("[data-composer]").boundingBox())!;
      return box.y + box.height;
    })
    .toBeLessThanOrEqual(320);
});

test("the choice of single files stays within a phone's page", async ({ page }) => {
  await signIn(page, demo.employee);
  for (const path of ["/employee/mistralai", "/employee/chat/new"]) {
    await openPage(page, path);
    await page.getByText("Einzelne Dateien wählen").click();
    const find = page.getByRole("button", { name: "Suchen", exact: true }).locator("visible=true").last();
    await expect(find).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
  }
});

test("a very long word that was searched stays within a phone's page", async ({ page }) => {
  await signIn(page, "lars.thomsen@kontor.example");
  await openPage(page, "/employee/mistralai");
  const word = `${"Donaudampfschifffahrtsgesellschaft".repeat(3)}?`;
  await page
    .getByRole("textbox", { name: "Ihre Frage" })
    .fill(`Sehr geehrte Damen und Herren, ich habe eine Frage. Ich war im Juni drei Wochen krank. ${word}`);
  await page.getByRole("button", { name: "Fragen", exact: true }).click();
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toContainText(word);
  // Without script the answer is in a frame until the page is loaded again.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(`Gesucht wurde: „${word}“`)).toBeVisible(singleCheck);
  }).toPass();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("a very long question takes a few lines of the log", async ({ page }) => {
  await signIn(page, "lars.thomsen@kontor.example");
  await openPage(page, "/employee/mistralai");
  const words = "Sehr ausführlich beschriebener Fall.";
  await page.getByRole("textbox", { name: "Ihre Frage" }).fill(`${words} `.repeat(100));
  await page.getByRole("button", { name: "Fragen", exact: true }).click();
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toContainText(words);
  await page.goto("/employee/mistralai/ChatLog");
  const link = page.locator("main table").getByRole("link", { name: words }).first();
  expect((await link.boundingBox())!.height).toBeLessThan(120);
});

test("on a phone the question has most of the width, nothing covers its button, and a source opens below the bar", async ({
  page,
}, info) => {
  await signIn(page, "lars.thomsen@kontor.example");
  await page.goto("/employee/chat");
  const chat = page.locator("main").getByRole("link", { name: "Sicher im Lager" }).first();
  await openPage(page, (await chat.getAttribute("href")) ?? "");
  const field = page.getByRole("textbox", { name: "Ihre Frage" });
  expect((await field.boundingBox())!.width).toBeGreaterThan(270);
  await expect(page.getByRole("button", { name: "Nach oben" })).toHaveCount(0);
  if (info.project.name === "nojs") return;
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(page.getByRole("button", { name: "Nach oben" })).toBeHidden();
  await page.locator("article ol a, article li a").first().click();
  const title = page.locator("main aside h2");
  await expect(title).toBeFocused();
  const bar = (await page.locator("header.bar").boundingBox())!;
  await expect
    .poll(async () => (await page.locator("main aside .top").boundingBox())!.y)
    .toBeGreaterThanOrEqual(bar.y + bar.height - 1);
  // Nothing covers the marked sentence.
  await expect(page.getByRole("link", { name: "Zur neuesten Nachricht" })).toBeHidden();
});

test("a long page of a source scrolls between the ways to other sources and to other pages", async ({
  page,
}, info) => {
  test.skip(info.project.name === "nojs", "styles do it, which are the same without");
  await signIn(page, demo.employee);
  await page.goto("/employee/chat");
  const chat = page.locator("main").getByRole("link", { name: "Auf Dienstreise" }).first();
  const address = ((await chat.getAttribute("href")) ?? "").replace(/#.*/, "");
  await page.goto(address);
  const cite = await page.locator("article a[href*='source=']").first().getAttribute("href");
  const pages = page.locator("main aside .pages");
  // The demo's documents are read while the tests begin.
  await expect(async () => {
    await page.goto(`${address}${cite}`);
    await expect(pages).toBeVisible(singleCheck);
  }).toPass();
  await hydrated(page);
  await page.locator("main aside .leaf").evaluate(leaf => {
    leaf.append(...Array.from({ length: 40 }, () => leaf.lastElementChild!.cloneNode(true)));
  });
  // As long as that of a .docx.
  await pages.locator("> span").evaluate(place => place.replaceChildren("Abschnitt 10 von 21"));
  const bar = (await page.locator("header.bar").boundingBox())!;
  for (const [width, height] of [
    [360, 740],
    [1440, 700],
  ] as const) {
    await page.setViewportSize({ width, height });
    // On a phone into the page, on a wide screen down to the footer.
    await page.evaluate(phone => {
      const source = document.querySelector("main aside")!.getBoundingClientRect();
      scrollTo(0, phone ? scrollY + source.top + 300 : 100_000);
    }, width < 640);
    const close = page.locator("main aside").getByRole("link", { name: "Quelle schließen" });
    await expect
      .poll(async () => (await close.boundingBox())?.y, `${width}`)
      .toBeGreaterThanOrEqual(bar.height - 1);
    await expect(async () => {
      const row = (await pages.boundingBox())!;
      expect(row.y + row.height, `${width}`).toBeLessThanOrEqual(height);
      expect(row.height, `${width}`).toBeLessThan(80);
    }).toPass();
  }
  // At a zoom of 400 % both would leave a line of it.
  await page.setViewportSize({ width: 360, height: 225 });
  const mark = page.locator("main aside mark").first();
  await mark.evaluate(sentence => sentence.scrollIntoView({ block: "center" }));
  const free = await mark.evaluate(sentence => {
    const rows = [...sentence.getClientRects()].filter(
      ({ top, bottom }) => top >= 0 && bottom <= innerHeight,
    );
    return rows.map(
      ({ x, y, width, height }) =>
        document.elementFromPoint(x + width / 2, y + height / 2)?.closest("mark, .top, .pages")?.tagName,
    );
  });
  expect(free.length).toBeGreaterThan(0);
  expect(new Set(free)).toEqual(new Set(["MARK"]));
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

/** The lines that an element's text has on the screen. */
const linesOf = (element: Locator) =>
  element.evaluate(element => {
    const range = document.createRange();
    const lines: { top: number; text: string }[] = [];
    for (const node of element.childNodes)
      for (const [at, letter] of [...(node.textContent ?? "")].entries()) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const { top } = range.getBoundingClientRect();
        if (lines.at(-1)?.top === top) lines.at(-1)!.text += letter;
        else lines.push({ top, text: letter });
      }
    return lines.map(({ text }) => text);
  });

test("an address of mail breaks after its signs, never within a word, and is copied whole", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await signIn(page, "administrator@lotse.example");
  await page.goto("/admin/users/data-manager");
  const address = page.locator("main").getByText(demo.manager, { exact: true });
  const lines = await linesOf(address);
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/[@._-]$/);
  const copied = await address.evaluate(element => {
    getSelection()!.selectAllChildren(element);
    return getSelection()!.toString();
  });
  expect(copied).toBe(demo.manager);
});

test("recipients in the list of sent mails break after their signs, on screens and on paper", async ({
  page,
}) => {
  await signIn(page, demo.manager);
  await openPage(page, "/apps/email/sent");
  for (const width of [1440, 1280, 1024, 900, 360])
    for (const media of ["screen", "print"] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ media });
      for (const address of await page.locator("main").getByText("einkauf@hafenkontor.example").all())
        for (const line of (await linesOf(address)).slice(0, -1)) expect(line, `${width}`).toMatch(/[@._-]$/);
    }
});

test("at a zoom of 200 % the first mail of the mailbox is on the first screen, and folders and filters wait behind disclosures", async ({
  page,
}) => {
  await signIn(page, demo.manager);
  for (const [width, height] of [
    [720, 450],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPage(page, "/apps/email");
    const { y } = (await page.getByRole("link", { name: "Lieferzeit für Röstkaffee" }).boundingBox())!;
    expect(y, `${width}`).toBeLessThan(height - 20);
    const sent = page.locator("main").getByRole("link", { name: "Gesendet" });
    await expect(sent).toBeHidden();
    await page.locator("main summary", { hasText: "Ordner" }).click();
    await expect(sent).toBeVisible();
    await sent.click();
    await expect(page.getByRole("heading", { level: 1, name: "Gesendet" })).toBeVisible();
    await expect(page.locator("main").getByRole("link", { name: "Posteingang" })).toBeHidden();
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.locator("main").getByRole("link", { name: "Posteingang" })).toBeVisible();
  await expect(page.locator("main summary", { hasText: "Ordner" })).toBeHidden();
});

test("at a zoom of 200 % without script the actions on chosen mails wait behind a disclosure, and work", async ({
  page,
}, info) => {
  test.skip(info.project.name === "js", "with script they appear once a mail is chosen");
  await page.setViewportSize({ width: 720, height: 450 });
  await signIn(page, demo.manager);
  await openPage(page, "/apps/email");
  const star = page.getByRole("button", { name: "Markieren", exact: true });
  await expect(star).toBeHidden();
  await page.locator("tbody tr", { hasText: "Aussteller und Hallenplan" }).getByRole("checkbox").check();
  await page.locator("main summary", { hasText: "Aktionen" }).click();
  await star.click();
  await expect(page.getByText("1 E-Mail wurde markiert.")).toBeVisible();
  await page.getByRole("button", { name: "Rückgängig machen" }).click();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(star).toBeVisible();
  await expect(page.locator("main summary", { hasText: "Aktionen" })).toBeHidden();
});

test("on a phone the name of a chosen file has the width of its field", async ({ page }, info) => {
  test.skip(info.project.name !== "js", "Without script the browser names the file.");
  await signIn(page, demo.manager);
  await openPage(page, "/knowledge/new");
  const name = "Betriebsvereinbarung Arbeitszeit.docx";
  await page
    .locator("main input[type=file]")
    .first()
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from("PK") });
  const shown = page.locator("[data-filled] .box > span", { hasText: name });
  const [box, field] = await Promise.all([shown.boundingBox(), page.locator("[data-filled]").boundingBox()]);
  expect(box?.width).toBeGreaterThan((field?.width ?? 0) * 0.6);
});

test("on a phone the current one of many tabs is in view", async ({ page }) => {
  await signIn(page, "manager@kontor.example");
  for (const path of ["/feedback-report/golden", "/feedback-report"]) {
    await openPage(page, path);
    const tabs = page.getByRole("navigation").filter({ hasText: "Freigegebene Antworten" });
    const tab = tabs.locator('a[aria-current="page"]');
    await expect(tab).toBeInViewport({ ratio: 1 });
    expect((await tab.boundingBox())!.x).toBeGreaterThanOrEqual(0);
  }
});

test("the menu of a chat stays on the screen of a phone, also below a long name and without script", async ({
  page,
}) => {
  await signIn(page, "lars.thomsen@kontor.example");
  await page.goto("/employee/chat");
  const chat = page.locator("main").getByRole("link", { name: "Sicher im Lager" }).first();
  await openPage(page, (await chat.getAttribute("href")) ?? "");
  for (const direction of ["ltr", "rtl"]) {
    await page.evaluate(dir => document.documentElement.setAttribute("dir", dir), direction);
    // The chat's name belongs to other tests too, so only this page shows a longer one.
    await page.evaluate(() => {
      document.querySelector("main header h1")!.textContent =
        "Unterweisung im Lager und auf dem Hof der Zentrale";
      window.scrollTo(0, 0);
    });
    const menu = page.locator("main header .acts");
    await menu.locator("summary").click();
    for (const link of await menu.getByRole("link").all()) {
      const { x, width } = (await link.boundingBox())!;
      expect(x, direction).toBeGreaterThanOrEqual(0);
      expect(x + width, direction).toBeLessThanOrEqual(360);
    }
    await menu.locator("summary").click();
  }
});
