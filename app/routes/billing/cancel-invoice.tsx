import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formatMoney } from "~/i18n/format";
import { isolate } from "~/i18n/isolate";
import { pageTitle } from "~/i18n/server";
import { paths } from "~/paths";
import { flash } from "~/session/flash";
import { keyOptions, refuseQuestion } from "~/session/form";
import { or404 } from "~/session/or-404";
import { notFound, requireSignedIn } from "~/session/require-access";
import CancelInvoiceQuestion from "~/ui/billing/cancel-invoice";
import { PageHead } from "~/ui/primitives/page-head";

export const handle = { namespaces: ["invoices"] };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api, ability } = requireSignedIn(context);
  if (!ability.can("update", "Invoice")) throw notFound();
  const { id, number, customer, grossCents, kind, state, correctedBy } = await or404(
    api.invoices.read({ id: params.id ?? "" }),
  );
  // A refused form says what another window did meanwhile.
  if (kind !== "invoice" || (state === "cancelled" && !context.refused)) throw notFound();
  const left = correctedBy.reduce((sum, one) => sum + one.grossCents, grossCents);
  const amount = formatMoney(left, context.language);
  return { title: pageTitle(context.language, context.page), id, number, customer, amount };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const { api } = requireSignedIn(context);
  const form = await request.formData();
  try {
    const options = keyOptions(form);
    const { id, name } = await or404(api.invoices.cancel({ id: params.id ?? "" }, options));
    flash(context, { kind: "done", key: "invoices:cancelDone", values: { name: isolate(name) } });
    return redirect(paths.invoices.preview("admin", id));
  } catch (error) {
    return refuseQuestion(context, error);
  }
}

export default function CancelInvoice() {
  const loaded = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <>
      <PageHead title={loaded.title} />
      <CancelInvoiceQuestion loaded={loaded} problem={refused?.problem} />
    </>
  );
}
