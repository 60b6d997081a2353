import sql from "sql-template-tag";
import type { Named } from "~/contract/endpoint";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { writeReceipt } from "~/domain/core/receipt/write-receipt";

/**
 * Deletes one of the actor's chats with all conversations in it. A running answer ends at its next save.
 * @throws AppError not_found
 */
export async function removeChat(db: Db, actor: Actor, { id }: { id: string }): Promise<Named> {
  return db.transaction(async tx => {
    const chat = await tx.maybe<Named & { companyId: string | null }>(sql`
      select id, name, company_id as "companyId" from chats where id = ${id} and owner_id = ${actor.id} for update`);
    if (!chat) throw new AppError("not_found");
    const { companyId, name } = chat;
    const deleted = { kind: "chat" as const, subjectId: id, companyId, ownerId: actor.id, by: actor.id };
    await writeReceipt(tx, deleted, { questions: sql`c.id = ${id}` });
    await tx.run(sql`delete from chats where id = ${id}`);
    return { id, name };
  });
}
