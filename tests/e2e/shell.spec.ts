import { demo, expect, openBeforeScript, openPage, signIn, singleCheck, test } from "./page";

const withScript = (name: string) => test.skip(name !== "js", "this is what script adds");
const choose = (page: import("@playwright/test").Page, cookies: Record<string, string>) =>
  page.context().addCookies(
    Object.entries(cookies).map(([name, value]) => ({
      name,
      value: encodeURIComponent(value),
      url: test.info().project.use.baseURL!,
    })),
  );
const search = (page: import("@playwright/test").Page) =>
  page.locator("header").getByRole("searchbox", { name: "Seiten, Dateien und Chats suchen" });

test("the keyboard reaches the page, its frame and what is under each menu", async ({ page }, info) => {
  await signIn(page, demo.manager);
  await openPage(page, "/apps/user/list");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Zum Inhalt springen" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();

  const account = page.locator("header summary").filter({ hasText: "Kontomenü" });
  await account.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("header").getByRole("link", { name: "Ansicht anpassen" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Abmelden" })).toBeVisible();
  if (info.project.name === "nojs") return;
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(account).toBeFocused();
  await expect(page.getByRole("button", { name: "Abmelden" })).toBeHidden();
});

test("a menu stays open where the page jumps within itself", async ({ page }, info) => {
  withScript(info.project.name);
  await signIn(page, demo.manager);
  await openPage(page, "/apps/user/list");
  await page.locator("header summary").filter({ hasText: "Kontomenü" }).click();
  await expect(page.getByRole("button", { name: "Abmelden" })).toBeVisible();
  await page.evaluate(
    () =>
      new Promise(resolve => {
        addEventListener("popstate", () => requestAnimationFrame(() => requestIdleCallback(resolve)));
        location.hash = "elsewhere";
      }),
  );
  await expect(page.getByRole("button", { name: "Abmelden" })).toBeVisible();
});

test("the view is adjusted on a page of its own, or in a drawer beside the page", async ({ page }, info) => {
  await signIn(page, demo.manager);
  await openPage(page, "/apps/user/list");
  await page.locator("header summary").filter({ hasText: "Kontomenü" }).click();
  await page.locator("header").getByRole("link", { name: "Ansicht anpassen" }).click();
  const drawer = page.getByRole("dialog", { name: "Ansicht anpassen" });
  const place = info.project.name === "js" ? drawer : page.locator("main");
  const pick = async (group: string, choice: string) => {
    const button = place
      .getByRole("group", { name: group, exact: true })
      .getByRole("button", { name: choice });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
  };
  await pick("Darstellung", "Dunkel");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await pick("Hauptnavigation", "Oben");
  await expect(page.locator("[data-top-navigation]")).toBeVisible();
  await pick("Fußzeile", "Ausgeblendet");
  await expect(page.locator("footer")).toHaveCount(0);
  await pick("Farben", "Petrol");
  await expect(page.locator("body")).toHaveCSS("color-scheme", "dark");
  expect(
    await page.evaluate(() => getComputedStyle(document.body).getPropertyValue("--primary").trim()),
  ).toBe("#74d0c6");
  await place.getByRole("button", { name: "Ansicht zurücksetzen" }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  await expect(page.locator("aside")).toBeVisible();
  if (info.project.name === "nojs") return;
  await expect(page).toHaveURL("/apps/user/list");
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
});

test("the contrast is that of the colours which are shown, also after others were tried", async ({
  page,
}, info) => {
  withScript(info.project.name);
  await signIn(page, demo.employee);
  await openPage(page, "/customizer");
  const contrast = page.locator("#primary-darken-light-contrast");
  const standard = (await contrast.textContent()) ?? "";
  await page.locator("#primary-darken-light").fill("#ffff00");
  await expect(contrast).toContainText("reicht für Text nicht aus");
  const choose = (colours: string) => page.locator(`main button[name=colours][value=${colours}]`).click();
  await choose("teal");
  await expect(contrast).toContainText("gut lesbar");
  await choose("standard");
  await expect(contrast).toHaveText(standard);
});

test("the navigation at the side shows its words beside every list, with a form beside it too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, demo.manager);
  for (const path of ["/apps/user/list", "/mistralai/chatDivisions"]) {
    await openPage(page, path);
    const link = page.locator("aside").getByRole("link", { name: "Bereiche und Dateien" });
    const { width, words } = await link.evaluate(entry => ({
      width: entry.getBoundingClientRect().width,
      words: entry.scrollWidth,
    }));
    expect(width, path).toBeGreaterThan(180);
    expect(words, path).toBeLessThanOrEqual(width);
  }
});

test("a narrow screen has its navigation under a button", async ({ page }, info) => {
  await page.setViewportSize({ width: 360, height: 700 });
  await signIn(page, demo.manager);
  await choose(page, { orientation: "horizontal" });
  await openPage(page, "/apps/user/list");
  await expect(page.locator("[data-top-navigation]")).toBeHidden();
  const opener = page.locator("summary").filter({ hasText: "Navigation öffnen" });
  await opener.focus();
  await page.keyboard.press("Enter");
  if (info.project.name === "js") {
    const drawer = page.getByRole("dialog", { name: "Hauptnavigation" });
    await expect(drawer).toBeVisible();
    // The rest of the page is inert: the focus stays inside.
    for (let at = 0; at < 14; at++) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      );
      expect(outside).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.mouse.click(355, 400);
    await expect(drawer).toBeHidden();
    await opener.click();
    await drawer.getByRole("link", { name: "Chats" }).click();
    await expect(drawer).toBeHidden();
  } else {
    await page.getByRole("link", { name: "Chats", exact: true }).and(page.locator(":visible")).click();
  }
  await expect(page).toHaveURL("/chat");
  expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth").catch(() => true)).toBe(
    true,
  );
});

