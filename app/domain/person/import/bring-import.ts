import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { PeopleKind } from "~/contract/people-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/session/actor";
import { readCsv } from "./read-csv";

/**
 * Takes a CSV file of people in, to be looked at; nobody is made. One that cannot be read is refused at once.
 * @throws AppError import_unreadable, import_too_long
 */
export async function bringImport(
  db: Db,
  actor: Actor,
  input: { kind: PeopleKind; name: string; content: string },
): Promise<{ id: string }> {
  const content = Buffer.from(input.content, "base64");
  if (readCsv(content).rows.length === 0) throw new AppError("import_unreadable");
  const id = newId();
  const name = input.name.replace(/[\p{Cc}\p{Bidi_Control}]/gu, "").slice(0, 255);
  await db.run(sql`
    insert into people_imports (id, user_id, kind, name, content, created_at)
    values (${id}, ${actor.id}, ${input.kind}, ${name}, ${content}, ${clock.now()})`);
  return { id };
}
