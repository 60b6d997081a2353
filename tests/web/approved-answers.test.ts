import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { makeFile } from "../factories/knowledge";
import { errorAt, hidden, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

let site: Site;
let manager: Visitor;
beforeAll(async () => {
  site = await startSite();
  manager = await site.signedIn("manager@kontor.example");
});
afterAll(() => site?.stop());

const list = "/feedback-report/approved";
const idIn = (page: { text: string }, words: string) =>
  new RegExp(`href="${list}/([\\w-]{36})"[^>]*><bdi>${words}`).exec(page.text)![1]!;

describe("approved answers, without script", () => {
  it("of the demo company stand in a list with who approved them and until when, and can be exported", async () => {
    const page = await manager.get(list);
    expect(wordsOf(page)).toContain("Zahlt die Firma das Deutschlandticket?");
    expect(wordsOf(page)).toContain("Nicht mehr gültig");
    expect(wordsOf(await manager.get(`${list}?state=ended`))).not.toContain("Deutschlandticket");
    const sheet = await manager.get(`${list}/export?format=csv`);
    expect(sheet.text).toContain("Deutschlandticket");
  });

  it("are written, refused with what was typed, changed, ended and deleted", async () => {
    const form = `${list}/new`;
    const requestId = hidden(await manager.get(form), "requestId");
    const divisionId = /<option value="([\w-]{36})"/.exec((await manager.get(form)).text)![1]!;
    const typed = {
      requestId,
      divisionId,
      wordings: "Wo kann ich parken?\nGibt es Parkplätze?",
      answer: "Im Hof.",
    };
    const refused = await manager.post(form, { ...typed, validUntil: "2020-01-01" });
    expect(refused.status).toBe(422);
    expect(errorAt(refused, "validUntil")).toContain("Dieser Tag ist vorbei.");
    expect(refused.text).toContain("Gibt es Parkplätze?");
    const done = await manager.post(form, { ...typed, validUntil: "2190-01-01" }, { follow: true });
    expect(wordsOf(done)).toContain("wurde freigegeben.");
    const to = `${list}/${idIn(done, "Wo kann ich parken")}`;
    const twice = { ...typed, requestId: "", wordings: "wo kann ich parken", answer: "Nirgends." };
    const taken = await manager.post(form, { ...twice, validUntil: "2190-01-01" });
    expect(taken.status).toBe(422);
    expect(errorAt(taken, "wordings")).toContain(
      "Auf „wo kann ich parken“ gilt in diesem Bereich schon eine Antwort.",
    );
    expect(taken.text).toContain("Nirgends.");
    const version = hidden(await manager.get(to), "version");
    const changed = { wordings: typed.wordings, answer: "Hinter Tor 2.", validUntil: "2190-01-01", version };
    expect(wordsOf(await manager.post(to, changed, { follow: true }))).toContain("wurde neu freigegeben.");
    expect((await manager.post(to, { ...changed, requestId: "" })).status).toBe(409);
    expect(wordsOf(await manager.get(`${to}/end`))).toContain("Lotse verwendet diese Antwort nicht mehr.");
    const newer = hidden(await manager.get(`${to}/end`), "version");
    expect(wordsOf(await manager.post(`${to}/end`, { version: newer }, { follow: true }))).toContain(
      "wurde aufgehoben.",
    );
    const last = hidden(await manager.get(`${to}/delete`), "version");
    expect(wordsOf(await manager.post(`${to}/delete`, { version: last }, { follow: true }))).toContain(
      "wurde gelöscht.",
    );
    expect((await manager.get(to)).status).toBe(404);

    const stale = await manager.post(to, { ...changed, divisionId, requestId: "" });
    expect(stale.status).toBe(422);
    expect(wordsOf(stale)).toContain("Diese Antwort wurde inzwischen gelöscht.");
    expect(stale.text).toContain("Hinter Tor 2.");
    expect(stale.text).toContain(`action="${form}"`);
    expect(hidden(stale, "divisionId")).toBe(divisionId);
    const again = { ...changed, divisionId, requestId: hidden(stale, "requestId") };
    expect(wordsOf(await manager.post(form, again, { follow: true }))).toContain("wurde freigegeben.");
  });

  it("begin at an open topic with the wordings that were handed on", async () => {
    const topics = await manager.get("/feedback-report/topics");
    const to = /\/feedback-report\/topics\/([\w-]{36})/.exec(shown(topics))![1]!;
    expect(shown(await manager.get(`/feedback-report/topics/${to}`))).toContain(`${list}/new?topic=${to}`);
    expect(wordsOf(await manager.get(`${list}/new?topic=${to}`))).toContain("Für das offene Thema");
  });

  it("are shown in a chat with their mark", async () => {
    const employee = await site.signedIn("employee@kontor.example");
    // The site has no worker, so the demo's own documents are not read.
    await makeFile(site.db, demoId("Kontor Nord GmbH Personal"), ["Der Jahresurlaub beträgt 30 Tage."]);
    const asked = await employee.post("/employee/mistralai", {
      requestId: "an-approved-answer-is-asked-for",
      question: "Bezahlt die Firma ein Deutschlandticket?",
      divisionIds: demoId("Kontor Nord GmbH Personal"),
    });
    const [chat, message] = asked.location!.split("#m-");
    await employee.get(`/answers/${message}/stream`);
    const words = wordsOf(await employee.get(chat!));
    expect(words).toContain("zahlt die Hälfte des Deutschlandtickets");
    expect(words).toMatch(/Freigegebene Antwort von .+, gültig bis/);
  });

  it("are no other company's, and none for an employee", async () => {
    const id = idIn(await manager.get(list), "Zahlt die Firma");
    const stranger = await site.signedIn("manager@werft.example");
    expect(wordsOf(await stranger.get(list))).toContain("Noch keine freigegebenen Antworten");
    expect((await stranger.get(`${list}/${id}`)).status).toBe(404);
    expect((await stranger.post(`${list}/${id}/delete`, { version: "1" })).status).toBe(404);
    expect((await manager.get(`${list}/${id}`)).status).toBe(200);
    const employee = await site.signedIn("employee@kontor.example");
    expect((await employee.get(`${list}/${id}`)).status).not.toBe(200);
  });
});
