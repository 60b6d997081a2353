import { expect, test } from "vitest";
import { piecesOf } from "./export-rows";
import { sendCsv } from "./send-csv";

const rows = (piece: number) => Array.from({ length: 500 }, (_, at) => ({ id: `${piece} ${at}`, at }));

/** An export of 200,000 rows that counts how many pieces were asked for. */
function exported() {
  const asked: { piece: number; after: string | undefined }[] = [];
  const pieces = piecesOf(async (piece, after) => {
    asked.push({ piece, after: after?.after });
    return { rows: rows(piece), more: piece < 400 };
  });
  async function* cells() {
    for await (const piece of pieces) yield piece.map(({ id, at }) => [id, at]);
  }
  return {
    asked,
    body: sendCsv(
      { name: "rows", heads: ["Id", "Nr."], pieces: cells() },
      { language: "de", timeZone: "UTC" },
    ).body!,
  };
}

test("an export of 200,000 rows requests a piece when its reader takes the one before, so that it is never in memory", async () => {
  const { asked, body } = exported();
  const reader = body.getReader();
  let lines = 0;
  for (let chunk = 1; ; chunk++) {
    const { done, value } = await reader.read();
    if (done) break;
    lines += new TextDecoder().decode(value).split("\r\n").length - 1;
    // The first chunk is the head; one piece waits in the stream.
    expect(asked.length).toBeLessThanOrEqual(chunk + 1);
  }
  expect(lines).toBe(200_001);
  expect(asked.at(-1)).toEqual({ piece: 400, after: "399 499" });
});

test("an export that its reader cancels requests no more pieces", async () => {
  const { asked, body } = exported();
  const reader = body.getReader();
  for (let chunk = 0; chunk < 3; chunk++) await reader.read();
  await reader.cancel();
  const before = asked.length;
  await new Promise(done => setImmediate(done));
  expect(asked.length).toBe(before);
});
