import { createHash } from "node:crypto";
import sql from "sql-template-tag";
import type { DeclarationKind } from "~/contract/declaration-states";
import { AppError } from "~/contract/errors";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { enqueue } from "~/queue/enqueue";

export type Declared = {
  kind: DeclarationKind;
  extraordinary: boolean;
  reason: string;
  name: string;
  contract: string;
  email: string;
  /** 'YYYY-MM-DD' */
  endsOn: string | null;
  language: string;
};

/** A form that is sent twice has one stamp and so one id (shaped as UUIDv8). */
function idOf(stamp: string): string {
  const hex = createHash("sha256").update(`declaration ${stamp}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Refuses an end that is over, by the time zone of the receipt. @throws AppError form_invalid */
export async function checkEnd(db: Db, { endsOn }: Declared): Promise<void> {
  const { over } = await db.one<{ over: boolean }>(sql`
    select coalesce(${endsOn}::date < (${clock.now()}::timestamptz at time zone 'Europe/Berlin')::date, false) as over`);
  if (over) throw new AppError("form_invalid", { fields: { endsOn: ["approved.past"] } });
}

/**
 * Stores a declaration as it was received, and enqueues its confirmation by mail. Whether the address is known is looked
 * up in the job, so that the response is the same for every address.
 */
export async function receiveDeclaration(
  db: Db,
  stamp: string,
  declared: Declared,
): Promise<{ receivedAt: Date }> {
  const { kind, extraordinary, reason, name, contract, email, endsOn, language } = declared;
  const id = idOf(stamp);
  return db.transaction(async tx => {
    const added = await tx.run(sql`
      insert into contract_declarations (id, kind, extraordinary, reason, name, contract, email, ends_on, language, received_at)
      values (${id}, ${kind}, ${extraordinary}, ${reason}, ${name}, ${contract}, ${email}, ${endsOn}, ${language},
        ${clock.now()})
      on conflict (id) do nothing`);
    if (added === 1) await enqueue(tx, "confirm_declaration", { declarationId: id });
    return tx.one<{ receivedAt: Date }>(
      sql`select received_at as "receivedAt" from contract_declarations where id = ${id}`,
    );
  });
}
