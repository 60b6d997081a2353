import sql from "sql-template-tag";
import type { Answering } from "~/contract/system";
import type { Db } from "~/db/connection";
import { answererName } from "~/domain/chats/provider/choice";

/** The default provider, and the companies' own choices. */
export async function readAnswering(db: Db): Promise<Answering> {
  const chosen = await db.many<Answering["chosen"][number]>(sql`
    select value->>'kind' as kind, count(*) as companies from settings
    where name = 'provider' and value->>'kind' <> 'operator' group by 1 order by 1`);
  return { answerer: answererName(null), chosen };
}
