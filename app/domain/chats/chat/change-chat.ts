import sql from "sql-template-tag";
import type { z } from "zod";
import type { ChatFields } from "~/contract/chat-fields";
import type { Chat } from "~/contract/chats";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { searchableDivisions } from "~/domain/knowledge/division/readable-divisions";
import { checkDivisions } from "./check-divisions";
import { checkModel } from "./check-model";
import { checkVisibility } from "./check-visibility";
import { checkFiles, restrictToFiles } from "./chosen-files";
import { notifyReaders } from "./notify-readers";
import { readChat } from "./read-chat";

type Input = z.output<typeof ChatFields> & { id: string };

/**
 * Changes name, visibility, model, divisions, files, and length and language of answers of one of the actor's chats.
 * Divisions that the actor cannot search now stay, because no form shows them: the next plan returns those that are locked.
 * @param expectedVersion the version that the form was rendered with; without it the last write wins
 * @throws AppError not_found (also a division), conflict_version, public_chats_locked, form_invalid (a model that may not be
 * chosen)
 */
export async function changeChat(
  db: Db,
  actor: Actor,
  input: Input,
  expectedVersion?: number,
): Promise<Chat> {
  await db.transaction(async tx => {
    const chat = await tx.maybe<Pick<Chat, "version" | "visibility" | "model">>(sql`
      select version, visibility, model from chats where id = ${input.id} and owner_id = ${actor.id} for no key update`);
    if (!chat) throw new AppError("not_found");
    if (expectedVersion !== undefined && expectedVersion !== chat.version)
      throw new AppError("conflict_version");
    // A chat that was public before the plan ended may stay public when it is changed.
    if (chat.visibility !== input.visibility) await checkVisibility(tx, actor, input.visibility);
    const files = input.fileIds && (await checkFiles(tx, actor, input.fileIds));
    const requested = [...input.divisionIds, ...(files?.divisionIds ?? [])];
    const divisionIds = (await checkDivisions(tx, actor, requested)).map(division => division.id);
    const model =
      input.model === undefined ? sql`model` : sql`${await checkModel(tx, actor, input.model, chat.model)}`;
    await tx.run(sql`
      update chats set name = ${input.name}, visibility = ${input.visibility}, model = ${model},
             answer_length = nullif(coalesce(${input.answerLength ?? null}::text, answer_length), 'normal'),
             answer_language = nullif(coalesce(${input.answerLanguage ?? null}::text, answer_language), 'reader'), version = version + 1,
             updated_at = ${clock.now()} where id = ${input.id}`);
    await tx.run(sql`
      delete from chat_divisions where chat_id = ${input.id} and division_id <> all(${divisionIds}::uuid[])
        and division_id in (${searchableDivisions(actor)})`);
    await tx.run(sql`
      insert into chat_divisions (chat_id, division_id) select ${input.id}, unnest(${divisionIds}::uuid[])
      on conflict do nothing`);
    if (files) await restrictToFiles(tx, actor, input.id, files);
    await tx.run(sql`select ${notifyReaders(sql`${input.id}::uuid`)}`);
  });
  return readChat(db, actor, input);
}
