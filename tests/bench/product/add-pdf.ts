import { ask } from "./ask";
import type { Person } from "./person";

/** The durations of a PDF's processing through api/v1, in milliseconds, cumulative. */
export interface Added {
  divisionId: string;
  /** Uploaded and inspected. */
  uploaded: number;
  /** Added to a new division. */
  added: number;
  /** Ready for questions. */
  ready: number;
}

/** Uploads a PDF into a new division, and waits until it is ready. */
export async function addPdf(origin: string, person: Person, name: string, bytes: Buffer): Promise<Added> {
  const began = performance.now();
  const { body } = await ask(`${origin}/api/v1/uploads?name=${encodeURIComponent(name)}`, {
    method: "POST",
    headers: { ...person.bearer, "content-type": "application/pdf" },
    body: bytes,
  });
  const staged = JSON.parse(body.toString("utf8")) as { id: string };
  const uploaded = performance.now();
  const knowledge = await person.api.files.add({ newDivision: { name }, pdf: staged.id });
  const added = performance.now();
  await untilReady(person, knowledge.fileIds[0]!);
  return {
    divisionId: knowledge.divisionId,
    uploaded: uploaded - began,
    added: added - uploaded,
    ready: performance.now() - added,
  };
}

async function untilReady({ api }: Person, id: string): Promise<void> {
  const deadline = performance.now() + 120_000;
  for (;;) {
    const { status, reason } = await api.files.read({ id });
    if (status === "ready") return;
    if (status === "failed") throw new Error(`The file was not read: ${reason}`);
    if (performance.now() > deadline) throw new Error("The file is not read after two minutes");
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}
