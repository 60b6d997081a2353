import type { z } from "zod";
import type { DivisionFields } from "~/contract/division-fields";
import type { Division } from "~/contract/divisions";
import type { Db } from "~/db/connection";
import type { Actor } from "~/domain/session/actor";
import { openDivision } from "./open-division";
import { ownCompany } from "./own-company";
import { readDivision } from "./read-division";

/** Adds a division without files and members. @throws AppError division_limit_reached, division_name_taken */
export async function addDivision(
  db: Db,
  actor: Actor,
  fields: z.output<typeof DivisionFields>,
): Promise<Division> {
  return db.transaction(async tx =>
    readDivision(tx, actor, await openDivision(tx, ownCompany(actor), fields)),
  );
}
