import { createHmac } from "node:crypto";
import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { HumanAnswer } from "~/contract/human-check-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { addressPrefix } from "~/domain/core/limit/address-prefix";
import { keyFor } from "~/domain/core/secret/process-key";
import { settings } from "~/env";
import { isSolved } from "./challenge";
import { verifyRecaptcha } from "./recaptcha";
import { readStamp, stampLifetimeMs } from "./stamp";

/** Minimum time to fill in a form without a solution. */
const minFillMs = () => settings().HUMAN_CHECK_SECONDS * 1000;

/** Forms an hour for each network: a solution costs the sender work, a form without scripts does not. */
const maxAnHour = { solved: 30, unsolved: 6 };

/** A public form that was sent. */
export type Sent = {
  /** The forms that are counted together. */
  form: "sign_up" | "reset" | "feedback" | "contract" | "question";
  answer: HumanAnswer;
  /** The visitor's address. */
  address: string;
  /** The form's content: the same form sent twice with one stamp counts once. */
  content: unknown;
  /** A lower hourly limit, for forms that reveal more than usual. */
  max?: number | undefined;
};

const keyed = (label: string, value: string) =>
  createHmac("sha256", keyFor("human")).update(`${label} ${value}`).digest();

/**
 * Runs a public form's work once per stamp after the human check: the trap is empty, and either the challenge is
 * solved, or Google confirms a person, or the form was open for HUMAN_CHECK_SECONDS. A form that Google refuses is
 * refused; without a verdict of Google the own check decides. A form sent twice runs once; a form returned with
 * errors keeps its stamp.
 * @throws AppError human_failed, human_too_soon, human_expired, human_too_many
 */
export async function requireHuman(
  db: Db,
  sent: Sent,
  work: (how: { solved: boolean }) => Promise<void>,
): Promise<void> {
  const checked = await checkHuman(sent);
  const first = await db.transaction(tx => spend(tx, checked));
  if (!first) return;
  try {
    await work({ solved: checked.solved });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "form_invalid")
      await db.run(sql`delete from human_checks where stamp = ${checked.id}`);
    throw error;
  }
}

/**
 * Like {@link requireHuman}, for work of a single transaction: it runs in the one that uses the stamp up, so that a
 * failure leaves the stamp unused. Takes a quarter fewer statements.
 * @throws AppError human_failed, human_too_soon, human_expired, human_too_many
 */
export async function requireHumanWithin(db: Db, sent: Sent, work: (tx: Db) => Promise<void>): Promise<void> {
  const checked = await checkHuman(sent);
  await db.transaction(async tx => {
    if (await spend(tx, checked)) await work(tx);
  });
}

type Checked = Pick<Sent, "form" | "address" | "content"> & { id: string; solved: boolean; limit: number };

/** What is checked without the database. @throws AppError human_failed, human_too_soon, human_expired */
async function checkHuman({
  form,
  answer,
  address,
  content,
  max = Number.POSITIVE_INFINITY,
}: Sent): Promise<Checked> {
  const stamp = readStamp(answer.stamp);
  if (!stamp || answer.trap !== "") throw new AppError("human_failed");
  if (stamp.age > stampLifetimeMs) throw new AppError("human_expired");
  const solved = await isConfirmedHuman(stamp.id, answer);
  if (!solved && stamp.age < minFillMs()) throw new AppError("human_too_soon");
  const limit = Math.min(max, solved ? maxAnHour.solved : maxAnHour.unsolved);
  return { id: stamp.id, form, address, content, solved, limit };
}

/** Whether Google or our own check confirmed a person. @throws AppError human_failed */
async function isConfirmedHuman(stampId: string, { recaptcha, solution }: HumanAnswer): Promise<boolean> {
  const verdict = await verifyRecaptcha(recaptcha);
  if (verdict === "person") return true;
  const solved = solution !== "";
  if (verdict === "refused" || (solved && !(await isSolved(stampId, solution))))
    throw new AppError("human_failed");
  return solved;
}

/** Uses the stamp up; false if the same form has already done so. */
async function spend(tx: Db, { id, form, address, content, solved, limit }: Checked): Promise<boolean> {
  // Both are hashed with a key, so that the table reveals neither senders nor content.
  const place = keyed(`place ${form}`, addressPrefix(address));
  const digest = keyed("content", JSON.stringify([form, content]));
  const now = clock.now();
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`human ${place.toString("hex")}`}, 0))`);
  // The count is of the rows before this statement.
  const { added, sentThisHour } = await tx.one<{ added: boolean; sentThisHour: number }>(sql`
    with added as (
      insert into human_checks (stamp, place, content, solved, at) values (${id}, ${place}, ${digest}, ${solved}, ${now})
      on conflict (stamp) do nothing returning stamp
    )
    select exists (select from added) as added, 1 + (
      select count(*) from human_checks
      where place = ${place} and solved = ${solved} and at > ${new Date(now.getTime() - 3_600_000)}) as "sentThisHour"`);
  if (!added) {
    const before = await tx.maybe<{ content: Buffer }>(
      sql`select content from human_checks where stamp = ${id}`,
    );
    if (before?.content.equals(digest)) return false;
    throw new AppError("human_expired");
  }
  if (sentThisHour > limit) throw new AppError("human_too_many");
  return true;
}
