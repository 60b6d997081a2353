import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { fontlessPdf, handbookDocx, handbookPdf, pdf, zip } from "../factories/documents";
import { until } from "../factories/until";
import { type Answer, errorAt, hidden, type Site, startSite, type Visitor, wordsOf } from "./site";

const many = "/knowledge/many";
const personal = demoId("Kontor Nord GmbH Personal");

let site: Site;
let manager: Visitor;
let employee: Visitor;

beforeAll(async () => {
  site = await startSite({ env: { UPLOAD_LIMIT_MB: "1" }, roles: ["web", "api", "worker"] });
  manager = await site.signedIn("manager@kontor.example");
  employee = await site.signedIn("employee@kontor.example");
});
afterAll(() => site?.stop());

/** Sends the form as a browser without script does: fields first, an empty part for an empty input. */
function send(
  visitor: Visitor,
  fields: Record<string, string>,
  files: [name: string, bytes: Buffer][],
  path = many,
  field = path === many ? "files" : "pdf",
): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  const chosen = files.length > 0 ? files : [["", Buffer.alloc(0)] as const];
  for (const [name, bytes] of chosen) body.append(field, new File([new Uint8Array(bytes)], name));
  return visitor.ask(path, { method: "POST", body });
}

const form = async () => ({ requestId: hidden(await manager.get(many), "requestId"), division: personal });

/** Each page is a picture of a printed page. */
const longScan = () =>
  pdf(document => {
    for (let page = 1; page <= 2000; page++) {
      if (page > 1) document.addPage();
      document.image("tests/fixtures/scanned-page.png", 0, 0, { width: 400 });
    }
  });

