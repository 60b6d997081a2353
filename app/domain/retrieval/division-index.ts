import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { asLanguage } from "./language";
import { buildSegment, type IndexRow, type Segment } from "./segment";
import { termsVersion } from "./terms";

/** The index of one division as of one version. Unchanging: an update makes another that shares segments. */
export interface DivisionIndex {
  divisionId: string;
  version: number;
  parts: Part[];
  /** Memory in bytes. */
  bytes: number;
}

/** Whole files under one segment, each with the id of its first passage: a file that is read again has another. */
interface Part {
  files: Map<string, string>;
  segment: Segment;
}

/** A part takes files until it has this many passages; parts below a quarter of it are put together when several. */
const partPassages = 4096;
const smallPartsAtMost = 6;
const rowsAtOnce = 500;

export const emptyIndex = (divisionId: string): DivisionIndex => ({
  divisionId,
  version: -1,
  parts: [],
  bytes: 0,
});

/**
 * The index as the rows are now. Parts whose files are all still the same are kept, the others and
 * new files are read; so a file more costs its own passages, and a file less those around it.
 * Gives way to other work while it builds.
 */
export async function updateIndex(db: Db, old: DivisionIndex, version: number): Promise<DivisionIndex> {
  const files = await filesNow(db, old.divisionId);
  const same = old.parts.filter(part =>
    [...part.files].every(([id, first]) => files.get(id)?.first === first),
  );
  const covered = new Set(same.flatMap(part => [...part.files.keys()]));
  const small = same.filter(part => part.segment.passages < partPassages / 4);
  const changed = covered.size < files.size;
  const merged = changed && small.length >= smallPartsAtMost ? new Set(small) : new Set<Part>();
  const parts = same.filter(part => !merged.has(part));
  const wanted = [...files].filter(
    ([id]) => !covered.has(id) || [...merged].some(part => part.files.has(id)),
  );
  for (const group of grouped(wanted)) {
    const rows = await rowsOf(db, [...group.keys()]);
    parts.push({ files: group, segment: await buildSegment(rows) });
  }
  const bytes = parts.reduce((sum, { segment, files }) => sum + segment.bytes + files.size * 200, 1000);
  return { divisionId: old.divisionId, version, parts, bytes };
}

type FileRow = { id: string; first: string; passages: number };

/** The readable files of a division, in the order they came. */
async function filesNow(db: Db, divisionId: string): Promise<Map<string, FileRow>> {
  const rows = await db.many<FileRow>(sql`
    select f.id, p.id as first, f.passages
    from files f join passages p on p.file_id = f.id and p.ordinal = 0
    where f.division_id = ${divisionId} and f.status = 'ready'
    order by f.id`);
  return new Map(rows.map(row => [row.id, row]));
}

function grouped(files: [string, FileRow][]): Map<string, string>[] {
  const groups: Map<string, string>[] = [];
  let room = 0;
  for (const [id, { first, passages }] of files) {
    if (room <= 0) {
      groups.push(new Map());
      room = partPassages;
    }
    groups.at(-1)!.set(id, first);
    room -= passages;
  }
  return groups;
}

type PassageRow = {
  id: string;
  file_id: string;
  ordinal: number;
  language: string;
  terms: Buffer;
  text: string | null;
};

async function rowsOf(db: Db, fileIds: string[]): Promise<IndexRow[]> {
  const found: IndexRow[] = [];
  let after = { file_id: "00000000-0000-0000-0000-000000000000", ordinal: -1 };
  for (;;) {
    const rows = await db.many<PassageRow>(sql`
      select id, file_id, ordinal, language, terms,
             case when get_byte(terms, 0) <> ${termsVersion} then text end as text
      from passages
      where file_id = any(${fileIds}::uuid[]) and (file_id, ordinal) > (${after.file_id}, ${after.ordinal})
      order by file_id, ordinal limit ${rowsAtOnce}`);
    for (const { id, language, terms, text } of rows)
      found.push({ id, language: asLanguage(language), terms, text });
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return found;
    after = last;
  }
}
