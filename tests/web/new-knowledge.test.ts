import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { encryptedPdf, handbookDocx, handbookPdf, proseDocx, scanPdf } from "../factories/documents";
import { makeDivision } from "../factories/knowledge";
import { divisionNamed, filesOf, type KnowledgeFiles, sendKnowledge } from "./knowledge-form";
import { errorAt, hidden, type Site, startSite, type Visitor, wordsOf } from "./site";

const list = "/mistralai/chatDivisions";
const personal = demoId("Kontor Nord GmbH Personal");

let site: Site;
let manager: Visitor;
let werft: Visitor;

beforeAll(async () => {
  site = await startSite({ env: { UPLOAD_LIMIT_MB: "1" } });
  manager = await site.signedIn("manager@kontor.example");
  werft = await site.signedIn("manager@werft.example");
});
afterAll(() => site?.stop());

describe("a form of new knowledge that is refused", () => {
  it("says at the field what is wrong with a file", async () => {
    const refusals: [KnowledgeFiles, "docx" | "pdf", RegExp][] = [
      [
        { pdf: ["Text.pdf", Buffer.from("nur Text")] },
        "pdf",
        /„Text\.pdf“ ist keine PDF-Datei, obwohl ihr Name so endet/,
      ],
      [{ docx: ["Bild.png", Buffer.from("\x89PNG")] }, "docx", /nur \.docx- und \.pdf-Dateien/],
      [{ pdf: ["Leer.pdf", Buffer.alloc(0)] }, "pdf", /^„\u2068Leer\.pdf\u2069“: Diese Datei ist leer/],
      [{ pdf: ["Groß.pdf", Buffer.alloc(1_100_000)] }, "pdf", /höchstens 1 MB/],
      [{ pdf: ["Geheim.pdf", await encryptedPdf()] }, "pdf", /mit einem Kennwort geschützt/],
      [{ pdf: ["Scan.pdf", await scanPdf(2)] }, "pdf", /wurde kein Text gefunden/],
      [
        { docx: ["Kaputt.docx", Buffer.from("PK\x03\x04kaputt")] },
        "docx",
        /^„\u2068Kaputt\.docx\u2069“: Diese Word-Datei ist beschädigt/,
      ],
      [{}, "docx", /Bitte wählen Sie eine/],
    ];
    for (const [files, field, sentence] of refusals) {
      const answer = await sendKnowledge(manager, { division: personal }, files);
      expect([answer.status, errorAt(answer, field)]).toEqual([422, expect.stringMatching(sentence)]);
    }
  });

  it("keeps what was typed and the good file, and takes both the second time", async () => {
    const good = { docx: ["Gut.docx", await handbookDocx()] } satisfies KnowledgeFiles;
    const bad = { pdf: ["Schlecht.pdf", Buffer.from("x")] } satisfies KnowledgeFiles;
    const first = await sendKnowledge(manager, { division: "new", newDivision: "  " }, { ...good, ...bad });
    expect(first.status).toBe(422);
    expect(errorAt(first, "newDivision")).toContain("Bitte füllen Sie dieses Feld aus");
    expect(wordsOf(first)).toContain("Name des neuen Bereichs: Bitte füllen Sie dieses Feld aus.");
    expect(wordsOf(first)).toContain("Gut.docx");
    const waiting = hidden(first, "waiting-docx") ?? "";
    const second = await sendKnowledge(manager, {
      division: "new",
      newDivision: "Aufgehoben",
      "waiting-docx": waiting,
    });
    expect([second.status, second.location]).toEqual([302, list]);
    const [made] = await divisionNamed(site, "Aufgehoben");
    expect(await filesOf(site, made?.id ?? "")).toEqual([{ name: "Gut.docx", status: "queued" }]);
    const third = await sendKnowledge(manager, { division: personal, "waiting-docx": waiting });
    expect(errorAt(third, "docx")).toContain("ist abgelaufen");
    expect((await sendKnowledge(manager, { division: personal, "waiting-pdf": "'; drop" })).status).toBe(422);
  });

  it("lets a file be taken out again without losing the other", async () => {
    const files = {
      docx: ["Word.docx", await handbookDocx()],
      pdf: ["Seiten.pdf", await handbookPdf(1)],
    } satisfies KnowledgeFiles;
    const first = await sendKnowledge(manager, { division: "" }, files);
    expect(errorAt(first, "division")).toBeDefined();
    const both = {
      "waiting-docx": hidden(first, "waiting-docx") ?? "",
      "waiting-pdf": hidden(first, "waiting-pdf") ?? "",
    };
    const second = await sendKnowledge(manager, { division: personal, ...both, intent: "remove:docx" });
    expect(second.status).toBe(200);
    expect(wordsOf(second)).toContain("Seiten.pdf");
    expect(wordsOf(second)).not.toContain("Word.docx");
    expect(hidden(second, "waiting-pdf")).toBe(both["waiting-pdf"]);
  });

  it("puts a file into the field of its kind, and says so when that is taken", async () => {
    const swapped = {
      docx: ["Seiten.pdf", await handbookPdf(1)],
      pdf: ["Word.docx", await handbookDocx()],
    } satisfies KnowledgeFiles;
    const moved = await sendKnowledge(manager, { division: "" }, swapped);
    expect(hidden(moved, "waiting-docx")).not.toBe("");
    expect(hidden(moved, "waiting-pdf")).not.toBe("");
    const twice = await sendKnowledge(
      manager,
      { division: personal },
      { docx: ["Eins.pdf", await handbookPdf(1)], pdf: ["Zwei.pdf", await handbookPdf(2)] },
    );
    expect(errorAt(twice, "docx")).toContain("Zwei.pdf");
  });

  it("asks once what to do with a file that is there, and does not need it again", async () => {
    const bytes = await handbookPdf(1);
    const id = await makeDivision(site.db, demoId("Kontor Nord GmbH"), { name: "Zweimal" });
    await sendKnowledge(manager, { division: id }, { pdf: ["Erste.pdf", bytes] });
    const asked = await sendKnowledge(manager, { division: id }, { pdf: ["Zweite.pdf", bytes] });
    expect([asked.status, errorAt(asked, "pdf")]).toEqual([409, expect.stringContaining("„Erste.pdf“")]);
    expect(asked.text).toMatch(/name="same"[^>]*value="replace"/);
    const waiting = hidden(asked, "waiting-pdf") ?? "";
    const replaced = await sendKnowledge(manager, { division: id, same: "replace", "waiting-pdf": waiting });
    expect(replaced.status).toBe(302);
    expect((await filesOf(site, id)).filter(file => file.status !== "deleting")).toEqual([
      { name: "Zweite.pdf", status: "queued" },
    ]);
  });

  it("asks whether a file of the same name with other content is its new version", async () => {
    const id = await makeDivision(site.db, demoId("Kontor Nord GmbH"), { name: "Fassungen" });
    await sendKnowledge(manager, { division: id }, { pdf: ["Urlaub.pdf", await handbookPdf(1)] });
    const asked = await sendKnowledge(
      manager,
      { division: id },
      { pdf: ["Urlaub.pdf", await handbookPdf(2)] },
    );
    expect([asked.status, errorAt(asked, "pdf")]).toEqual([
      409,
      expect.stringContaining("mit anderem Inhalt"),
    ]);
    expect(asked.text).toMatch(
      /name="sameName"[^>]*checked=""[^>]*value="version"|value="version"[^>]*checked=""/,
    );
    const waiting = { "waiting-pdf": hidden(asked, "waiting-pdf") ?? "" };
    const sent = await sendKnowledge(manager, { division: id, sameName: "version", ...waiting });
    expect([sent.status, sent.location]).toEqual([302, list]);
    expect(wordsOf(await manager.get(`${list}?division=${id}`))).toMatch(/Neue Version von .?Urlaub\.pdf/);
  });

  it("keeps the decision about one file while it asks about the other", async () => {
    const id = await makeDivision(site.db, demoId("Kontor Nord GmbH"), { name: "Beide" });
    const pdf = await handbookPdf(3);
    const first = {
      docx: ["Brief.docx", await handbookDocx()],
      pdf: ["Urlaub.pdf", pdf],
    } satisfies KnowledgeFiles;
    await sendKnowledge(manager, { division: id }, first);
    const docx: KnowledgeFiles["docx"] = ["Brief.docx", await proseDocx(["Ein neuer Brief."])];
    const asked = await sendKnowledge(manager, { division: id }, { docx, pdf: ["Urlaub.pdf", pdf] });
    expect(errorAt(asked, "docx")).toContain("mit anderem Inhalt");
    const waiting = (answer: typeof asked) => ({
      "waiting-docx": hidden(answer, "waiting-docx") ?? "",
      "waiting-pdf": hidden(answer, "waiting-pdf") ?? "",
    });
    const next = await sendKnowledge(manager, { division: id, sameName: "version", ...waiting(asked) });
    expect(errorAt(next, "pdf")).toContain("gibt es in diesem Bereich bereits");
    const sameName = hidden(next, "sameName") ?? "";
    const done = await sendKnowledge(manager, { division: id, same: "keep", sameName, ...waiting(next) });
    expect(done.status).toBe(302);
    expect((await filesOf(site, id)).map(({ name }) => name)).toEqual([
      "Brief.docx",
      "Brief.docx",
      "Urlaub.pdf",
    ]);
  });

  it("leads to the upload of many files into the same division", async () => {
    const page = await manager.get(`/knowledge/new?division=${personal}`);
    expect(page.text).toContain(`href="/knowledge/many?division=${personal}"`);
  });

  it("names the plan's limit where there is no room for another division", async () => {
    const page = await werft.get(list);
    expect(wordsOf(page)).toContain("1 von 1 Bereichen angelegt");
    expect(wordsOf(page)).toContain("Zum Freischalten kaufen");
    const pdf: KnowledgeFiles["pdf"] = ["Neu.pdf", await handbookPdf(1)];
    const answer = await sendKnowledge(werft, { division: "new", newDivision: "Zweiter" }, { pdf });
    expect(answer.status).toBe(409);
    expect(wordsOf(answer)).toContain("Möglich ist höchstens 1 Bereich.");
    expect(await divisionNamed(site, "Zweiter")).toEqual([]);
  });

  it("does not take what is no form", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=x" };
    const body = Buffer.from('--x\r\nContent-Disposition: form-data; name="division"\r\n\r\nabge');
    expect((await manager.ask("/knowledge/new", { method: "POST", body, headers })).status).toBe(400);
    expect((await manager.post("/knowledge/new", { division: personal })).status).toBe(400);
  });
});

describe("the same form of new knowledge sent twice", () => {
  it("makes one division and one file, and both senders hear that it worked", async () => {
    const fields = { requestId: newId(), division: "new", newDivision: "Einmalig" };
    const pdf: KnowledgeFiles["pdf"] = ["Einmal.pdf", await handbookPdf(1)];
    const answers = await Promise.all([1, 2, 3].map(() => sendKnowledge(manager, fields, { pdf })));
    expect(answers.map(answer => answer.status)).toEqual([302, 302, 302]);
    const made = await divisionNamed(site, "Einmalig");
    expect(made).toHaveLength(1);
    expect(await filesOf(site, made[0]?.id ?? "")).toHaveLength(1);
  });
});
