import type { LoaderFunctionArgs } from "@remix-run/node";
import { or404 } from "~/session/or-404";
import { requireSignedIn } from "~/session/require-access";

/** The receipt of a deletion as a file to keep: its fields with the seal over them, without the names of people. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { api } = requireSignedIn(context);
  const { deletedByName: _, ...receipt } = await or404(api.deletionReceipts.read({ id: params.id ?? "" }));
  return new Response(`${JSON.stringify(receipt, null, 2)}\n`, {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": `attachment; filename="deletion-receipt-${receipt.id}.json"`,
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
