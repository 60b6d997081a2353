import type { Answer, Visitor } from "./site";

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