test("search finds pages and records that one may open", async ({ page }) => {
  await signIn(page, demo.manager);
  await openPage(page, "/apps/user/list");
  await search(page).fill("personal");
  await search(page).press("Enter");
  await expect(page).toHaveURL("/search?words=personal");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Suche");
  await page.locator("main").getByRole("link", { name: "Personal" }).first().click();
  await expect(page).toHaveURL(/chatDivisions\?division=/);
});

test("Ctrl K opens the palette, and Enter goes where it says", async ({ page }, info) => {
  withScript(info.project.name);
  await signIn(page, demo.manager);
  await openPage(page, "/chat");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox", { name: "Springen zu" })).toBeFocused();
  await page.keyboard.type("mitarb");
  await expect(page.getByRole("option", { name: "Mitarbeitende", exact: true })).toBeVisible();
  await expect(page.getByRole("option", { name: /Rollen der Verwaltung|Team/ })).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/apps/user/list");
  await expect(page.getByRole("combobox", { name: "Springen zu" })).toBeHidden();
});

test("single keys search and help, leave fields alone, and can be switched off", async ({ page }, info) => {
  withScript(info.project.name);
  await signIn(page, demo.manager);
  await openPage(page, "/notifications");
  const keys = page.getByRole("dialog", { name: "Tasten" });
  await page.keyboard.press("?");
  await expect(keys).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(keys).toBeHidden();
  await page.keyboard.press("/");
  await expect(search(page)).toBeFocused();
  await page.keyboard.type("a/b?");
  await expect(search(page)).toHaveValue("a/b?");
  await expect(keys).toBeHidden();

  await choose(page, { shortcuts: "off" });
  await openPage(page, "/notifications");
  await page.locator(".find-bell i, .find-bell").first().waitFor();
  await page.locator("#content").focus();
  await page.keyboard.press("/");
  await page.keyboard.press("?");
  await expect(search(page)).not.toBeFocused();
  await expect(keys).toBeHidden();
});

test("who presses keys while script takes the page over still gets a page that answers", async ({
  page,
}, info) => {
  withScript(info.project.name);
  await signIn(page, demo.manager);
  // Presses keys continuously, so that some hit the short interval in which the page's data is read.
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    let left = 4000;
    port1.onmessage = () => {
      document.body?.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
      if (left-- > 0) port2.postMessage(0);
    };
    port2.postMessage(0);
  });
  await openPage(page, "/notifications");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Tasten" })).toBeVisible();
});

test("on pages of visitors too a menu closes when one presses beside it, and by Escape", async ({
  page,
}, info) => {
  withScript(info.project.name);
  await openPage(page, "/login");
  const menu = page.locator("header details").first();
  const open = async () => {
    await menu.locator("summary").click();
    await expect(menu).toHaveAttribute("open");
  };
  await open();
  await page.locator("h1").click();
  await expect(menu).not.toHaveAttribute("open");
  await open();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(menu.locator("summary")).toBeFocused();
});

