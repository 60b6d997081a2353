import { AppError } from "~/contract/errors";
import type { Offer } from "~/contract/payments";
import { questionsAMonth } from "~/contract/question-allowance";
import type { Db } from "~/db/connection";
import { ensureVatChecked } from "~/domain/billing/vat/check-company-vat";
import { findOtherHolder } from "~/domain/billing/vat/holder";
import type { Actor } from "~/domain/core/actor/actor";
import { settings } from "~/env";
import { readSellable } from "./sellable-prices";
import { taxOn, taxPercent } from "./tax-percent";

/** What can be bought, with the tax of the actor's company. Says so if Stripe cannot be asked. */
export async function readOffer(db: Db, actor: Pick<Actor, "companyId"> | undefined): Promise<Offer> {
  const { APP_MODE, trialPayments: trial, DIVISION_LIMIT, EMPLOYEE_LIMIT, SMTP_LIMIT } = settings();
  const granted = {
    divisions: DIVISION_LIMIT,
    employees: EMPLOYEE_LIMIT,
    smtp: SMTP_LIMIT,
    emailSettings: Number(settings().EMAIL_SETTINGS_LIMIT),
    questions: questionsAMonth,
  };
  if (actor?.companyId) await ensureVatChecked(db, actor.companyId);
  const otherHolder = (actor?.companyId && (await findOtherHolder(db, actor.companyId))) || null;
  const percent = await taxPercent(db, actor?.companyId);
  const sells = APP_MODE === "lotse";
  const offer: Offer = { sells, trial, granted, otherHolder, problem: null, taxPercent: percent, prices: [] };
  if (!sells) return offer;
  try {
    const prices = (await readSellable(db)).map(({ plan, netCents, payments }) => {
      const taxCents = taxOn(netCents, percent);
      return { plan, netCents, taxCents, totalCents: netCents + taxCents, payments };
    });
    return { ...offer, prices };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problem = error.code === "payment_unreachable" ? error.code : "payment_not_set_up";
    return { ...offer, problem };
  }
}
