import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import type { ReadPage } from "~/domain/knowledge/reading/messages";

type QuotePosition = {
  sentence: string;
  page: string;
  number: number | null;
  heading: string | null;
  at: number;
};

/**
 * Links the quotes of a file without a page to the page that contains their sentence, after the file was read for the first
 * time or again.
 */
export async function linkQuotes(
  tx: Db,
  fileId: string,
  pages: (ReadPage & { id: string })[],
): Promise<void> {
  const quotes = await tx.many<{ sentence: string }>(sql`
    select distinct sentence from citations where file_id = ${fileId} and page_id is null and version_id is null
      and sentence <> ''`);
  const positions = quotes.flatMap(({ sentence }): QuotePosition[] => {
    const page = pages.find(({ text }) => text.includes(sentence));
    if (!page) return [];
    const { id, number, heading, text } = page;
    return [{ sentence, page: id, number, heading, at: text.indexOf(sentence) }];
  });
  if (positions.length === 0) return;
  await tx.run(sql`
    update citations c
    set page_id = p.page, page_number = p.number, heading = coalesce(p.heading, c.heading),
        start_offset = p.at, end_offset = p.at + c.end_offset - c.start_offset
    from json_to_recordset(${JSON.stringify(positions)}::json)
      as p(sentence text, page uuid, number int, heading text, at int)
    where c.file_id = ${fileId} and c.page_id is null and c.version_id is null and c.sentence = p.sentence`);
}
