import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { publicChat } from "~/db/seed/showcase";
import { makeFile } from "../factories/knowledge";
import { stampIn } from "./human-form";
import { type Answer, hidden, type Site, startSite, type Visitor, wordsOf } from "./site";

const id = demoId(`chat ${publicChat.name}`);
const owners = `/chat/${id}/visitors`;
const page = `/public-chat/${publicChat.visitorCode}`;
const question = "Wie lang ist der Jahresurlaub?";

let site: Site;
let owner: Visitor;
beforeAll(async () => {
  site = await startSite({ env: { HUMAN_CHECK_SECONDS: "0" } });
  owner = await site.signedIn(publicChat.owner);
  // The demo documents are not read in tests.
  await makeFile(site.db, demoId(`${publicChat.company} ${publicChat.division}`), [
    "Der Jahresurlaub beträgt 30 Tage. Das Grundgehalt beträgt 4200 Euro.",
  ]);
});
afterAll(() => site?.stop());

let addresses = 0;
const newVisitor = () => site.visitor(`127.0.9.${++addresses}`);

const formOf = (answer: Answer, words: string) => ({
  question: words,
  stamp: stampIn(answer),
  requestId: hidden(answer, "requestId"),
  homepage: "",
});

describe("a public chat for visitors", () => {
  it("answers with the quoted sentence without script and without a cookie", async () => {
    const visitor = newVisitor();
    const before = await visitor.get(page);
    expect([before.status, before.headers.get("set-cookie")]).toEqual([200, null]);
    expect(wordsOf(before)).toContain("In öffentlichen Chats sehen Sie nur den zitierten Satz.");
    const sent = await visitor.post(page, formOf(before, question));
    expect([sent.status, sent.headers.get("set-cookie")]).toEqual([302, null]);
    const answer = await visitor.get(sent.location!);
    expect(wordsOf(answer)).toContain("Der Jahresurlaub beträgt 30 Tage.");
    expect(answer.text).not.toMatch(/Grundgehalt|\/files\//);
    expect(wordsOf(await owner.get(owners))).toContain(question);
  });

  it("shows the questions before below the newest, at most five, and none of another chat", async () => {
    const visitor = newVisitor();
    let at = page;
    for (const word of ["Jahresurlaub", "Grundgehalt", "Eins", "Zwei", "Drei", "Vier", "Fünf"]) {
      // Each from an address of its own, as the limit of one address is not what is tried here.
      const next = newVisitor();
      at = (await next.post(at, formOf(await next.get(at), `${word} 4711?`))).location!;
    }
    const answer = await visitor.get(at);
    expect(answer.headers.get("set-cookie")).toBeNull();
    const asked = [...answer.text.matchAll(/>(\S+) 4711\?</g)].map(([, word]) => word);
    expect(asked).toEqual(["Fünf", "Vier", "Drei", "Zwei", "Eins", "Grundgehalt"]);
    expect(wordsOf(answer)).toContain("Ihre Fragen davor");
    const stranger = new URL(at, "http://lotse").searchParams.get("answer")!;
    const nothing = await visitor.get(`${page}?earlier=${crypto.randomUUID()},x,${stranger.slice(1)}`);
    expect([nothing.status, wordsOf(nothing)]).toEqual([
      200,
      expect.not.stringContaining("Ihre Fragen davor"),
    ]);
  });

  it("searches a question that refers to the one above it with its words, without script", async () => {
    const visitor = newVisitor();
    const first = (await visitor.post(page, formOf(await visitor.get(page), question))).location!;
    const follow = "Und wie lang ist er?";
    const second = (await visitor.post(first, formOf(await visitor.get(first), follow))).location!;
    expect(wordsOf(await visitor.get(second)).split("Ihre Fragen davor")[0]).toContain(
      "Der Jahresurlaub beträgt 30 Tage.",
    );
    const alone = (await visitor.post(page, formOf(await visitor.get(page), follow))).location!;
    expect(wordsOf(await visitor.get(alone))).not.toContain("Der Jahresurlaub beträgt 30 Tage.");
  });

  it("keeps what was asked when it is refused, and says why", async () => {
    const visitor = newVisitor();
    const before = await visitor.get(page);
    const long = await visitor.post(page, formOf(before, "x".repeat(1001)));
    expect([long.status, wordsOf(long)]).toEqual([422, expect.stringContaining("Ihre Frage ist zu lang.")]);
    expect(long.text).toContain("x".repeat(1001));
    const robot = await visitor.post(page, { ...formOf(before, question), homepage: "https://buy.example" });
    expect(wordsOf(robot)).toContain("Die Sicherheitsprüfung ist fehlgeschlagen.");
  });

  it("shows markup of a question as text", async () => {
    const visitor = newVisitor();
    const sent = await visitor.post(page, formOf(await visitor.get(page), "<img src=x onerror=alert(1)>"));
    const answer = await visitor.get(sent.location!);
    expect(answer.text).toContain("&lt;img src=x");
    expect(answer.text).not.toContain("<img src=x");
  });

  it("weighs at most 14 KB with its styles and goes out without React", async () => {
    for (const path of [page, `${page}/frame`]) {
      const { text } = await newVisitor().get(path);
      expect(gzipSync(text).length).toBeLessThan(14_336);
      expect(text).not.toMatch(/entry\.client|manifest-/);
    }
    expect(readFileSync("public/embed.js").length).toBeLessThan(1024);
  });

  it("is framed by the sites that the owner names only, and only at the address of the frame", async () => {
    const framed = await newVisitor().get(`${page}/frame`);
    expect(framed.headers.get("content-security-policy")).toContain(
      "frame-ancestors https://www.kontor.example",
    );
    expect(framed.headers.get("x-frame-options")).toBeNull();
    // The site's page makes room for it.
    expect(framed.text).toContain("postMessage({lotse:");
    expect((await newVisitor().get(page)).text).not.toContain("postMessage");
    for (const path of [page, "/public-chat/unbekannt/frame"]) {
      const { headers } = await newVisitor().get(path);
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
      expect(headers.get("x-frame-options")).toBe("DENY");
    }
  });

  it("is a sentence with 404 under a link that is not there", async () => {
    const gone = await newVisitor().get("/public-chat/unbekannt");
    expect([gone.status, wordsOf(gone)]).toEqual([
      404,
      expect.stringContaining("Dieser Link ist nicht gültig"),
    ]);
  });
});

describe("the owner of a public chat", () => {
  it("finds link, QR code and lines to embed, and chooses sites and a colour without script", async () => {
    const start = await owner.get(owners);
    expect(wordsOf(start)).toContain(`${page}`);
    expect(start.text).toContain("data-lotse");
    const wrong = await owner.post(owners, { sites: "kontor", colour: "rot" });
    expect(wrong.status).toBe(422);
    expect(wordsOf(wrong)).toContain("Bitte geben Sie je Zeile eine Adresse");
    const done = await owner.post(owners, { sites: "https://www.kontor.example", colour: "#ffee00" });
    expect(done.location).toBe(owners);
    // Yellow is too faint for text: it is darkened.
    expect((await newVisitor().get(page)).text).toMatch(/--primary:#ffee00;--accent:#(?!ffee00)/);
  });

  it("closes it on a page of its own; the link is gone, and reopened it is another one", async () => {
    const visitor = newVisitor();
    const before = await visitor.get(page);
    const ask = await owner.get(`${owners}/close`);
    expect(wordsOf(ask)).toContain("funktionieren danach nicht mehr");
    expect((await owner.post(`${owners}/close`, {})).location).toBe(owners);
    expect((await visitor.get(page)).status).toBe(404);
    expect((await visitor.post(page, formOf(before, question))).status).toBe(404);
    expect(wordsOf(await owner.get(owners))).toContain("Nicht für Besucher geöffnet");
    await owner.post(owners, { sites: "", colour: "" });
    const [link] = await site.db.many<{ code: string }>(
      sql`select code from visitor_links where chat_id = ${id}`,
    );
    expect(link!.code).not.toBe(publicChat.visitorCode);
  });

  it("is alone in it: for others of the company and for strangers the page is not there", async () => {
    for (const email of ["employee@kontor.example", "manager@werft.example"]) {
      const other = await site.signedIn(email);
      const at = email.startsWith("employee") ? `/employee${owners}` : owners;
      expect((await other.get(at)).status).toBe(404);
      expect((await other.post(at, { sites: "", colour: "" })).status).toBe(404);
    }
  });
});