describe("many files at once, without script", () => {
  it("lead from a reloaded page to their upload, and to the form where the address names none", async () => {
    const id = newId();
    expect((await manager.get(`${many}?batch=${id}`)).location).toBe(`/knowledge/uploads/${id}`);
    for (const none of ["😀", "..%2F..", "x", ""]) {
      const page = await manager.get(`${many}?batch=${none}`.replace("😀", encodeURIComponent("😀")));
      expect([none, page.status, page.text.includes('name="files"')]).toEqual([none, 200, true]);
    }
  });

  it("come with one form, and the next page says what became of each", async () => {
    const page = await manager.get(many);
    expect(wordsOf(page)).toContain("Viele Dateien hochladen");
    const sent = await send(manager, await form(), [
      ["Richtlinien/Merkblatt.pdf", await handbookPdf(1)],
      ["Richtlinien/Brief.docx", await handbookDocx()],
      ["Richtlinien/Film.mp4", Buffer.from("kein Dokument")],
    ]);
    expect(sent.status).toBe(302);
    const result = await manager.get(sent.location!);
    const words = wordsOf(result);
    for (const said of [
      "2 Dateien wurden hinzugefügt.",
      "1 Datei wurde nicht übernommen.",
      "Merkblatt.pdf",
      "Richtlinien",
      "Möglich sind nur .docx- und .pdf-Dateien.",
    ])
      expect(words).toContain(said);
    const refused = wordsOf(await manager.get(`${sent.location}?outcome=refused`));
    expect(refused).toContain("Film.mp4");
    expect(refused).not.toContain("Merkblatt.pdf");
    // Sorted by name, unlike their upload.
    const sorted = wordsOf(await manager.get(`${sent.location}?sort=name`));
    expect(sorted.indexOf("Brief.docx")).toBeLessThan(sorted.indexOf("Merkblatt.pdf"));
    expect(words.indexOf("Merkblatt.pdf")).toBeLessThan(words.indexOf("Brief.docx"));
  });

  it("of a folder come without what is hidden in it", async () => {
    const sent = await send(manager, await form(), [
      ["Ablage/.DS_Store", Buffer.from("x")],
      ["Ablage/.git/Objekt.pdf", await handbookPdf(1)],
      ["Ablage/~$Brief.docx", Buffer.from("x")],
      ["Ablage/Tief/Brief.docx", await handbookDocx()],
    ]);
    const words = wordsOf(await manager.get(sent.location!));
    expect(words).toContain("1 bis 1 von 1");
    expect(words).toContain("Brief.docx");
    const nothing = await send(manager, await form(), [["Ablage/.DS_Store", Buffer.from("x")]]);
    expect(nothing.status).toBe(422);
    expect(wordsOf(nothing)).toContain("Bitte wählen Sie mindestens eine Datei.");
  });

  it("sent again with other content become new versions, unless one wants both", async () => {
    const first = await send(manager, await form(), [["Regeln/Fassung.pdf", await handbookPdf(4)]]);
    const page = await manager.get(many);
    expect(wordsOf(page)).toContain("Geänderte Dateien, die es unter demselben Namen schon gibt");
    const fields = { ...(await form()), sameName: "version" };
    const again = await send(manager, fields, [["Regeln/Fassung.pdf", await handbookPdf(5)]]);
    expect(wordsOf(await manager.get(again.location!))).toContain(
      "1 Datei wurde als neue Version übernommen.",
    );
    expect(wordsOf(await manager.get(`${again.location}?outcome=version`))).toContain("Fassung.pdf");
    expect(first.location).not.toBe(again.location);
    const both = { ...(await form()), sameName: "both" };
    const beside = await send(manager, both, [["Regeln/Fassung.pdf", await handbookPdf(6)]]);
    expect(wordsOf(await manager.get(beside.location!))).toContain("1 Datei wurde hinzugefügt.");
  });

  it("sent again are there already", async () => {
    const bytes = await handbookPdf(3);
    await send(manager, await form(), [["Doppelt.pdf", bytes]]);
    const again = await send(manager, await form(), [["Doppelt.pdf", bytes]]);
    expect(wordsOf(await manager.get(again.location!))).toContain("1 Datei war schon da.");
  });

  it("in an archive come in once it is unpacked", async () => {
    const archive = zip([
      { name: "Ordner/Aus dem Archiv.pdf", content: await handbookPdf(4) },
      { name: "Ordner/innen.zip", content: "x" },
    ]);
    const sent = await send(manager, await form(), [["Ordner.zip", archive]]);
    const words = () => manager.get(sent.location!).then(wordsOf);
    await until(async () => (await words()).includes("Entpackt"));
    expect(await words()).toContain("Aus dem Archiv.pdf");
    expect(await words()).toContain("Archive in einem Archiv werden nicht entpackt.");
  });

  it.each([
    [
      "bombs",
      () => zip([{ name: "a.pdf", content: "x".repeat(5000) }], 5),
      "Entpackt wäre der Inhalt viel größer als zulässig.",
    ],
    [
      "nests",
      () => zip([{ name: "innen.zip", content: "x" }]),
      "Archive in einem Archiv werden nicht entpackt.",
    ],
    [
      "climbs",
      () => zip([{ name: "../../a.pdf", content: "x" }]),
      "Der Pfad dieser Datei führt aus dem Archiv hinaus.",
    ],
    [
      "lies about a size",
      () => zip([{ name: "a.pdf", content: "x".repeat(500), claims: 10 }]),
      "Die Größe dieser Datei stimmt nicht mit der Angabe im Archiv überein.",
    ],
    [
      "lies about a name",
      async () => zip([{ name: "a.pdf", content: await handbookDocx() }]),
      "obwohl ihr Name so endet",
    ],
    [
      "holds more than 10,000 entries",
      () => zip(Array.from({ length: 10_001 }, (_, at) => ({ name: `${at}`, content: "" }))),
      "Dieses Archiv enthält zu viele Einträge: Erlaubt sind höchstens 10.000.",
    ],
  ] as const)(
    "in an archive that %s are refused in words, and the file beside it is taken",
    async (_, make, sentence) => {
      const beside = `${newId()}.pdf`;
      const sent = await send(manager, await form(), [
        ["Ordner.zip", await make()],
        [beside, await handbookPdf(1, { info: { Title: beside } })],
      ]);
      const words = () => manager.get(sent.location!).then(wordsOf);
      await until(async () => (await words()).includes(sentence));
      expect(await words()).toContain(beside);
      expect(await words()).toContain("1 Datei wurde hinzugefügt.");
    },
  );

  it.each([
    ["a scan of 2,000 pages", longScan, "Diese PDF-Datei hat zu viele gescannte Seiten."],
    ["fonts without Unicode", () => fontlessPdf(), "ordnen ihren Zeichen keine Buchstaben zu"],
  ] as const)("with %s fail in words", async (_, make, sentence) => {
    const sent = await send(manager, await form(), [["Datei.pdf", await make()]]);
    await until(async () => wordsOf(await manager.get(sent.location!)).includes(sentence));
  });

  it("are asked for where none was chosen, and the division is kept", async () => {
    const refused = await send(manager, await form(), []);
    expect(refused.status).toBe(422);
    expect(errorAt(refused, "files")).toBe("Bitte wählen Sie mindestens eine Datei.");
    expect(refused.text).toContain(`<option value="${personal}" selected`);
    const neither = await send(manager, { division: "" }, []);
    expect(neither.status).toBe(422);
    expect(errorAt(neither, "division")).toBe("Bitte füllen Sie dieses Feld aus.");
    expect(errorAt(neither, "files")).toBe("Bitte wählen Sie mindestens eine Datei.");
    const nowhere = await send(manager, { division: "" }, [["a.pdf", await handbookPdf(1)]]);
    expect(nowhere.status).toBe(422);
    expect(errorAt(nowhere, "division")).toBeTruthy();
  });
});

