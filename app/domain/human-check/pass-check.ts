import { createHmac } from "node:crypto";
import sql from "sql-template-tag";
import { AppError } from "~/contract/errors";
import type { HumanAnswer } from "~/contract/human-check-fields";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { keyFor } from "~/domain/secret/process-key";
import { addressPrefix } from "~/domain/session/address-prefix";
import { settings } from "~/env";
import { isSolved } from "./challenge";
import { judgeRecaptcha } from "./recaptcha";
import { readStamp, stampLife } from "./stamp";

/** Faster than this nobody fills in a form, in milliseconds. Who has let the browser work has shown enough. */
const soonest = () => settings().HUMAN_CHECK_SECONDS * 1000;

/** Forms an hour from one place: a browser that works costs a sender something, one without script nothing. */
const anHour = { solved: 30, unsolved: 6 };

export type Sent = {
  /** Which forms are counted together. */
  form: "sign_up" | "reset" | "feedback";
  answer: HumanAnswer;
  /** The visitor's own address. */
  address: string;
  /** What the form says: the same form sent twice with the same stamp is one. */
  content: unknown;
  /** Fewer than usual an hour, where the form tells more than usual. */
  most?: number | undefined;
};

const keyed = (label: string, value: string) =>
  createHmac("sha256", keyFor("human")).update(`${label} ${value}`).digest();

/**
 * Does a public form's work once for a stamp that a person has earned: the trap is empty, and either the browser
 * has solved the stamp's challenge, or Google has seen a person, or the form was open for three seconds at least. What
 * Google refuses is refused; where it says nothing, our own check decides. A form sent twice is done once; one that comes
 * back with a wrong field keeps its stamp.
 * @throws AppError human_failed, human_too_soon, human_expired, human_too_many
 */
export async function passCheck(
  db: Db,
  { form, answer, address, content, most = Number.POSITIVE_INFINITY }: Sent,
  work: (how: { solved: boolean }) => Promise<void>,
): Promise<void> {
  const stamp = readStamp(answer.stamp);
  if (!stamp || answer.trap !== "") throw new AppError("human_failed");
  if (stamp.age > stampLife) throw new AppError("human_expired");
  const solved = await hasShown(stamp.id, answer);
  if (!solved && stamp.age < soonest()) throw new AppError("human_too_soon");
  const limit = Math.min(most, solved ? anHour.solved : anHour.unsolved);
  const first = await db.transaction(tx =>
    spend(tx, { id: stamp.id, form, address, content, solved }, limit),
  );
  if (!first) return;
  try {
    await work({ solved });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "form_invalid")
      await db.run(sql`delete from human_checks where stamp = ${stamp.id}`);
    throw error;
  }
}

/** Whether it was shown that a person sends this, by Google or by our own check. @throws AppError human_failed */
async function hasShown(stampId: string, { recaptcha, solution }: HumanAnswer): Promise<boolean> {
  const verdict = await judgeRecaptcha(recaptcha);
  if (verdict === "person") return true;
  const solved = solution !== "";
  if (verdict === "refused" || (solved && !(await isSolved(stampId, solution))))
    throw new AppError("human_failed");
  return solved;
}

type Spent = Pick<Sent, "form" | "address" | "content"> & { id: string; solved: boolean };

/** Uses the stamp up; false when the very same form has done so already. */
async function spend(tx: Db, { id, form, address, content, solved }: Spent, limit: number): Promise<boolean> {
  // Both are keyed, so that the table tells neither who sent something nor what.
  const place = keyed(`place ${form}`, addressPrefix(address));
  const said = keyed("content", JSON.stringify([form, content]));
  const now = clock.now();
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`human ${place.toString("hex")}`}, 0))`);
  const added = await tx.run(sql`
    insert into human_checks (stamp, place, content, solved, at) values (${id}, ${place}, ${said}, ${solved}, ${now})
    on conflict (stamp) do nothing`);
  if (added === 0) {
    const before = await tx.maybe<{ content: Buffer }>(
      sql`select content from human_checks where stamp = ${id}`,
    );
    if (before?.content.equals(said)) return false;
    throw new AppError("human_expired");
  }
  const { many } = await tx.one<{ many: number }>(sql`
    select count(*) as many from human_checks
    where place = ${place} and solved = ${solved} and at > ${new Date(now.getTime() - 3_600_000)}`);
  if (many > limit) throw new AppError("human_too_many");
  return true;
}
