import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { approvedParts, approvedRows } from "./approved-passages";
import { asLanguage } from "./language";
import { isLeftOut } from "./left-out";
import { buildSegment, type IndexRow, type Segment } from "./segment";
import { termsVersion } from "./terms";

/** The immutable index of one division at one version; an update creates another that shares segments. */
export interface DivisionIndex {
  divisionId: string;
  version: number;
  parts: Part[];
  /** Memory in bytes. */
  bytes: number;
}

/** Whole files in one segment, each with the id of its first passage, which changes when a file is read again. */
interface Part {
  files: Map<string, string>;
  segment: Segment;
}

/** A part accepts files up to this number of passages; several parts below a quarter of it are merged. */
const partPassages = 4096;
const smallPartsAtMost = 6;
const rowsAtOnce = 500;

/** How many passages an index holds. */
export const entriesOf = ({ parts }: DivisionIndex): number =>
  parts.reduce((sum, { segment }) => sum + segment.passages, 0);

export const emptyIndex = (divisionId: string): DivisionIndex => ({
  divisionId,
  version: -1,
  parts: [],
  bytes: 0,
});

/**
 * Updates the index to the current rows. Parts whose files are unchanged are kept, others are rebuilt; so an
 * added file costs its own passages, and a removed one those of its part. Yields to other work while building.
 */
export async function updateIndex(
  db: Db,
  old: DivisionIndex,
  version: number,
  samplePassages?: number,
): Promise<DivisionIndex> {
  const all = await filesNow(db, old.divisionId);
  const files = samplePassages === undefined ? all : sampleOf(all, samplePassages);
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
    const ids = [...group.keys()];
    const rows = [...(await rowsOf(db, ids)), ...(await approvedRows(db, ids))];
    parts.push({ files: group, segment: await buildSegment(rows) });
  }
  const bytes = parts.reduce((sum, { segment, files }) => sum + segment.bytes + files.size * 200, 1000);
  return { divisionId: old.divisionId, version, parts, bytes };
}

export type FileRow = { id: string; first: string; passages: number };

/**
 * The ready files of a division, without expired ones where it leaves them out, and its approved answers; each oldest
 * first.
 */
async function filesNow(db: Db, divisionId: string): Promise<Map<string, FileRow>> {
  const rows = await db.many<FileRow>(sql`
    select f.id, p.id as first, f.passages
    from files f join passages p on p.file_id = f.id and p.ordinal = 0
    join divisions d on d.id = f.division_id
    where f.division_id = ${divisionId} and f.status = 'ready' and not ${isLeftOut}
    order by f.id`);
  return new Map([...rows, ...(await approvedParts(db, divisionId))].map(row => [row.id, row]));
}

/** Files in the order of the random end of their ids, so that changes of others leave most of a sample as it is. */
function sampleOf(files: Map<string, FileRow>, passagesAtMost: number): Map<string, FileRow> {
  let passages = 0;
  const rows = [...files.values()].sort((one, other) => (one.id.slice(-12) < other.id.slice(-12) ? -1 : 1));
  const chosen = rows.filter(row => {
    passages += row.passages;
    return passages - row.passages < passagesAtMost;
  });
  return new Map(chosen.sort((one, other) => (one.id < other.id ? -1 : 1)).map(row => [row.id, row]));
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