describe("with script", () => {
  it("the form without a file and a division names both at once, and begins no batch", async () => {
    const fields = { ...(await form()), scripted: "1", chosen: "0" };
    const neither = await send(manager, { ...fields, division: "" }, []);
    expect(errorAt(neither, "division")).toBe("Bitte füllen Sie dieses Feld aus.");
    expect(errorAt(neither, "files")).toBe("Bitte wählen Sie mindestens eine Datei.");
    const nothing = await send(manager, fields, []);
    expect(nothing.status).toBe(422);
    expect(nothing.text).not.toContain("batchId");
  });

  it("the form begins the batch, and each file is answered with its line", async () => {
    const begun = await send(manager, { ...(await form()), scripted: "1" }, []);
    const id = /batchId&quot;:&quot;([\w-]{36})/.exec(begun.text)?.[1];
    expect(id).toBeTruthy();
    const post = (name: string, body: Buffer, visitor = manager) =>
      visitor.ask(`/knowledge/uploads/${id}/files?${new URLSearchParams({ name })}`, {
        method: "POST",
        body: body as BodyInit,
      });
    expect(JSON.parse((await post("Einzeln.pdf", await handbookPdf(5))).text)).toEqual({ outcome: "added" });
    expect(JSON.parse((await post("leer.pdf", Buffer.alloc(0))).text)).toEqual({
      outcome: "refused",
      said: "Diese Datei ist leer.",
    });
    const stranger = await site.signedIn("manager@werft.example");
    expect((await post("fremd.pdf", await handbookPdf(1), stranger)).status).toBe(404);
    expect((await stranger.get(`/knowledge/uploads/${id}`)).status).toBe(404);
  });
});

describe("who may", () => {
  it("an employee is led home and finds no result page", async () => {
    expect((await employee.get(many)).location).toBe("/redirecting");
    expect((await send(employee, { division: personal }, [["a.pdf", await handbookPdf(1)]])).location).toBe(
      "/redirecting",
    );
  });
});

describe("a file that waits", () => {
  it("is stopped and tried again from the list", async () => {
    // No job knows of it, so no worker takes it before it is stopped. The list shows the newest files of a division.
    const waiting = await site.db.one<{ id: string }>(sql`
      update files set status = 'queued' where id = (
        select id from files where status = 'ready' and company_id = ${demoId("Kontor Nord GmbH")}
        order by created_at desc, id desc limit 1)
      returning id`);
    const list = "/mistralai/chatDivisions";
    expect((await manager.get(list)).text).toContain('value="cancel"');
    const stopped = await manager.post(list, { file: waiting.id, intent: "cancel" });
    expect(wordsOf(await manager.get(stopped.location!))).toContain("wurde angehalten");
    const state = () =>
      site.db.one<{ status: string }>(sql`select status from files where id = ${waiting.id}`);
    expect((await state()).status).toBe("failed");
    await manager.post(list, { file: waiting.id, intent: "retry" });
    await until(async () => (await state()).status !== "failed");
  });
});

