import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newId } from "~/db/id";
import { safeHtml } from "~/integrations/mailbox/safe-html";
import { settingsOf } from "../../../../tests/factories/settings";
import { showPictures } from "./show-pictures";

const png = readFileSync("app/db/seed/pictures/ayse.kaya@kontor.example.png");
const gif = Buffer.from("R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==", "base64");
const withText = Buffer.concat([png, Buffer.from("<script>alert(1)</script>")]);

let server: Server;
let settings: ReturnType<typeof settingsOf>;
let asked: IncomingMessage[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    const path = request.url ?? "";
    if (path.startsWith("/moved")) response.writeHead(302, { location: "/a.png" }).end();
    else if (path.startsWith("/inside"))
      response.writeHead(302, { location: "http://192.168.7.7/router" }).end();
    else if (path.startsWith("/large")) response.end(Buffer.concat([png, Buffer.alloc(3_000_000)]));
    else if (path.startsWith("/drawing"))
      response.setHeader("content-type", "image/png").end("<svg onload='alert(1)'/>");
    else if (path.startsWith("/none")) response.writeHead(404).end();
    else response.setHeader("content-type", "text/html").end(path.includes("gif") ? gif : withText);
  });
  await new Promise<void>(resolve => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  settings = settingsOf({ PICTURE_HOSTS: "127.0.0.0/8" });
  asked = [];
});
afterEach(() => settings.remove());

const at = (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${path}`;
const shown = (...addresses: string[]) =>
  showPictures(newId(), safeHtml(addresses.map(src => `<p>x</p><img alt="Bild" src="${src}">`).join(""))!);

describe("the pictures of a mail, when its reader asks for them,", () => {
  test("are fetched once, without cookies or referrer, and stand in the mail as they are drawn", async () => {
    const id = newId();
    const html = safeHtml(`<img src="${at("a.png?x=1&amp;y=2")}"><img src="${at("a.png?x=1&amp;y=2")}">`)!;
    const first = await showPictures(id, html);
    expect(await showPictures(id, html)).toBe(first);
    expect(first.split(`src="data:image/png;base64,${png.toString("base64")}"`)).toHaveLength(3);
    expect(asked.map(({ url }) => url)).toEqual(["/a.png?x=1&y=2"]);
    const { cookie, referer, authorization } = asked[0]!.headers;
    expect([cookie, referer, authorization]).toEqual([undefined, undefined, undefined]);
  });

  test("are recognised by their bytes, not by their declared type, and those that have moved are found", async () => {
    expect(await shown(at("x.gif"), at("moved"))).toMatch(/image\/gif;base64,.*image\/png;base64,/s);
  });

  test("stay alternative texts if they are no pictures, too large, missing, or in a network that is not public", async () => {
    const html = await shown(...["drawing", "large", "none", "inside"].map(at), "http://10.0.0.1/a.png");
    expect(html).not.toContain(" src=");
    expect(html.match(/alt="Bild"/g)).toHaveLength(5);
  });

  test("never come from the operator's network, also where companies may have servers in it", async () => {
    settings.remove();
    settings = settingsOf({ ALLOW_PRIVATE_HOSTS: "127.0.0.0/8" });
    expect(await shown(at("a.png"))).not.toContain(" src=");
    expect(asked).toEqual([]);
  });

  test("are sixty at most, so that a mail cannot make us ask a thousand times", async () => {
    await shown(...Array.from({ length: 200 }, (_, number) => at(`none-${number}`)));
    expect(asked).toHaveLength(60);
  });
});
