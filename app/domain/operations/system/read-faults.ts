import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { mailsFailing } from "~/domain/outbox/mail/resume-mails";
import { readOutageStart } from "~/domain/retrieval/milvus/read-engine";
import { milvusServer } from "~/domain/retrieval/retrieval";
import { settings } from "~/env";

/** What the database knows of servers that do not answer, with since when; null for those that do. */
export type Faults = {
  search: Date | null;
  mail: Date | null;
  /** The operator's AI provider, while its breaker is open. */
  provider: Date | null;
  /** Companies whose own provider is not asked at the moment. */
  companies: { id: string; since: Date }[];
};

/** Reads from the database since when servers of others have failed; null for one that works or is not set up. */
export async function readFaults(db: Db): Promise<Faults> {
  const [search, mail, breakers] = await Promise.all([
    milvusServer() ? readOutageStart(db) : null,
    settings().SMTP_URL ? mailsFailing(db) : null,
    db.many<{ id: string | null; since: Date }>(sql`
      select company_id as id, opened_at as since from provider_breakers where opened_at is not null`),
  ]);
  return {
    search,
    mail,
    provider: breakers.find(({ id }) => id === null)?.since ?? null,
    companies: breakers.flatMap(({ id, since }) => (id === null ? [] : [{ id, since }])),
  };
}
