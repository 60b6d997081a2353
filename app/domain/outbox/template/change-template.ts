import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { MailContent } from "~/contract/mail-blocks";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { Actor } from "~/domain/core/actor/actor";

/**
 * Adds a version of a template, or with `content` null one that goes back to our own words. The same words as before
 * are no new version.
 * @param expectedVersion the version that the form was rendered with (If-Match), 1 before the first change
 * @throws AppError conflict_version
 */
export function changeTemplate(
  db: Db,
  actor: Pick<Actor, "id">,
  { template, language, content }: { template: string; language: string; content: MailContent | null },
  expectedVersion?: number,
): Promise<void> {
  return db.transaction(async tx => {
    await tx.run(
      sql`select pg_advisory_xact_lock(hashtextextended(${`mail template ${template} ${language}`}, 0))`,
    );
    const newest = await tx.maybe<{ number: number; subject: string | null; same: boolean }>(sql`
      select number, subject,
             subject is not distinct from ${content?.subject ?? null}
               and blocks is not distinct from ${content && JSON.stringify(content.blocks)}::jsonb as same
      from mail_templates where template = ${template} and language = ${language}
      order by number desc limit 1`);
    if (expectedVersion !== undefined && expectedVersion !== (newest?.number ?? 0) + 1)
      throw new AppError("conflict_version");
    if (newest ? newest.same : content === null) return;
    await tx.run(sql`
      insert into mail_templates (id, template, language, number, subject, blocks, user_id, created_at)
      values (${newId()}, ${template}, ${language}, ${(newest?.number ?? 0) + 1}, ${content?.subject ?? null},
              ${content && JSON.stringify(content.blocks)}::jsonb, ${actor.id}, ${clock.now()})`);
  });
}
