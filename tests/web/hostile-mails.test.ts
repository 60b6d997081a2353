import { existsSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "@playwright/test";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { safeHtml } from "~/integrations/mailbox/safe-html";
import { browserPath } from "../../scripts/browser.mjs";
import { hostileMails } from "../fakes/hostile-mails";
import { type Site, startSite, type Visitor } from "./site";

const executablePath = browserPath();
let site: Site;
let manager: Visitor;
let counter: Server;
let browser: Browser;
let ids: string[] = [];
const requests: string[] = [];

beforeAll(async () => {
  site = await startSite();
  manager = await site.signedIn("manager@kontor.example");
  counter = createServer((request, response) => {
    requests.push(request.url ?? "");
    response.end();
  });
  await new Promise<void>(resolve => counter.listen(0, "127.0.0.1", resolve));
  if (existsSync(executablePath)) browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const inbox = await site.db.many<{ id: string }>(sql`
    select e.id from emails e join companies c on c.id = e.company_id
    where c.name like 'Kontor%' and e.folder = 'inbox' limit 8`);
  ids = inbox.map(one => one.id);
});
afterAll(async () => {
  await browser?.close();
  counter?.close();
  await site?.stop();
});

const at = () => `http://127.0.0.1:${(counter.address() as AddressInfo).port}`;

/** Shows the mail's frame as its page does, in a browser that can reach the counting server. */
async function shown(html: string, id: string): Promise<{ hacked: boolean; address: string }> {
  await site.db.run(sql`update emails set safe_html = ${html} where id = ${id}`);
  const page = await manager.get(`/apps/email/message/${id}`);
  const [frame = ""] = /<iframe[^>]*>/.exec(page.text) ?? [];
  expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  const document = await manager.get(`/apps/email/message/${id}/frame`);
  const tab = await browser.newPage();
  try {
    await tab.route("http://app.test/**", (route, request) =>
      request.url().endsWith("/frame")
        ? route.fulfill({ body: document.text, headers: Object.fromEntries(document.headers) })
        : route.fulfill({ body: `<!doctype html>${frame}</iframe>`, contentType: "text/html" }),
    );
    // Chromium itself keeps pages of other hosts away from this machine, so the server alone would hear of nothing.
    await tab.route(`${at()}/**`, (route, request) => {
      requests.push(request.url());
      return route.abort();
    });
    await tab.goto("http://app.test/", { waitUntil: "networkidle" });
    const hacked = await tab.evaluate(() => "hacked" in window);
    return { hacked, address: tab.url() };
  } finally {
    await tab.close();
  }
}

describe.skipIf(!existsSync(executablePath))("the HTML of hostile mails in Chromium", () => {
  it("runs no script, asks no server and leads nowhere, also if it had not been made safe", async () => {
    const mails = hostileMails(at());
    expect(mails.length).toBeGreaterThanOrEqual(40);
    const waiting = [...mails.map(one => safeHtml(one) ?? "leer"), ...mails];
    expect(ids.length).toBeGreaterThan(1);
    // Side by side, because a page is quiet only after half a second.
    const readAll = async (id: string) => {
      for (let html = waiting.shift(); html !== undefined; html = waiting.shift())
        expect({ html, ...(await shown(html, id)) }).toEqual({
          html,
          hacked: false,
          address: "http://app.test/",
        });
    };
    await Promise.all(ids.map(readAll));
    expect(requests).toEqual([]);
  });
});
