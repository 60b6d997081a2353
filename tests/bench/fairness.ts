// How long another company's small PDF takes, alone and while one company uploads sixteen files at once: large ones, and
// the nested .docx of a few kilobytes that once kept the product busy for nine seconds each.
import { handbookPdf, paragraphXml, rawDocx } from "../factories/documents";
import { addPdf } from "./product/add-pdf";
import { median, say } from "./product/figure";
import { type Person, signIn, untilRead } from "./product/person";
import { withProduct } from "./product/product";

const rounds = 7;
const at95 = (values: number[]) => values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1]!;

await withProduct(
  async ({ origin }) => {
    const quiet = await signIn(origin, "manager@werft.example");
    const busy = await signIn(origin, "manager@kontor.example");
    await untilRead(busy);
    const small = async (name: string) => {
      const began = performance.now();
      await addPdf(origin, quiet, name, await handbookPdf(3, { info: { Title: name } }));
      return performance.now() - began;
    };
    const alone: number[] = [];
    for (let round = 0; round < rounds; round++) alone.push(await small(`Allein ${round}.pdf`));

    const nested = rawDocx("<w:p>".repeat(200_000) + paragraphXml("Tief.") + "</w:p>".repeat(200_000));
    const heavy = await handbookPdf(60);
    for (const [what, name, bytes] of [
      ["nested .docx", "Tief.docx", nested],
      ["PDF of 60 pages", "Handbuch.pdf", heavy],
    ] as const) {
      let going = true;
      const refused = new Map<number, number>();
      const flood = Array.from({ length: 16 }, async (_, at) => {
        for (let turn = 0; going; turn++) {
          const status = await bring(origin, busy, `${at}-${turn} ${name}`, bytes);
          refused.set(status, (refused.get(status) ?? 0) + 1);
          if (status === 429) await new Promise(resolve => setTimeout(resolve, 250));
        }
      });
      const beside: number[] = [];
      for (let round = 0; round < rounds; round++) beside.push(await small(`${what} ${round}.pdf`));
      going = false;
      await Promise.all(flood);
      console.error(`  ${what}: ${[...refused].map(([status, times]) => `${times} × ${status}`).join(", ")}`);
      say(
        `a small PDF beside sixteen uploads of a ${what}, p95 against alone`,
        at95(beside) / at95(alone),
        "×",
        {
          atMost: 2,
        },
      );
    }
    say("a small PDF alone, until it is ready", median(alone), "ms");
  },
  { DIVISION_LIMIT: "200" },
);

/** Uploads a file and adds it to a division that is there; returns the status of the upload. */
async function bring(origin: string, person: Person, name: string, bytes: Buffer): Promise<number> {
  const answer = await fetch(`${origin}/api/v1/uploads?name=${encodeURIComponent(name)}`, {
    method: "POST",
    headers: { ...person.bearer, "content-type": "application/octet-stream" },
    body: new Uint8Array(bytes),
  });
  const { id } = (await answer.json()) as { id: string };
  if (!answer.ok) return answer.status;
  const { rows } = await person.api.divisions.list({ size: 100 });
  await person.api.files.add({ divisionId: rows[0]!.id, pdf: id, same: "keep" }).catch(() => {});
  return answer.status;
}
