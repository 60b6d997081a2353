import sql from "sql-template-tag";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import type { LinkReader } from "~/domain/link/mail-link";
import { queueMail } from "~/domain/mail/queue-mail";
import { keyFor } from "~/domain/secret/process-key";
import { open, seal } from "~/domain/secret/seal";
import { enqueue } from "~/jobs/enqueue";

type Move = { from: string; to: string };

/** Where the addresses are sealed: they open in this job alone. */
const place = "job:tell_move";

/** Puts it on the list that both addresses of somebody are told of the change. */
export async function tellMove(tx: Db, userId: string, move: Move): Promise<void> {
  const sealedMove = seal(keyFor("seal"), JSON.stringify(move), place).toString("base64");
  await enqueue(tx, "tell_move", { userId, moveId: newId(), sealedMove });
}

/** Writes to both addresses that an administrator has changed one into the other; once, however often it runs. */
export async function mailMove(
  db: Db,
  { userId, moveId, sealedMove }: { userId: string; moveId: string; sealedMove: string },
  compose: (
    reader: Pick<LinkReader, "name" | "language">,
    move: Move,
  ) => {
    subject: string;
    text: string;
    html: string;
  },
): Promise<void> {
  const move = JSON.parse(open(keyFor("seal"), Buffer.from(sealedMove, "base64"), place)) as Move;
  const reader = await db.maybe<Pick<LinkReader, "name" | "language"> & { companyId: string | null }>(sql`
    select first_name || ' ' || last_name as name, language, company_id as "companyId"
    from users where id = ${userId}`);
  if (!reader) return;
  const message = compose(reader, move);
  await db.transaction(async tx => {
    for (const [at, to] of Object.entries(move))
      await queueMail(tx, {
        to,
        userId,
        companyId: reader.companyId,
        purpose: "address_changed",
        onceKey: `move:${moveId}:${at}`,
        message,
      });
  });
}
