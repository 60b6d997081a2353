import type { LoaderFunctionArgs } from "@remix-run/node";
import { DatevFields } from "~/contract/datev-fields";
import { datevHead, datevLine } from "~/routes/billing/datev-batch";
import { toWindows1252 } from "~/routes/billing/windows-1252";
import { piecesOf } from "~/routes/list/export-rows";
import { notFound, requireAccess } from "~/session/require-access";

/** The invoices of a span as a DATEV booking batch, streamed. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { api } = requireAccess(context);
  const fields = DatevFields.safeParse(Object.fromEntries(context.url.searchParams));
  if (!fields.success) throw notFound();
  const { from, to, chart } = fields.data;
  const lines = async function* () {
    yield datevHead(fields.data, new Date());
    for await (const rows of piecesOf(piece => api.invoices.bookings({ from, to, piece })))
      yield rows.map(row => datevLine(row, chart)).join("");
  };
  const written = lines();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await written.next();
      if (done) controller.close();
      else controller.enqueue(toWindows1252(value));
    },
    async cancel() {
      await written.return(undefined);
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=windows-1252",
      "content-disposition": `attachment; filename="EXTF_Buchungsstapel_${from}_${to}.csv"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
