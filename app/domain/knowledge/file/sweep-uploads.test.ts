import sql from "sql-template-tag";
import { beforeEach, expect, test } from "vitest";
import { clock } from "~/db/clock";
import { newId } from "~/db/id";
import { storage } from "~/integrations/storage/storage";
import { ownDatabase } from "../../../../tests/factories/own-database";
import { inPieces } from "../../../../tests/factories/upload";
import { sweepUploads } from "./sweep-uploads";

const own = ownDatabase();
const hour = 3_600_000;
beforeEach(() => own.db.run(sql`delete from settings`));

/** Bytes that no row knows. */
async function stray(keep = true): Promise<string> {
  const key = newId();
  const draft = await storage().write(key, inPieces(Buffer.from("stray")));
  if (keep) await draft.keep();
  return key;
}
const after = (ms: number) => {
  const now = clock.now();
  clock.now = () => new Date(now.getTime() + ms);
};

test("bytes without a row go two hours after they were written, drafts that were cut short too", async () => {
  const key = await stray();
  await stray(false);
  await sweepUploads(own.db);
  expect(await storage().has(key)).toBe(true);
  after(3 * hour);
  await sweepUploads(own.db);
  expect(await storage().has(key)).toBe(false);
  expect(await storage().dropDrafts({ before: clock.now() })).toBe(0);
});

test("a sweep finds what was begun up to a day before the last one, and does not look at what is older", async () => {
  const key = await stray();
  after(20 * hour);
  await sweepUploads(own.db);
  expect(await storage().has(key)).toBe(false);
  after(30 * hour);
  await sweepUploads(own.db);
  const old = await stray();
  after(1 * hour);
  await sweepUploads(own.db);
  // Its key was made by the real clock, two days before the last sweep: the doctor's whole look finds it.
  expect(await storage().has(old)).toBe(true);
});
