import sql from "sql-template-tag";
import { clock } from "~/db/clock";
import type { Db } from "~/db/connection";
import { newId } from "~/db/id";
import { isUnionId } from "~/domain/billing/invoice/vat";
import { operatorDetails } from "~/domain/core/settings/operator-details";
import { operatorScope, readSetting } from "~/domain/core/settings/stored-setting";
import { settings } from "~/env";
import { checkVatId } from "~/integrations/vies/check-vat-id";
import { enqueue } from "~/queue/enqueue";

/** How long an answer counts before the register is asked again. */
const validDays = 30;
/** How long buyers do not wait for the register after it did not answer; the job asks meanwhile. */
const pauseMs = 3_600_000;

type DueCheck = { vatId: string; requester: string; lastTried: Date | null };

/** The company's VAT id, if the register has to be asked about it; undefined if not. */
async function dueCheck(db: Db, companyId: string): Promise<DueCheck | undefined> {
  const details = (await readSetting(db, operatorDetails, operatorScope))?.value;
  if (details?.vat_check !== "on") return undefined;
  const old = new Date(clock.now().getTime() - validDays * 86_400_000);
  const company = await db.maybe<{ country: string; vatId: string; fresh: boolean; tried: Date | null }>(sql`
    select c.country, c.ust_idnr as "vatId",
      exists (select from vat_checks v where v.company_id = c.id and v.vat_id = c.ust_idnr
        and v.state <> 'unknown' and v.checked_at > ${old}) as fresh,
      (select max(v.checked_at) from vat_checks v where v.company_id = c.id and v.vat_id = c.ust_idnr) as tried
    from companies c where c.id = ${companyId} and c.ust_idnr is not null`);
  if (!company || company.fresh || !isUnionId(company.country, company.vatId)) return undefined;
  return { vatId: company.vatId, requester: details.ust_idnr, lastTried: company.tried };
}

/** Asks the register and stores its answer. @returns whether it answered */
async function requestCheck(db: Db, companyId: string, { vatId, requester }: DueCheck): Promise<boolean> {
  const { state, requestNumber, holder } = await checkVatId(settings().VIES_URL, vatId, requester);
  // An earlier confirmation of this holder by the company stays valid.
  await db.run(sql`
    insert into vat_checks (id, company_id, vat_id, state, request_number, checked_at, holder, holder_confirmed_at)
    values (${newId()}, ${companyId}, ${vatId}, ${state}, ${requestNumber}, ${clock.now()}, ${holder}, (
      select max(v.holder_confirmed_at) from vat_checks v
      where v.company_id = ${companyId} and v.vat_id = ${vatId} and v.holder = ${holder}))`);
  return state !== "unknown";
}

/**
 * Asks the EU's register about a company's VAT id, where the operator has switched that on and no answer of the last 30
 * days is there. It waits five seconds at most; without an answer the id's form is enough, and a job asks again.
 */
export async function ensureVatChecked(db: Db, companyId: string): Promise<void> {
  const due = await dueCheck(db, companyId);
  if (!due) return;
  if (due.lastTried && clock.now().getTime() - due.lastTried.getTime() < pauseMs) return;
  if (await requestCheck(db, companyId, due)) return;
  await enqueue(db, "check_vat", { companyId }, { key: `check_vat:${companyId}` });
}

/** Asks once more, for the job. @throws Error without an answer, so that the job is tried again later */
export async function recheckVat(db: Db, companyId: string): Promise<void> {
  const due = await dueCheck(db, companyId);
  if (due && !(await requestCheck(db, companyId, due))) throw new Error("VIES does not answer");
}
