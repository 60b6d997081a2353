import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { asLanguage } from "~/domain/retrieval/words/language";
import { termsVersion } from "~/domain/retrieval/words/terms";
import { approvedParts, approvedRows } from "./approved-passages";
import { isLeftOut } from "./left-out";
import { buildSegment, type IndexRow, type Segment } from "./segment";

/** The immutable index of one division at one version; an update creates another that shares segments. */
export interface DivisionIndex {
  divisionId: string;
  version: number;
  parts: Part[];
  /** Memory in bytes. */
  bytes: number;
}

/** A segment of whole files, each with the id of its first passage, which changes when the file is read again. */
interface Part {
  files: Map<string, string>;
  segment: Segment;
}

/** A part accepts files up to this number of passages; several parts below a quarter of it are merged. */
const partPassages = 4096;
const maxSmallParts = 6;
const batchSize = 500;

/** The number of passages in an index. */
export const countEntries = ({ parts }: DivisionIndex): number =>
  parts.reduce((sum, { segment }) => sum + segment.passages, 0);

export const emptyIndex = (divisionId: string): DivisionIndex => ({
  divisionId,
  version: -1,
  parts: [],
  bytes: 0,
});

/**
 * Updates the index to the current rows. Reuses the parts whose files are unchanged and rebuilds the others, so an added
 * file costs its own passages, and a removed one those of its part. Yields to other work while building.
 * @param samplePassages restricts the index to a random sample of whole files with about this many passages
 */
export async function updateIndex(
  db: Db,
  old: DivisionIndex,
  version: number,
  samplePassages?: number,
): Promise<DivisionIndex> {
  const all = await readFiles(db, old.divisionId);
  const files = samplePassages === undefined ? all : sampleOf(all, samplePassages);
  const unchanged = old.parts.filter(part =>
    [...part.files].every(([id, first]) => files.get(id)?.first === first),
  );
  const indexed = new Set(unchanged.flatMap(part => [...part.files.keys()]));
  const small = unchanged.filter(part => part.segment.passages < partPassages / 4);
  const hasNewFiles = indexed.size < files.size;
  const merged = hasNewFiles && small.length >= maxSmallParts ? new Set(small) : new Set<Part>();
  const parts = unchanged.filter(part => !merged.has(part));
  const missing = [...files].filter(
    ([id]) => !indexed.has(id) || [...merged].some(part => part.files.has(id)),
  );
  for (const group of groupFiles(missing)) {
    const ids = [...group.keys()];
    const rows = [...(await readRows(db, ids)), ...(await approvedRows(db, ids))];
    parts.push({ files: group, segment: await buildSegment(rows) });
  }
  const bytes = parts.reduce((sum, { segment, files }) => sum + segment.bytes + files.size * 200, 1000);
  return { divisionId: old.divisionId, version, parts, bytes };
}

export type FileRow = { id: string; first: string; passages: number };

/**
 * The ready files of a division, without expired ones if the division excludes them, then its approved answers, each oldest
 * first.
 */
async function readFiles(db: Db, divisionId: string): Promise<Map<string, FileRow>> {
  const rows = await db.many<FileRow>(sql`
    select f.id, p.id as first, f.passages
    from files f join passages p on p.file_id = f.id and p.ordinal = 0
    join divisions d on d.id = f.division_id
    where f.division_id = ${divisionId} and f.status = 'ready' and not ${isLeftOut}
    order by f.id`);
  return new Map([...rows, ...(await approvedParts(db, divisionId))].map(row => [row.id, row]));
}

/** Samples files by the random end of their ids, so that most of a sample stays the same when other files change. */
function sampleOf(files: Map<string, FileRow>, maxPassages: number): Map<string, FileRow> {
  let passages = 0;
  const rows = [...files.values()].sort((one, other) => (one.id.slice(-12) < other.id.slice(-12) ? -1 : 1));
  const chosen = rows.filter(row => {
    passages += row.passages;
    return passages - row.passages < maxPassages;
  });
  return new Map(chosen.sort((one, other) => (one.id < other.id ? -1 : 1)).map(row => [row.id, row]));
}

/** Groups files into those of one part each. */
function groupFiles(files: [string, FileRow][]): Map<string, string>[] {
  const groups: Map<string, string>[] = [];
  let capacity = 0;
  for (const [id, { first, passages }] of files) {
    if (capacity <= 0) {
      groups.push(new Map());
      capacity = partPassages;
    }
    groups.at(-1)!.set(id, first);
    capacity -= passages;
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

async function readRows(db: Db, fileIds: string[]): Promise<IndexRow[]> {
  const all: IndexRow[] = [];
  let after = { file_id: "00000000-0000-0000-0000-000000000000", ordinal: -1 };
  for (;;) {
    const rows = await db.many<PassageRow>(sql`
      select id, file_id, ordinal, language, terms,
             case when get_byte(terms, 0) <> ${termsVersion} then text end as text
      from passages
      where file_id = any(${fileIds}::uuid[]) and (file_id, ordinal) > (${after.file_id}, ${after.ordinal})
      order by file_id, ordinal limit ${batchSize}`);
    for (const { id, language, terms, text } of rows)
      all.push({ id, language: asLanguage(language), terms, text });
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return all;
    after = last;
  }
}
