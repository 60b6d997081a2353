import { afterAll, beforeAll, expect, it } from "vitest";
import { until } from "../factories/until";
import { hidden, type Site, startSite, wordsOf } from "./site";

let site: Site;
beforeAll(async () => {
  site = await startSite({ roles: ["web", "api", "worker"] });
});
afterAll(() => site?.stop());

it("an administrator finds where Stripe refunds an invoice, a part and then the rest, and is refused more", async () => {
  const manager = await site.signedIn("manager@werft.example");
  const administrator = await site.signedIn("administrator@lotse.example");
  const requestId = hidden(await manager.get("/checkout"), "requestId");
  const ordered = await manager.post("/checkout", { plan: "days_30", terms: "on", requestId });
  const paid = await fetch(ordered.location!, {
    method: "POST",
    body: new URLSearchParams({ how: "now" }),
    redirect: "manual",
  });
  const order = await manager.get(new URL(paid.headers.get("location")!).pathname);
  const path = /\/invoice\/preview\/[0-9a-f-]{36}/.exec(order.text)![0];
  const at = `/admin${path}`;

  const page = await administrator.get(at);
  expect(wordsOf(page)).toContain("Dort können Sie bis zu 129,71 € erstatten, auch in Teilen.");
  expect(wordsOf(page)).toContain("Geld wird damit nicht erstattet.");
  const link = /href="([^"]*)"[^>]*>Zahlung bei Stripe öffnen/.exec(page.text)![1]!;
  expect((await manager.get(path)).text).not.toContain(link);
  const refund = async (amount: string) => {
    const answer = await fetch(link, {
      method: "POST",
      body: new URLSearchParams({ amount }),
      headers: { "accept-language": "de" },
    });
    return { status: answer.status, text: wordsOf({ text: await answer.text() }) };
  };

  expect((await refund("29,71")).text).toContain("Noch erstattbar: 100,00 €");
  await until(async () => wordsOf(await administrator.get(at)).includes("Korrigiert um 29,71 €"));
  expect(wordsOf(await administrator.get(at))).toContain("bis zu 100,00 € erstatten");
  expect(await refund("100,01")).toMatchObject({
    status: 422,
    text: expect.stringContaining("So viel kann nicht erstattet werden."),
  });
  expect((await refund("100")).status).toBe(200);
  await until(async () => wordsOf(await administrator.get(at)).includes("Korrigiert um 100,00 €"));
  const done = await administrator.get(at);
  expect(wordsOf(done)).toContain("Storniert");
  expect(done.text).not.toContain(link);
  expect((await refund("1")).status).toBe(422);
  const correction = /href="([^"]*)"[^>]*>Korrigiert um 29,71/.exec(done.text)![1]!;
  expect((await administrator.get(correction)).text).toContain(`href="${at}"`);
  expect(wordsOf(done).match(/Korrigiert um [\d,]+/g)).toHaveLength(2);
});
