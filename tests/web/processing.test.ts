import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import { demoId } from "~/db/seed/demo";
import { makeFile } from "../factories/knowledge";
import { hidden, type Site, shown, startSite, type Visitor, wordsOf } from "./site";

const root = "/admin/milvus-processing-table";
const alone = `${root}/MilvusProcessingTable`;

let site: Site;
let administrator: Visitor;
let staff: Visitor;
let failed: { id: string; name: string };
beforeAll(async () => {
  site = await startSite();
  administrator = await site.signedIn("administrator@lotse.example");
  staff = await site.signedIn("staff@lotse.example");
  failed = await site.db.one<{ id: string; name: string }>(
    sql`select id, name from files where status = 'failed' limit 1`,
  );
});
afterAll(() => site?.stop());

const statusOf = async (id: string) =>
  (await site.db.one<{ status: string }>(sql`select status from files where id = ${id}`)).status;

describe("the processing of files, without script", () => {
  it("keeps its order when it is searched and filtered", async () => {
    const form = shown(await administrator.get(`${root}?sort=-size&kind=pdf`))
      .split("<form")
      .find(one => one.includes('name="kind"'))!;
    expect(form).toContain('<input type="hidden" name="sort" value="-size"/>');
  });

  it("shows the table with received queries, index and used space, and the table alone at its own address", async () => {
    const page = await administrator.get(root);
    expect(page.status).toBe(200);
    const words = wordsOf({ text: shown(page) });
    for (const said of [
      "Eingegangene Fragen",
      "Suchindex",
      "nicht eingerichtet",
      "Dateien und Speicherplatz",
    ])
      expect(words).toContain(said);
    expect(words).toContain("Kontor Nord GmbH");
    // Columns are as wide as all their rows need: a table that is painted while it arrives would move.
    expect(page.text).toContain('<link rel="expect" href="#end" blocking="render"');
    const table = await administrator.get(alone);
    expect(wordsOf({ text: shown(table) })).not.toContain("Suchindex");
    expect(table.text).toContain('http-equiv="refresh"');
    expect((await administrator.get(`${alone}?live=off`)).text).not.toContain('http-equiv="refresh"');
  });

  it("says that vectors of another dimension came, and that their passages wait", async () => {
    const id = newId();
    await site.db.run(sql`
      insert into embeddings (id, company_id, model, place, dimension, failures, reason, failed_at, created_at)
      values (${id}, ${demoId("Kontor Nord GmbH")}, 'openai/small', '\\x00', 384, 1, 'embedding_dimension',
              ${clock.now()}, ${clock.now()})`);
    const words = wordsOf({ text: shown(await administrator.get(root)) });
    await site.db.run(sql`delete from embeddings where id = ${id}`);
    expect(words).toContain("Vektoren fehlen noch.");
    expect(words).toContain("Das Modell liefert Vektoren mit einer anderen Dimension als bisher.");
  });

  it.each([
    ["cancel", "ready", null],
    ["cancel", "failed", "pdf_scan"],
    ["cancel", "failed", "read_crashed"],
    ["retry", "ready", null],
    ["retry", "quarantined", null],
  ])("does not claim to %s a file that was %s before (%s)", async (intent, status, reason) => {
    const division = await site.db.one<{ id: string }>(
      sql`select division_id as id from files where id = ${failed.id}`,
    );
    const file = await makeFile(site.db, division.id, ["Ein Satz."], { name: "Fertig.pdf", status });
    await site.db.run(sql`update files set reason = ${reason} where id = ${file}`);
    for (const path of [alone, `${root}/${file}`]) {
      const said = wordsOf(await administrator.post(path, { intent: `${intent}:${file}` }, { follow: true }));
      expect(said).toContain("Die Verarbeitung der Datei war bereits beendet.");
      expect(said).not.toMatch(/Die Verarbeitung wurde angehalten|Die Datei wird erneut verarbeitet/);
    }
    await site.db.run(sql`delete from files where id = ${file}`);
  });

  it("filters by status, and processes a failed file again from the table", async () => {
    // The file is a scan without text, and another attempt would find none either.
    const list = `${alone}?status=failed`;
    for (const path of [list, `${root}/${failed.id}`])
      expect(shown(await administrator.get(path))).not.toContain(`retry:${failed.id}`);
    await site.db.run(sql`update files set reason = 'read_crashed' where id = ${failed.id}`);
    const page = await administrator.get(list);
    expect(page.text).toContain(failed.name);
    const answer = await administrator.post(`${alone}?status=failed`, {
      requestId: hidden(page, "requestId"),
      intent: `retry:${failed.id}`,
    });
    expect(answer.location).toBe(`${alone}?status=failed`);
    expect(await statusOf(failed.id)).toBe("queued");
    expect(wordsOf({ text: shown(await administrator.get(`${alone}?status=queued`)) })).toMatch(
      /In der Warteschlange\s+Platz \d+ von \d+/,
    );
    const file = await administrator.get(`${root}/${failed.id}`);
    expect(wordsOf({ text: shown(file) })).toContain("Verarbeitung anhalten");
    const cancelled = await administrator.post(`${root}/${failed.id}`, {
      requestId: hidden(file, "requestId"),
      intent: `cancel:${failed.id}`,
    });
    expect(cancelled.location).toBe(`${root}/${failed.id}`);
    expect(await statusOf(failed.id)).toBe("failed");
    const stopped = wordsOf({ text: shown(await administrator.get(`${root}/${failed.id}`)) });
    expect(stopped).toContain("Angehalten");
    expect(stopped).toContain("Die Verarbeitung wurde angehalten.");
    expect(stopped).not.toContain("Fehlgeschlagen");
    expect(shown(await administrator.get(list)), "a stopped file has not failed").not.toContain(failed.name);
    const onlyStopped = await administrator.get(`${alone}?status=stopped`);
    expect(shown(onlyStopped)).toContain(failed.name);
    expect(wordsOf({ text: shown(onlyStopped) })).toMatch(/0\s+Fehlgeschlagen\s+1\s+Angehalten/);
    const company = await site.signedIn("manager@kontor.example");
    const own = wordsOf({ text: shown(await company.get(`/files/${failed.id}`)) });
    expect(own, "the company reads who stopped it, without a name").toContain(
      "Die Verarbeitung wurde vom Betreiber angehalten.",
    );
    expect(wordsOf(await company.get("/notifications"))).toContain(`Angehalten: ${failed.name}`);
    expect(shown(await company.get("/mistralai/chatDivisions?status=failed"))).not.toContain(failed.name);
    expect(shown(await company.get("/mistralai/chatDivisions?status=stopped"))).toContain(failed.name);
    expect(wordsOf(await company.get("/dashboard"))).not.toMatch(/Dateien? fehlgeschlagen/);
    await site.db.run(sql`update files set reason = 'pdf_scan' where id = ${failed.id}`);
  });

  it("says in the row of a file in quarantine what was found and on how many pages", async () => {
    const words = wordsOf({ text: shown(await staff.get(`${alone}?status=quarantined`)) });
    expect(words).toMatch(
      /In Quarantäne\s+(Verborgener Text|Anweisungen an einen Assistenten).*, \d+\s(Seite|Abschnitt)/,
    );
  });

  it("shows staff no names of files, and refuses what they may not do", async () => {
    const page = await staff.get(`${root}?size=100`);
    expect(page.status).toBe(200);
    expect(page.text).not.toContain(failed.name);
    expect(shown(page)).not.toContain("Erneut verarbeiten");
    expect((await staff.get(`${root}/export`)).text).not.toContain(failed.name);
    // Numbers that stand for names have no order, and names are not searched.
    expect(page.text).not.toContain("sort=name");
    expect(page.text).toContain("sort=status");
    expect(wordsOf(page)).toContain("Nummer der Datei oder Unternehmen");
    expect(wordsOf(page)).not.toContain("Dateiname");
    const named = await administrator.get(root);
    expect(named.text).toContain("sort=name");
    expect(wordsOf(named)).toContain("Dateiname oder Unternehmen");
    await staff.post(root, { requestId: "a".repeat(32), intent: `retry:${failed.id}` });
    expect(await statusOf(failed.id)).toBe("failed");
  });

  it("says of a file that was deleted meanwhile that it is gone, in the list as it was filtered", async () => {
    const here = `${root}?status=failed`;
    for (const intent of ["retry", "cancel"]) {
      const form = {
        requestId: `gone-${intent}`.padEnd(32, "a"),
        intent: `${intent}:${demoId("no such file")}`,
      };
      expect((await administrator.post(here, form)).location).toBe(here);
      expect(wordsOf(await administrator.get(here))).toContain(
        "Dieser Eintrag existiert nicht oder wurde gelöscht.",
      );
    }
  });

  it("is closed to data managers, and a file that does not exist is not found", async () => {
    const manager = await site.signedIn("manager@kontor.example");
    expect((await manager.get(root)).location).toBe("/redirecting");
    expect((await administrator.get(`${root}/${demoId("no such file")}`)).status).toBe(404);
  });

  it("exports the filtered table", async () => {
    const csv = (await administrator.get(`${root}/export?status=failed`)).text;
    expect(csv).toContain("Max. Speicher (MB)");
    expect(csv).toContain(failed.name);
  });

  it("exports a step of the files that are in it, and none of those that are done", async () => {
    await site.db.run(sql`
      insert into reading_attempts (file_id, attempt, stage, outcome, started_at, ended_at)
      select id, greatest(attempts, 1), 'indexing', 'ready', now(), now() from files where status = 'ready'
      on conflict (file_id, attempt) do update set stage = 'indexing'`);
    const lines = (await administrator.get(`${root}/export?status=ready`)).text.trim().split("\r\n").slice(1);
    const steps = lines.map(line => line.split(";")[4]);
    expect(steps).toEqual(lines.map(() => ""));
    expect(lines.length).toBeGreaterThan(0);
  });
});