describe("a file", () => {
  const form = async (id: string) => manager.get(`/files/${id}/edit`);
  const handbook = async () =>
    (
      await site.db.one<{ id: string }>(
        sql`select id from files where division_id = ${personal} and status <> 'deleting' order by id limit 1`,
      )
    ).id;

  it("is renamed and moved without script; a form that came too late gets a message", async () => {
    const id = await handbook();
    const page = await form(id);
    const safety = demoId("Kontor Nord GmbH Arbeitssicherheit");
    const fields = { requestId: hidden(page, "requestId"), version: hidden(page, "version") };
    const saved = await manager.post(`/files/${id}/edit`, {
      ...fields,
      name: "Neuer Name",
      divisionId: safety,
    });
    expect(saved.status).toBe(302);
    expect(wordsOf(await manager.get(saved.location!))).toMatch(
      /Neuer Name\.(pdf|docx).*ist jetzt im Bereich/,
    );
    const late = await manager.post(`/files/${id}/edit`, {
      ...fields,
      name: "Zu spät",
      divisionId: personal,
    });
    expect(late.status).toBe(409);
    expect(wordsOf(late)).toContain("inzwischen");
    expect(late.text).toContain("Zu spät");
  });

  it("needs a name, and is changed by no other user", async () => {
    const id = await handbook();
    const refused = await manager.post(`/files/${id}/edit`, { name: "", divisionId: personal });
    expect(wordsOf(refused)).toContain("Name der Datei: Bitte füllen Sie dieses Feld aus.");
    expect(refused.status).toBe(422);
    expect(errorAt(refused, "name")).toBeTruthy();
    const stranger = await site.signedIn("manager@werft.example");
    expect((await stranger.get(`/files/${id}/edit`)).status).toBe(404);
    expect((await employee.get(`/files/${id}/edit`)).status).not.toBe(200);
  });

  it("is replaced without script, and its page shows what is known of it", async () => {
    const id = await handbook();
    const page = await manager.get(`/files/${id}/replace`);
    const fields = { requestId: hidden(page, "requestId"), version: hidden(page, "version") };
    const refused = await send(manager, fields, [], `/files/${id}/replace`);
    expect(refused.status).toBe(422);
    expect(errorAt(refused, "pdf")).toBeTruthy();
    const sent = await send(
      manager,
      fields,
      [["Neue Fassung.pdf", await handbookPdf(6)]],
      `/files/${id}/replace`,
    );
    expect(sent.status).toBe(302);
    expect(wordsOf(await manager.get(sent.location!))).toContain("Die neue Version");
    await until(async () => wordsOf(await manager.get(`/files/${id}`)).includes("Frühere Versionen"));
    const file = wordsOf(await manager.get(`/files/${id}`));
    for (const said of ["Neue Fassung.pdf", "Zu dieser Datei fragen", "Seite 1", "Textstellen", "Versuche"])
      expect(file).toContain(said);
    const original = await manager.get(`/files/${id}/original`);
    expect(original.headers.get("content-disposition")).toMatch(/^inline/);
    expect(original.headers.get("content-type")).toBe("application/pdf");
    expect(original.headers.get("x-content-type-options")).toBe("nosniff");
    const stranger = await site.signedIn("manager@werft.example");
    for (const path of ["", "/replace", "/original"])
      expect((await stranger.get(`/files/${id}${path}`)).status).toBe(404);
  });

  it("a browser loads the parts of an original that it needs, and of a stranger's none", async () => {
    const { id } = await site.db.one<{ id: string }>(
      sql`select id from files where division_id = ${personal} and kind = 'pdf' and status <> 'deleting' limit 1`,
    );
    const ask = (range?: string) => manager.get(`/files/${id}/original`, range ? { headers: { range } } : {});
    const whole = await ask();
    expect(whole.headers.get("accept-ranges")).toBe("bytes");
    const size = whole.bytes.length;
    const part = await ask("bytes=5-104");
    expect(part.status).toBe(206);
    expect(part.headers.get("content-range")).toBe(`bytes 5-104/${size}`);
    expect(part.bytes.equals(whole.bytes.subarray(5, 105))).toBe(true);
    const end = await ask("bytes=-10");
    expect(end.bytes.equals(whole.bytes.subarray(size - 10))).toBe(true);
    const beyond = await ask(`bytes=${size}-`);
    expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, `bytes */${size}`]);
    for (const odd of ["bytes=0-1,5-6", "lines=1-2", "bytes=b-a"]) {
      const answer = await ask(odd);
      expect([answer.status, answer.bytes.length]).toEqual([200, size]);
    }
    const stranger = await site.signedIn("manager@werft.example");
    const refused = await stranger.get(`/files/${id}/original`, { headers: { range: "bytes=0-9" } });
    expect(refused.status).toBe(404);
  });
});
