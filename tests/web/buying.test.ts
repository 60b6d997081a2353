import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { linkIn, mailTo } from "../factories/mailbox";
import { type Answer, hidden, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
beforeAll(async () => {
  // Without script the human check requires some seconds between form and submission, which a test does not spend typing.
  site = await startSite({ roles: ["web", "api", "worker"], env: { HUMAN_CHECK_SECONDS: "0" } });
});
afterAll(() => site?.stop());

const email = "kauf@moewe.example";
const password = "morgen frisch";
const company = {
  companyName: "Bäckerei Möwe GmbH",
  country: "DE",
  language: "de",
  firstName: "Änne",
  lastName: "Weiß",
  email,
  phoneCountry: "DE",
  phone: "0451 5808833",
  password,
  confirmPassword: password,
  terms: "on",
};

/** The hidden fields of the form that has this field, as a browser sends them. */
function hiddenOf({ text }: Answer, field: string): Record<string, string> {
  const form = text.split("<form").find(part => part.includes(`name="${field}"`)) ?? "";
  const fields = form.split("</form>")[0]!.matchAll(/<input[^>]*type="hidden"[^>]*>/g);
  return Object.fromEntries(
    [...fields].map(([tag]) => [
      /name="([^"]*)"/.exec(tag)?.[1] ?? "",
      (/value="([^"]*)"/.exec(tag)?.[1] ?? "").replaceAll("&amp;", "&"),
    ]),
  );
}

describe("a company that buys without script", () => {
  it("comes from the sign-up to the paid page in five requests of its own", async () => {
    const visitor = site.visitor("127.0.7.1");
    const at = `/signup?${new URLSearchParams({ to: "/checkout?plan=yearly" })}`;
    let page = await visitor.get(at);
    let requests = 0;
    const send = async (path: string, form: Record<string, string>) => {
      requests++;
      return visitor.post(path, form);
    };
    const follow = (answer: Answer): Promise<Answer> => {
      expect([302, 303]).toContain(answer.status);
      return visitor.get(answer.location!, { follow: true });
    };

    await follow(await send(at, { ...hiddenOf(page, "companyName"), ...company }));
    const link = linkIn(site, await mailTo(site, email));
    requests++;
    page = await visitor.get(link);
    expect(page.status).toBe(200);
    page = await follow(await send(link, {}));
    expect(wordsOf(page)).toContain("Zahlungspflichtig bestellen");
    expect(shown(page)).toMatch(/value="yearly"[^>]*checked|checked[^>]*value="yearly"/);

    const ordered = await send("/checkout", {
      plan: "yearly",
      terms: "on",
      requestId: hidden(page, "requestId"),
    });
    expect(ordered.status).toBe(303);
    const hosted = await (await fetch(ordered.location!)).text();
    expect(hosted).not.toContain("<script");
    requests++;
    const paid = await fetch(ordered.location!, {
      method: "POST",
      body: new URLSearchParams({ how: "now" }),
      redirect: "manual",
    });
    page = await visitor.get(new URL(paid.headers.get("location")!).pathname);
    expect(wordsOf(page)).toContain("Die Zahlung ist eingegangen. Ihr Tarif ist aktiv.");
    expect(requests).toBe(5);
  });
});

describe("the page that sells plans", () => {
  /** The page as it is sent, in kilobytes; its styles are within. */
  async function sent(visitor: Visitor, path: string): Promise<number> {
    const headers = { "accept-encoding": "gzip" };
    const page = await visitor.get(path, { headers });
    expect(page.headers.get("content-encoding")).toBe("gzip");
    const plain = await visitor.get(path, { headers: { "accept-encoding": "identity" } });
    const sheets = plain.text.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? [];
    expect(sheets).toEqual([]);
    return page.bytes.length / 1000;
  }

  it("is 16 KB of HTML and CSS at most, for visitors and for those who buy", async () => {
    const figures: Record<string, number> = {};
    for (const language of ["de", "en", "fr", "ar"]) {
      const visitor = site.visitor();
      visitor.cookies.set("language", language);
      figures[`visitor ${language}`] = await sent(visitor, "/checkout");
    }
    figures.buyer = await sent(await site.signedIn("manager@werft.example"), "/checkout");
    for (const [who, kilobytes] of Object.entries(figures))
      expect([who, kilobytes <= 16]).toEqual([who, true]);
  });
});