test("charts that answer to the pointer take the colours of another theme at once", async ({
  page,
}, info) => {
  withScript(info.project.name);
  await signIn(page, demo.manager);
  await choose(page, { theme: "light" });
  await openPage(page, "/charts/apex-chart");
  const pictures = page.locator(".picture");
  const drawn = async () => {
    // The kinds that show no hints by themselves: the others stay as the server has drawn them.
    for (const chart of ["week", "days"]) {
      const picture = page.locator(`[aria-labelledby="${chart}-title"] .picture`).first();
      await picture.scrollIntoViewIfNeeded();
      // The server's drawing is static; the browser's own is React's.
      await expect
        .poll(() =>
          picture
            .locator("svg")
            .first()
            .evaluate(svg => Object.keys(svg).some(key => key.startsWith("__react"))),
        )
        .toBe(true);
    }
  };
  // Which colours, not how often: other tests ask questions of the same company meanwhile.
  const colours = () =>
    pictures.evaluateAll(all =>
      all.map(picture => {
        const drawn = [...picture.querySelectorAll("svg *")].map(one => {
          const { fill, stroke } = getComputedStyle(one);
          return `${one.tagName} ${fill} ${stroke}`;
        });
        return [...new Set(drawn)].sort();
      }),
    );
  await drawn();
  const light = await colours();
  await page.locator("header summary").filter({ hasText: "Darstellung" }).click();
  await page.locator("header").getByRole("button", { name: "Dunkel" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  const switched = await colours();
  expect(switched).not.toEqual(light);
  await page.reload();
  await drawn();
  expect(switched).toEqual(await colours());
});

test("a chart is heard once: its name, what it counts, and its numbers as a table", async ({ page }) => {
  await signIn(page, demo.manager);
  await page.goto("/dashboard?days=90");
  const chart = page.getByRole("figure", { name: "Eingegangene Fragen" });
  await chart.locator("summary").click();
  const heard = await chart.ariaSnapshot();
  expect(heard).toMatch(/^- figure "Eingegangene Fragen":/);
  expect(heard).toContain('- columnheader "Beantwortet"');
  expect(heard).not.toContain("- img");
  await expect(page.getByRole("region", { name: "Eingegangene Fragen", exact: true })).toHaveCount(0);
});

test("charts of a dashboard show their numbers to the pointer and lead on, without the code that draws them", async ({
  page,
}, info) => {
  withScript(info.project.name);
  const asked: string[] = [];
  page.on("request", request => asked.push(new URL(request.url()).pathname));
  await signIn(page, demo.manager);
  await openPage(page, "/dashboard?days=90");
  const chart = page.locator("figure").filter({ has: page.locator("#received-title") });
  const picture = chart.locator(".picture");
  await picture.scrollIntoViewIfNeeded();
  await chart.locator("summary").click();
  const week = chart.locator("tbody tr").nth(6);
  const cells = (await week.locator("th, td").allInnerTexts()).map(text => text.trim());
  await chart.locator("summary").click();
  const box = (await picture.boundingBox())!;
  const weeks = await chart.locator("tbody tr").count();
  // The middle of the seventh of the weeks between the axis and the right edge of the drawing.
  const across = (52 + ((480 - 52 - 16) * 6.5) / weeks) / 480;
  const at = { x: box.width * across, y: box.height / 2 };
  const hint = picture.locator("div[aria-hidden]");
  await expect(async () => {
    await picture.hover({ position: { x: at.x + 1, y: at.y } });
    await picture.hover({ position: at });
    await expect(hint).toBeVisible(singleCheck);
  }).toPass();
  for (const cell of cells) await expect(hint).toContainText(cell);
  expect(asked.filter(path => /nivo|\/bar-|\/line-/.test(path))).toEqual([]);
  await page.mouse.move(box.x + box.width / 2, box.y - 40);
  await expect(hint).toBeHidden();
  await picture.click({ position: at });
  await page.waitForURL(/from=.*to=/);
});

test("a slow page shows how far it is: from 10, at most 82, then 100, then gone", async ({ page }, info) => {
  withScript(info.project.name);
  await signIn(page, demo.manager);
  await openPage(page, "/customizer");
  let release = () => {};
  const held = new Promise<void>(done => {
    release = done;
  });
  await page.route("**/apps/user/list.data*", async route => {
    await held;
    await route.continue();
  });
  await page.clock.install();
  // From here on the test controls the time, so that each state can be inspected.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.locator("aside").getByRole("link", { name: "Mitarbeitende" }).click();
  const bar = page.getByRole("progressbar", { name: "Seite wird geladen" });
  // React sets its timers after the event; the time is moved on until it has.
  const after = (state: () => Promise<void>) =>
    expect(async () => {
      await page.clock.runFor(100);
      await state();
    }).toPass();
  await after(() => expect(bar).toHaveAttribute("aria-valuenow", "10", singleCheck));
  await after(() => expect(bar).not.toHaveAttribute("aria-valuenow", "10", singleCheck));
  const risen = Number(await bar.getAttribute("aria-valuenow"));
  expect(risen).toBeGreaterThanOrEqual(15);
  expect(risen).toBeLessThanOrEqual(25);
  await page.clock.runFor(20_000);
  await expect(bar).toHaveAttribute("aria-valuenow", "82");
  release();
  await expect(bar).toHaveAttribute("aria-valuenow", "100");
  await after(() => expect(bar).toHaveCount(0, singleCheck));
  await expect(page).toHaveURL("/apps/user/list");
});

test("a long page leads back to its top, and to places in it below the bar", async ({ page }, info) => {
  withScript(info.project.name);
  await page.setViewportSize({ width: 1300, height: 500 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, demo.manager);
  await openPage(page, "/customizer");
  const up = page.getByRole("button", { name: "Nach oben" });
  await expect(up).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 200));
  await expect(up).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 201));
  // At the end of the page it lies beside the legal links.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const { x, width } = (await up.boundingBox())!;
  for (const link of await page.locator("footer a").all()) {
    const box = (await link.boundingBox())!;
    expect(box.x + box.width <= x || box.x >= x + width, (await link.textContent()) ?? "").toBe(true);
  }
  await up.click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator("#content")).toBeFocused();

  await page
    .locator("main section h2")
    .nth(2)
    .evaluate(heading => (heading.id = "there"));
  await page.evaluate(() => (location.hash = "there"));
  await expect
    .poll(() => page.locator("#there").evaluate(heading => Math.round(heading.getBoundingClientRect().top)))
    .toBe(60);
});

