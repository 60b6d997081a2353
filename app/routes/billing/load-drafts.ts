import type { AppLoadContext } from "@remix-run/node";
import type { InvoiceQuery } from "~/contract/invoices";
import { dayIn, formatDate, formatMoney } from "~/i18n/format";
import { textsFor } from "~/i18n/server";
import { requireSignedIn } from "~/session/require-access";
import type { ShownDraft } from "~/ui/billing/draft-table";

type Query = Pick<ReturnType<typeof InvoiceQuery.parse>, "search" | "from" | "to">;

/** The filtered drafts of invoices, which are not issued because they lack details that the law requires. */
export async function loadDrafts(
  context: AppLoadContext,
  { search = "", from, to }: Query,
): Promise<ShownDraft[]> {
  const { api, user } = requireSignedIn(context);
  const { language } = context;
  const t = textsFor(language);
  const { orders } = await api.invoices.waiting();
  const words = search.toLocaleLowerCase(language);
  return orders
    .map(order => ({ ...order, paidOn: dayIn(order.paidAt, user.timeZone) }))
    .filter(({ customer, paidOn }) => {
      const within = (!from || paidOn >= from) && (!to || paidOn <= to);
      return within && customer.toLocaleLowerCase(language).includes(words);
    })
    .map(({ id, customer, plan, totalCents, paidAt, paidOn, missing }) => ({
      id,
      customer,
      plan: t(`invoices:plan.${plan}`),
      total: formatMoney(totalCents, language),
      paid: formatDate(paidAt, { language, timeZone: user.timeZone }),
      paidOn,
      missing: missing.map(one => t(`invoices:missing.${one}`)).join(t("shell:comma")),
    }));
}
