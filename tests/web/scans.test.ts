import sql from "sql-template-tag";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoId } from "~/db/seed/demo";
import { makeFile } from "../factories/knowledge";
import { type Site, startSite, type Visitor, wordsOf } from "./site";

const personal = demoId("Kontor Nord GmbH Personal");
let site: Site;
let manager: Visitor;
beforeAll(async () => {
  site = await startSite();
  manager = await site.signedIn("manager@kontor.example");
});
afterAll(() => site?.stop());

describe("a page that was scanned", () => {
  it("says how sure its text is, and warns where that is little", async () => {
    const id = await makeFile(site.db, personal, ["Der Urlaub beträgt 30 Tage."], { name: "Aushang.pdf" });
    const { page } = await site.db.one<{ page: string }>(
      sql`select id as page from pages where file_id = ${id}`,
    );
    const words = async () => wordsOf(await manager.get(`/files/${id}/pages/${page}`));
    expect(await words()).not.toContain("Scan");
    await site.db.run(sql`update pages set confidence = 93 where id = ${page}`);
    expect(await words()).toContain("Text aus einem Scan, zu 93 % sicher erkannt.");
    await site.db.run(sql`update pages set confidence = 41 where id = ${page}`);
    expect(await words()).toContain("Text aus einem Scan, unsicher erkannt");
  });

  it("is marked at a citation whose text is little sure", async () => {
    const cited = await site.db.one<{ chat: string; message: string; name: string }>(sql`
      select v.chat_id as chat, m.id as message, s.file_name as name from citations s
      join messages m on m.id = s.message_id join conversations v on v.id = m.conversation_id
      join chats c on c.id = v.chat_id and c.owner_id = ${demoId("manager@kontor.example")} and v.asker_id = c.owner_id
      order by m.id desc limit 1`);
    const words = async () => wordsOf(await manager.get(`/chat/${cited.chat}`, { follow: true }));
    const id = await makeFile(site.db, personal, ["Ein Satz."], { name: cited.name });
    await site.db.run(sql`
      update citations set page_id = (select id from pages where file_id = ${id}) where message_id = ${cited.message}`);
    expect(await words()).not.toContain("unsicher erkannt");
    await site.db.run(sql`update pages set confidence = 41 where file_id = ${id}`);
    expect(await words()).toContain("Text aus einem Scan, unsicher erkannt");
  });
});
