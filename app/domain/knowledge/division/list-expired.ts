import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { hasExpired } from "~/domain/knowledge/file/file-rows";
import { readableDivisions } from "./readable-divisions";

/** Chosen: the maximum number of files, and the maximum age of the answers whose citations are counted. */
const maxFiles = 5;
const days = 90;

type Expired = { id: string; name: string; validUntil: string; citedBy: number };

/** Lists the expired files of a division that recent answers cite most. @throws AppError not_found */
export async function listExpired(db: Db, actor: Actor, id: string): Promise<Expired[]> {
  const division = await db.maybe(
    sql`select id from divisions where id = ${id} and id in (${readableDivisions(actor, "update")})`,
  );
  if (!division) throw new AppError("not_found");
  return db.many<Expired>(sql`
    select f.id, f.name, f.valid_until as "validUntil",
           (select count(distinct c.message_id) from citations c join messages m on m.id = c.message_id
            where c.file_id = f.id and m.created_at > now() - make_interval(days => ${days})) as "citedBy"
    from files f where f.division_id = ${id} and f.status <> 'deleting' and ${hasExpired}
    order by "citedBy" desc, f.valid_until, f.id limit ${maxFiles}`);
}
