import sql from "sql-template-tag";
import type { z } from "zod";
import type { ChatFields } from "~/contract/chat-fields";
import type { Chat } from "~/contract/chats";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { checkDivisions, needFile } from "./check-divisions";
import { checkModel } from "./check-model";
import { checkVisibility } from "./check-visibility";
import { checkFiles, restrictToFiles } from "./chosen-files";
import { readChat } from "./read-chat";
import { searchedByOwner } from "./search-scope";

/**
 * Starts a chat over divisions that the actor may search.
 * @throws AppError not_found (a division), chat_needs_file, public_chats_locked, form_invalid (a model that may not be
 * chosen)
 */
export async function startChat(db: Db, actor: Actor, fields: z.output<typeof ChatFields>): Promise<Chat> {
  const id = newId();
  const now = clock.now();
  return db.transaction(async tx => {
    await checkVisibility(tx, actor, fields.visibility);
    const files = await checkFiles(tx, actor, fields.fileIds ?? []);
    const divisions = await checkDivisions(tx, actor, [...fields.divisionIds, ...files.divisionIds]);
    const model = await checkModel(tx, actor, fields.model);
    await tx.run(sql`
      insert into chats (id, company_id, owner_id, name, visibility, model, answer_length, answer_language, created_at, updated_at)
      values (${id}, ${actor.companyId}, ${actor.id}, ${fields.name}, ${fields.visibility}, ${model},
        nullif(${fields.answerLength ?? null}::text, 'normal'), nullif(${fields.answerLanguage ?? null}::text, 'reader'), ${now}, ${now})`);
    await tx.run(sql`
      insert into chat_divisions (chat_id, division_id)
      select ${id}, unnest(${divisions.map(division => division.id)}::uuid[])`);
    if (files.fileIds.length > 0) await restrictToFiles(tx, actor, id, files);
    needFile(await searchedByOwner(tx, actor, id));
    return readChat(tx, actor, { id });
  });
}
