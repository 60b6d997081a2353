import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { demoId } from "~/db/seed/demo";
import { quarantinedFile } from "~/db/seed/read-files";
import { type Site, shown, startSite } from "./site";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site?.stop());

const page = "/privacy/deletions";
const receiptOf = (name: string) =>
  site.db.one<{ id: string }>(sql`select id from deletion_receipts where name = ${name}`);

describe("receipts of deletions", () => {
  test("are listed for who deleted a file without script, and downloaded without a person's name", async () => {
    const manager = await site.signedIn("manager@kontor.example");
    const newcomer = await site.signedIn("manager@werft.example");
    expect(shown(await newcomer.get(page))).toContain("Noch keine Löschbelege");
    expect(shown(await manager.get(page))).toContain("Messe 2025");
    expect(shown(await manager.get("/account-settings/privacy"))).toContain(`href="${page}"`);
    const question = `/files/${demoId(`file ${quarantinedFile.name}`)}/delete`;
    const asked = await manager.get(question);
    const requestId = /name="requestId"[^>]*value="([^"]+)"/.exec(asked.text)?.[1] ?? "";
    await manager.post(question, { requestId });
    const list = shown(await manager.get(page));
    for (const told of [quarantinedFile.name, "Frauke Petersen", "1\u00a0Datei", "Wird noch geprüft"])
      expect(list).toContain(told);
    const { id } = await receiptOf(quarantinedFile.name);
    const file = await manager.get(`${page}/${id}`);
    expect(JSON.parse(file.text)).toMatchObject({ id, kind: "file", name: quarantinedFile.name, files: 1 });
    expect(file.text).not.toContain("Petersen");
    expect(file.headers.get("content-disposition")).toContain("attachment");
  });

  test("are not found by people of another company, nor by employees", async () => {
    const { id } = await receiptOf(quarantinedFile.name);
    for (const email of ["manager@werft.example", "employee@kontor.example", "analyst@lotse.example"]) {
      const other = await site.signedIn(email);
      expect((await other.get(`${page}/${id}`)).status).toBe(404);
      expect(shown(await other.get(page))).toContain("Noch keine Löschbelege");
    }
  });
});