const looks: Record<string, string>[] = [
  { orientation: "horizontal", "content-width": "fluid", footer: "sticky", direction: "rtl" },
  { "nav-collapsed": "on", "semi-dark": "on", skin: "default", theme: "light", "navbar-blur": "off" },
  { navbar: "hidden", "horizontal-nav": "hidden", orientation: "horizontal", "primary-dark": "#8fbcf7" },
];
for (const look of looks) {
  test(`no page moves or complains with ${Object.keys(look).join(", ")}`, async ({ page }, info) => {
    withScript(info.project.name);
    await signIn(page, demo.manager);
    await choose(page, look);
    for (const path of ["/apps/user/list", "/mistralai/chatDivisions", "/customizer"]) {
      const script = await openBeforeScript(page, path);
      await page.locator("#end").waitFor({ state: "attached" });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await page.locator("main").boundingBox();
      await script.arrive();
      await page.locator(".find-bell, [data-top-navigation]").first().waitFor({ state: "attached" });
      expect(await page.locator("main").boundingBox()).toEqual(before);
      for (const [name, value] of Object.entries(look))
        if (!name.startsWith("primary") && name !== "direction")
          await expect(page.locator("html")).toHaveAttribute(`data-${name}`, value);
    }
  });
}

test("a name of 200 letters without a space widens no page, and leaves other columns their words", async ({
  page,
}, info) => {
  test.skip(info.project.name === "js", "React would miss the text that it expects; the style is the same");
  await signIn(page, demo.manager);
  const rename = (places: string) =>
    page.evaluate(all => {
      for (const place of document.querySelectorAll(all)) place.textContent = "Donaudampfschiff".repeat(13);
      return document.documentElement.scrollWidth;
    }, places);

  await page.setViewportSize({ width: 360, height: 780 });
  for (const path of ["/mistralai", "/checkout", "/dashboard", "/apps/email"]) {
    await page.goto(path);
    expect(await rename("footer p, main header p, label > span, main p > bdi"), path).toBe(360);
  }

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/mistralai/ChatContact");
  expect(await rename("tbody th a, tbody th bdi")).toBe(1280);
  const share = await page.getByRole("link", { name: "Chat teilen" }).first().boundingBox();
  expect(share!.height).toBeLessThan(48);
});
