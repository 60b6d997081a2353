import sql from "sql-template-tag";
import type { Answer, Site, Visitor } from "./site";

/** A file's name and bytes for each field. */
export type KnowledgeFiles = { docx?: [string, Buffer]; pdf?: [string, Buffer] };

/** Sends the form of new knowledge as a browser does, including empty file inputs. */
export function sendKnowledge(
  visitor: Visitor,
  fields: Record<string, string>,
  files: KnowledgeFiles = {},
): Promise<Answer> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const kind of ["docx", "pdf"] as const) {
    const [name, bytes] = files[kind] ?? ["", Buffer.alloc(0)];
    body.set(kind, new File([new Uint8Array(bytes)], name));
  }
  return visitor.ask("/knowledge/new", { method: "POST", body });
}

/** The files of a division as they are stored. */
export const filesOf = ({ db }: Site, divisionId: string) =>
  db.many<{ name: string; status: string }>(
    sql`select name, status from files where division_id = ${divisionId} order by name`,
  );

/** The open divisions of this name. */
export const divisionNamed = ({ db }: Site, name: string) =>
  db.many<{ id: string }>(sql`select id from divisions where name = ${name} and status = 'open'`);
