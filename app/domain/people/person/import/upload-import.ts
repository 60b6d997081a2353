import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { PeopleKind } from "~/contract/people-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";
import { readCsv } from "./read-csv";

/**
 * Stores an uploaded CSV file of people for review; creates no one yet. Unreadable files are refused at once.
 * @throws AppError import_unreadable, import_too_long
 */
export async function uploadImport(
  db: Db,
  actor: Actor,
  input: { kind: PeopleKind; name: string; content: string },
): Promise<{ id: string }> {
  const content = Buffer.from(input.content, "base64");
  if (readCsv(content).rows.length === 0) throw new AppError("import_unreadable");
  const id = newId();
  const name = input.name.replace(/[\p{Cc}\p{Bidi_Control}]/gu, "").slice(0, 255);
  return db.transaction(async tx => {
    await tx.run(sql`
      insert into people_imports (id, user_id, kind, name, content, created_at)
      values (${id}, ${actor.id}, ${input.kind}, ${name}, ${content}, ${clock.now()})`);
    return { id };
  });
}
