import sql from "sql-template-tag";
import { afterAll, beforeAll, beforeEach } from "vitest";
import type { Database } from "~/db/connection";
import type { Actor } from "~/domain/core/actor/actor";
import { testDatabase } from "../database";
import { asking } from "./asking";
import { makeCompany } from "./company";
import { handbookDocx, handbookPdf } from "./documents";
import { settingsOf } from "./settings";
import { staged } from "./upload";

interface Filing {
  db: Database;
  companyId: string;
  manager: Actor;
  employee: Actor;
  /** A handbook of three pages. */
  pdf: Buffer;
  docx: Buffer;
}

/**
 * A database for one test file, which has no other company and no job at the beginning of each test, with two documents
 * to upload. Available from the first test on.
 */
export function filing() {
  const world = {} as Filing;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const { db, drop: dropDatabase } = await testDatabase();
    drop = dropDatabase;
    Object.assign(world, { db, pdf: await handbookPdf(3), docx: await handbookDocx() });
  });
  afterAll(() => drop());
  beforeEach(async () => {
    const settings = settingsOf({ DIVISION_LIMIT: "3" });
    await world.db.run(sql`delete from companies`);
    await world.db.run(sql`delete from graphile_worker._private_jobs`);
    const { id: companyId, manager, employee } = await makeCompany(world.db);
    Object.assign(world, { companyId, manager, employee });
    return () => settings.remove();
  });

  const as = (actor?: Actor) => asking(world.db, actor);
  /** Adds the .pdf to a new division. */
  async function addPdf(name = "Handbuch.pdf", newDivision = "Personal") {
    const upload = await staged(world.db, world.manager, name, world.pdf);
    const { divisionId, fileIds } = await as(world.manager).files.add({
      newDivision: { name: newDivision },
      pdf: upload.id,
    });
    return { divisionId, fileId: fileIds[0]! };
  }
  return { world, as, addPdf };
}
