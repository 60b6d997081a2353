import sql from "sql-template-tag";
import type { MailMessage } from "~/contract/mail-message";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { personName } from "~/domain/core/actor/person-name";
import { keyFor } from "~/domain/core/secret/process-key";
import { open, seal } from "~/domain/core/secret/seal";
import type { LinkReader } from "~/domain/identity/link/mail-link";
import { queueMail } from "~/domain/outbox/mail/queue-mail";
import { enqueue } from "~/queue/enqueue";

type Move = { from: string; to: string };

/** The seal's context: only this job opens the addresses. */
const sealedFor = "job:tell_move";

/** Enqueues the notification of both addresses. */
export async function notifyEmailMove(tx: Db, userId: string, move: Move): Promise<void> {
  const sealedMove = seal(keyFor("seal"), JSON.stringify(move), sealedFor).toString("base64");
  await enqueue(tx, "tell_move", { userId, moveId: newId(), sealedMove });
}

/** Notifies both addresses that an administrator replaced one by the other; idempotent. */
export async function mailEmailMove(
  db: Db,
  { userId, moveId, sealedMove }: { userId: string; moveId: string; sealedMove: string },
  compose: (reader: Pick<LinkReader, "name" | "language">, move: Move) => MailMessage,
): Promise<void> {
  const move = JSON.parse(open(keyFor("seal"), Buffer.from(sealedMove, "base64"), sealedFor)) as Move;
  const reader = await db.maybe<Pick<LinkReader, "name" | "language"> & { companyId: string | null }>(sql`
    select ${personName} as name, u.language, u.company_id as "companyId"
    from users u where u.id = ${userId}`);
  if (!reader) return;
  const message = compose(reader, move);
  await db.transaction(async tx => {
    for (const [side, to] of Object.entries(move))
      await queueMail(tx, {
        to,
        userId,
        companyId: reader.companyId,
        purpose: "address_changed",
        onceKey: `move:${moveId}:${side}`,
        message,
      });
  });
}
