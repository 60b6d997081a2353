import { tmpdir } from "node:os";
import { join } from "node:path";
import sql from "sql-template-tag";
import type { Language } from "~/contract/language";
import { connect } from "~/db/connection";
import { startEmbedded } from "~/db/embedded";

const configurations: Partial<Record<Language, string>> = { de: "german", en: "english", fr: "french" };

/** PostgreSQL's full text over sentences, as a reference: any word of the question, ranked by ts_rank_cd. */
export async function openFullText() {
  const server = await startEmbedded({
    dataDir: join(tmpdir(), "lotse-bench-full-text"),
    durable: false,
  });
  const db = connect(server.config, 1);
  return {
    async index(sentences: string[], language: Language): Promise<(question: string) => Promise<number[]>> {
      const configuration = configurations[language] ?? "simple";
      await db.run(sql`drop table if exists sentences`);
      await db.run(sql`
        create table sentences as
        select at - 1 as at, to_tsvector(${configuration}::regconfig, said) as terms
        from json_array_elements_text(${JSON.stringify(sentences)}::json) with ordinality as list(said, at)`);
      return async question => {
        const rows = await db.many<{ at: number }>(sql`
          with asked as (select replace(plainto_tsquery(${configuration}::regconfig, ${question})::text, '&', '|')::tsquery as terms)
          select sentences.at::int as at from sentences, asked where sentences.terms @@ asked.terms
          order by ts_rank_cd(sentences.terms, asked.terms, 1) desc, sentences.at limit 3`);
        return rows.map(({ at }) => at);
      };
    },
    async close(): Promise<void> {
      await db.close();
      await server.stop();
    },
  };
}
